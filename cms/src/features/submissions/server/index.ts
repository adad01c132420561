import { downloadRoute, routeForRights, routeForType } from '../../../access/admin-route';
import { ERASE_ACTION_ID, EXPORT_ACTION_ID } from '../../../access/rights';
import type { Feature } from '../../../feature';
import type { CmsSettings } from '../../../platform/cms-settings';
import { startUpdatingCaretakerNames } from './caretakers';
import { startRetention } from './erase/erase';
import {
  coordinatorNamesHandler,
  doneHandler,
  eraseSenderHandler,
  exportHandler,
  findSenderHandler,
  privacyNoticeHandler,
} from './handlers';
import { startPruningKeys } from './idempotency-keys';
import { startSending } from './mail/sending';
import { normalizePhoneSearch } from './normalize-phone-search';

export { fillCaretakerId } from './caretakers';
export { submissionController } from './controller';

const RIGHTS_TO_EXPORT = [{ action: EXPORT_ACTION_ID }];
const RIGHTS_TO_ERASE = [{ action: ERASE_ACTION_ID }];

let stopSending: (() => Promise<void>) | undefined;

export const submissions: Feature = {
  register: ({ strapi }) => normalizePhoneSearch(strapi),
  routes: () => [
    downloadRoute('/website/submissions/:model/export', RIGHTS_TO_EXPORT, exportHandler),
    routeForRights(
      'GET',
      '/website/submissions/:model/privacy-notices/:code',
      RIGHTS_TO_EXPORT,
      privacyNoticeHandler,
    ),
    routeForType('POST', '/website/submissions/:model/done', 'update', doneHandler),
    // Coordinators are the people who may export.
    routeForRights(
      'GET',
      '/website/submissions/caretakers',
      RIGHTS_TO_EXPORT,
      coordinatorNamesHandler,
    ),
    routeForRights('POST', '/website/submissions/find', RIGHTS_TO_ERASE, findSenderHandler),
    routeForRights('POST', '/website/submissions/erase', RIGHTS_TO_ERASE, eraseSenderHandler),
  ],
  async bootstrap({ strapi }) {
    const { mail, retentionDays } = strapi.config.get<CmsSettings>('cms');
    await startUpdatingCaretakerNames(strapi);
    startPruningKeys(strapi);
    if (retentionDays) startRetention(strapi, retentionDays);
    if (mail) stopSending = startSending(strapi, mail);
  },
  destroy: () => stopSending?.(),
};
