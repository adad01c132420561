import { routeForAnyContent, routeForType } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { endRequests } from './end-requests';
import {
  allRequestsHandler,
  entryRequestHandler,
  requestPublicationHandler,
  sendBackHandler,
} from './handlers';

const REQUESTS_PATH = '/website/publication-requests';
const ENTRY_PATH = ':model/:documentId';

export const publicationRequests: Feature = {
  routes: [
    routeForAnyContent('GET', REQUESTS_PATH, 'read', allRequestsHandler),
    routeForType('GET', `${REQUESTS_PATH}/${ENTRY_PATH}`, 'read', entryRequestHandler),
    routeForType('POST', `${REQUESTS_PATH}/${ENTRY_PATH}`, 'update', requestPublicationHandler),
    routeForType('POST', `${REQUESTS_PATH}/send-back/${ENTRY_PATH}`, 'publish', sendBackHandler),
  ],
  writeHooks: { aroundStore: [endRequests] },
};
