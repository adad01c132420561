import { contentRoute, typeRoute } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { endSettledRequests } from './end-settled-requests';
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
    contentRoute('GET', REQUESTS_PATH, 'read', allRequestsHandler),
    typeRoute('GET', `${REQUESTS_PATH}/${ENTRY_PATH}`, 'read', entryRequestHandler),
    typeRoute('POST', `${REQUESTS_PATH}/${ENTRY_PATH}`, 'update', requestPublicationHandler),
    typeRoute('POST', `${REQUESTS_PATH}/send-back/${ENTRY_PATH}`, 'publish', sendBackHandler),
  ],
  writeHooks: { aroundStore: [endSettledRequests] },
};
