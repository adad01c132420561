import { adminRoute, entryRoute } from '../../../access/admin-route';
import { RIGHT_TO_READ_CONTENT } from '../../../access/entry-rights';
import type { Feature } from '../../../platform/feature';
import { endSettledRequests } from './end-settled-requests';
import { askHandler, requestHandler, requestsHandler, sendBackHandler } from './handlers';

const REQUESTS = '/website/publication-requests';
const REQUEST = `${REQUESTS}/:model/:documentId`;

/** Authors ask Editors for a publication. */
export const publicationRequests: Feature = {
  routes: [
    adminRoute('GET', REQUESTS, [RIGHT_TO_READ_CONTENT], requestsHandler),
    entryRoute('GET', REQUEST, 'read', requestHandler),
    entryRoute('POST', REQUEST, 'update', askHandler),
    entryRoute('POST', `${REQUEST}/send-back`, 'publish', sendBackHandler),
  ],
  writeHooks: { beforeStore: [endSettledRequests] },
};
