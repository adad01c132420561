import type { Core } from '@strapi/strapi';
import { adminRoute } from '../access/admin-route';
import { countOf, erasePerson, personFrom } from './erase/erase';
import { exported } from './export/handler';
import { totalOf } from './forms';

export const EXPORT = 'api::submissions.export';
export const ERASE = 'api::submissions.erase';

/** Adds the two rights and their routes in `register`, since `bootstrap` gives the rights to roles. */
export function addSubmissionRoutes(strapi: Core.Strapi): void {
  const right = { section: 'settings', category: 'Submissions' };
  strapi.service('admin::permission').actionProvider.registerMany([
    {
      ...right,
      displayName: 'Save the lists of submissions as CSV files',
      uid: 'submissions.export',
    },
    {
      ...right,
      displayName: 'Erase everything that one person sent',
      uid: 'submissions.erase',
    },
  ]);
  strapi.server.routes({
    type: 'admin',
    prefix: '/submissions',
    routes: [
      adminRoute('GET', '/:uid/export', [EXPORT], exported(strapi)),
      // The person stands in the body, since URLs get into logs.
      adminRoute('POST', '/find', [ERASE], async (ctx) => {
        const { email, phone } = Object(ctx.request.body);
        ctx.set('Cache-Control', 'no-store');
        ctx.body = { data: await countOf(strapi, personFrom(email, phone)) };
      }),
      adminRoute('POST', '/erase', [ERASE], async (ctx) => {
        const { email, phone } = Object(ctx.request.body);
        const counts = await erasePerson(strapi, personFrom(email, phone));
        const { id } = ctx.state.user;
        strapi.log.info(`Audit: staff member ${id} erased one person: ${totalOf(counts)} entries`);
        ctx.set('Cache-Control', 'no-store');
        ctx.body = { data: counts };
      }),
    ],
  });
}
