import type { Core } from '@strapi/strapi';
import { type AdminContext, adminRoute } from '../../../access/admin-route';
import { entryRights } from '../../../access/entry-rights';
import { RIGHT_TO_READ_CONTENT } from '../../../access/rights';
import { ENGLISH } from '../../../content/languages/languages';
import { readProjects } from '../../../content/projects/read-projects';
import { PROJECT } from '../../../content/types';
import type { Feature } from '../../../feature';

/** Lists the projects, so that editors choose one by its title. */
export const projectChoice: Feature = {
  routes: [adminRoute('GET', '/website/projects', [RIGHT_TO_READ_CONTENT], projectsHandler)],
};

/** Lists the projects. Empty if the person may not read their titles. */
async function projectsHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const { mayField } = entryRights(strapi, ctx.state.userAbility, PROJECT);
  const mayReadTitles = mayField('read', { locale: ENGLISH }, 'projectTitle');
  return mayReadTitles ? await readProjects(strapi) : [];
}
