import type { Core } from '@strapi/strapi';
import { type AdminContext, routeForSomeContent } from '../../../access/admin-route';
import { entryRights } from '../../../access/entry-rights';
import { ENGLISH } from '../../../content/languages/languages';
import { readProjects } from '../../../content/projects/read-projects';
import { PROJECT } from '../../../content/types';
import type { Feature } from '../../../feature';

/** How an entry names its project is in `src/content/projects`. */
export const projectChoice: Feature = {
  routes: () => [routeForSomeContent('GET', '/website/projects', 'read', projectsHandler)],
};

/** Answers with no project if the person may not read the titles. */
async function projectsHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const { mayField } = entryRights(strapi, ctx.state.userAbility, PROJECT);
  const mayReadTitles = mayField('read', { locale: ENGLISH }, 'projectTitle');
  return mayReadTitles ? await readProjects(strapi) : [];
}
