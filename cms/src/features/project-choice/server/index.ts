import type { Core } from '@strapi/strapi';
import { type AdminContext, routeForSomeContent } from '../../../access/admin-route.ts';
import { entryRights } from '../../../access/entry-rights.ts';
import { ENGLISH } from '../../../content/languages/languages.ts';
import { readProjects } from '../../../content/projects/read-projects.ts';
import { PROJECT } from '../../../content/types.ts';
import type { Feature } from '../../../feature.ts';
import { PROJECTS_PATH } from '../paths.ts';

/** How an entry names its project is in `src/content/projects`. */
export const projectChoiceFeature: Feature = {
  routes: () => [routeForSomeContent('GET', PROJECTS_PATH, 'read', projectsHandler)],
};

/** Answers with no project if the person may not read the titles. */
async function projectsHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const { mayField } = entryRights(strapi, ctx.state.userAbility, PROJECT);
  const mayReadTitles = mayField('read', { locale: ENGLISH }, 'projectTitle');
  return mayReadTitles ? await readProjects(strapi) : [];
}
