import { entryRoute } from '../../../access/admin-route';
import type { Feature } from '../../../platform/feature';
import { previewHandler } from './previews';

/** Shows a draft on the website. */
export const previews: Feature = {
  register({ strapi }) {
    strapi.server.routes({
      type: 'admin',
      prefix: '/website',
      routes: [entryRoute('GET', '/preview/:model/:documentId', 'read', previewHandler(strapi))],
    });
  },
};
