import { type AdminRoute, adminRoute, entryRoute } from '../../../access/admin-route';
import { ERASE, EXPORT } from '../../../access/submission-rights';
import { totalOf } from '../counts';
import { coordinatorNames } from './caretakers';
import { doneHandler } from './done';
import { countEntriesOf, erasePerson, senderFrom } from './erase/erase';
import { exportHandler } from './export';

export function submissionRoutes(): AdminRoute[] {
  return [
    adminRoute('GET', '/website/submissions/:uid/export', [{ action: EXPORT }], exportHandler),
    entryRoute('POST', '/website/submissions/:model/done', 'update', doneHandler),
    adminRoute('GET', '/website/submissions/caretakers', [{ action: EXPORT }], coordinatorNames),
    // The body names the person, since URLs get into logs.
    adminRoute('POST', '/website/submissions/find', [{ action: ERASE }], async (strapi, ctx) => {
      const { email, phone } = ctx.request.body ?? {};
      return countEntriesOf(strapi, senderFrom(email, phone));
    }),
    adminRoute('POST', '/website/submissions/erase', [{ action: ERASE }], async (strapi, ctx) => {
      const { email, phone } = ctx.request.body ?? {};
      const counts = await erasePerson(strapi, senderFrom(email, phone));
      const { id } = ctx.state.user;
      strapi.log.info(`Audit: staff member ${id} erased one person: ${totalOf(counts)} entries`);
      return counts;
    }),
  ];
}
