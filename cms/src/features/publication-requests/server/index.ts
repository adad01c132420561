import { routeForSomeContent, routeForType } from '../../../access/admin-route.ts';
import type { Feature } from '../../../feature.ts';
import { ALL_REQUESTS_PATH, ENTRY_REQUEST_PATH, SEND_BACK_PATH } from '../paths.ts';
import {
  allRequestsHandler,
  entryRequestHandler,
  requestPublicationHandler,
  sendBackHandler,
} from './handlers.ts';

export { endRequests } from './end-requests.ts';

export const publicationRequestsFeature: Feature = {
  routes: () => [
    routeForSomeContent('GET', ALL_REQUESTS_PATH, 'read', allRequestsHandler),
    routeForType('GET', ENTRY_REQUEST_PATH, 'read', entryRequestHandler),
    routeForType('POST', ENTRY_REQUEST_PATH, 'update', requestPublicationHandler),
    routeForType('POST', SEND_BACK_PATH, 'publish', sendBackHandler),
  ],
};
