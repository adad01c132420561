import type { Feature } from '../../../platform/feature';
import { entryRoute } from '../../../access/admin-route';
import { checkHandler } from './check-handler';
import { refuseWhatBreaksPages } from './obstacles';

/** Says before a publication what would not look right, and refuses what would break a page. */
export const checks: Feature = {
  register({ strapi }) {
    strapi.server.routes({
      type: 'admin',
      prefix: '/website',
      routes: [
        entryRoute('POST', '/check/:model', 'read', checkHandler(strapi)),
      ],
    });
  },
  steps: { check: [refuseWhatBreaksPages] },
};
