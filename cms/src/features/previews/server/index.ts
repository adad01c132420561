import { routeForType } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { previewHandler, publishedPathHandler, publishedPathsHandler } from './handlers';

export const previews: Feature = {
  routes: () => [
    routeForType('GET', '/website/preview/:model/:documentId', 'read', previewHandler),
    routeForType('GET', '/website/published/:model/:documentId', 'read', publishedPathHandler),
    routeForType('GET', '/website/published/:model', 'read', publishedPathsHandler),
  ],
};
