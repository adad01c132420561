import { entryRoute } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { previewHandler, publishedPathHandler, publishedPathsHandler } from './handlers';

export const previews: Feature = {
  routes: [
    entryRoute('GET', '/website/preview/:model/:documentId', 'read', previewHandler),
    entryRoute('GET', '/website/published/:model/:documentId', 'read', publishedPathHandler),
    entryRoute('GET', '/website/published/:model', 'read', publishedPathsHandler),
  ],
};
