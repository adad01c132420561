import type { Core } from '@strapi/strapi';
import { adminRoute } from '../access/admin-route';
import { countedOrErased } from './erase/handler';
import { exported } from './export/handler';

/** Rights of the staff beside reading and editing entries. */
export const EXPORT = 'api::submissions.export';
export const ERASE = 'api::submissions.erase';

/**
 * Adds the two rights and the admin's routes for them. Runs in `register`, since `bootstrap` gives the
 * rights to roles.
 * - `GET /submissions/{uid}/export?timeZone=…` and the query of the list: CSV
 * - `POST /submissions/find` and `/submissions/erase` with `{email, phone}`: counts, by list
 */
export function addSubmissionRoutes(strapi: Core.Strapi): void {
  strapi
    .service('admin::permission')
    .actionProvider.registerMany([
      right('export', 'Save the lists of submissions as CSV files'),
      right('erase', 'Erase everything that one person sent'),
    ]);
  strapi.server.routes({
    type: 'admin',
    prefix: '/submissions',
    routes: [
      adminRoute('GET', '/:uid/export', [EXPORT], exported(strapi)),
      adminRoute('POST', '/find', [ERASE], countedOrErased(strapi, 'find')),
      adminRoute('POST', '/erase', [ERASE], countedOrErased(strapi, 'erase')),
    ],
  });
}

function right(name: string, displayName: string) {
  return {
    section: 'settings',
    category: 'Submissions',
    displayName,
    uid: `submissions.${name}`,
  };
}
