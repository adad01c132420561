import type { Core } from '@strapi/strapi';
import { adminRoute, entryRoute } from '../../../access/admin-route';
import { ERASE, EXPORT } from '../../../access/submission-rights';
import { coordinatorNames } from './caretakers';
import { totalOf } from './counts';
import { doneHandler } from './done';
import { countEntriesOf, erasePerson, personFrom } from './erase/erase';
import { exportHandler } from './export';

/** Call it in `register`. */
export function addSubmissionRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/submissions',
    routes: [
      adminRoute('GET', '/:uid/export', [EXPORT], exportHandler(strapi)),
      entryRoute('POST', '/:model/done', 'update', doneHandler(strapi)),
      adminRoute('GET', '/caretakers', [EXPORT], async (ctx) => {
        ctx.body = { data: await coordinatorNames(strapi) };
      }),
      // The body names the person, since URLs get into logs.
      adminRoute('POST', '/find', [ERASE], async (ctx) => {
        const { email, phone } = ctx.request.body ?? {};
        ctx.body = { data: await countEntriesOf(strapi, personFrom(email, phone)) };
      }),
      adminRoute('POST', '/erase', [ERASE], async (ctx) => {
        const { email, phone } = ctx.request.body ?? {};
        const counts = await erasePerson(strapi, personFrom(email, phone));
        const { id } = ctx.state.user;
        strapi.log.info(`Audit: staff member ${id} erased one person: ${totalOf(counts)} entries`);
        ctx.body = { data: counts };
      }),
    ],
  });
}
