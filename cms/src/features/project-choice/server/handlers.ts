import type { Core } from '@strapi/strapi';
import type { AdminContext } from '../../../access/admin-route';
import { entryRights } from '../../../access/entry-rights';
import { ENGLISH } from '../../../content/languages/languages';
import { readProjects } from '../../../content/projects/read-projects';
import { PROJECT } from '../../../content/types';

/** Answers with no project if the person may not read the titles. */
export async function projectsHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const { mayField } = entryRights(strapi, ctx.state.userAbility, PROJECT);
  const mayReadTitles = mayField('read', { locale: ENGLISH }, 'projectTitle');
  return mayReadTitles ? await readProjects(strapi) : [];
}
