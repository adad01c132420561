import { typeRoute } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { previewHandler, publishedPathHandler, publishedPathsHandler } from './handlers';

export const previews: Feature = {
  routes: [
    typeRoute('GET', '/website/preview/:model/:documentId', 'read', previewHandler),
    typeRoute('GET', '/website/published/:model/:documentId', 'read', publishedPathHandler),
    typeRoute('GET', '/website/published/:model', 'read', publishedPathsHandler),
  ],
};
