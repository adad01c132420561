import { downloadRoute, routeForRights, routeForType } from '../../../access/admin-route.ts';
import { ERASE_ACTION_ID, EXPORT_ACTION_ID } from '../../../access/rights.ts';
import type { Feature } from '../../../feature.ts';
import {
  CARETAKERS_PATH,
  ERASE_SENDER_PATH,
  EXPORT_SUBMISSIONS_PATH,
  FIND_SENDER_PATH,
  PRIVACY_NOTICE_PATH,
  SET_TO_DONE_PATH,
} from '../paths.ts';
import { readCoordinatorNames, startUpdatingCaretakerNames } from './caretakers.ts';
import {
  doneHandler,
  eraseSenderHandler,
  exportHandler,
  findSenderHandler,
  privacyNoticeHandler,
} from './handlers.ts';
import { addPhoneSearch } from './phone-search.ts';

export { fillCaretakerId } from './caretakers.ts';

const RIGHTS_TO_EXPORT = [{ action: EXPORT_ACTION_ID }];
const RIGHTS_TO_ERASE = [{ action: ERASE_ACTION_ID }];

/** What stores, mails and erases what visitors sent is in `src/submissions`. */
export const submissionsFeature: Feature = {
  register: ({ strapi }) => addPhoneSearch(strapi),
  routes: () => [
    downloadRoute(EXPORT_SUBMISSIONS_PATH, RIGHTS_TO_EXPORT, exportHandler),
    routeForRights('GET', PRIVACY_NOTICE_PATH, RIGHTS_TO_EXPORT, privacyNoticeHandler),
    routeForType('POST', SET_TO_DONE_PATH, 'update', doneHandler),
    // Coordinators are the people who may export.
    routeForRights('GET', CARETAKERS_PATH, RIGHTS_TO_EXPORT, readCoordinatorNames),
    routeForRights('POST', FIND_SENDER_PATH, RIGHTS_TO_ERASE, findSenderHandler),
    routeForRights('POST', ERASE_SENDER_PATH, RIGHTS_TO_ERASE, eraseSenderHandler),
  ],
  bootstrap: ({ strapi }) => startUpdatingCaretakerNames(strapi),
};
