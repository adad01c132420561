import { entryRoute } from '../../../access/admin-route';
import type { Feature } from '../../../platform/feature';
import { livePathHandler, livePathsHandler } from './live';
import { previewHandler } from './previews';

/** Shows a draft on the website, and where visitors find what is published. */
export const previews: Feature = {
  routes: [
    entryRoute('GET', '/website/preview/:model/:documentId', 'read', previewHandler),
    entryRoute('GET', '/website/live/:model/:documentId', 'read', livePathHandler),
    entryRoute('GET', '/website/live/:model', 'read', livePathsHandler),
  ],
};
