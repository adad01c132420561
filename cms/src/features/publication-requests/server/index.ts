import { routeForSomeContent, routeForType } from '../../../access/admin-route.ts';
import type { Feature } from '../../../feature.ts';
import {
  allRequestsHandler,
  entryRequestHandler,
  requestPublicationHandler,
  sendBackHandler,
} from './handlers.ts';

export { endRequests } from './end-requests.ts';

const REQUESTS_PATH = '/website/publication-requests';
const ENTRY_PATH = ':model/:documentId';

export const publicationRequests: Feature = {
  routes: () => [
    routeForSomeContent('GET', REQUESTS_PATH, 'read', allRequestsHandler),
    routeForType('GET', `${REQUESTS_PATH}/${ENTRY_PATH}`, 'read', entryRequestHandler),
    routeForType('POST', `${REQUESTS_PATH}/${ENTRY_PATH}`, 'update', requestPublicationHandler),
    routeForType('POST', `${REQUESTS_PATH}/send-back/${ENTRY_PATH}`, 'publish', sendBackHandler),
  ],
};
