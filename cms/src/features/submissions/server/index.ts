import type { CmsSettings } from '../../../../config/cms';
import { adminRoute, entryRoute } from '../../../access/admin-route';
import { ERASE_ACTION_ID, EXPORT_ACTION_ID } from '../../../access/submission-rights';
import type { Feature } from '../../../platform/feature';
import {
  checkCaretaker,
  completeCaretaker,
  keepCaretakerNames,
  readCoordinatorNames,
} from './caretakers';
import { doneHandler } from './done';
import { startRetention } from './erase/erase';
import { exportHandler } from './export';
import { eraseSenderHandler, findSenderHandler } from './handlers';
import { startPruningKeys } from './idempotency-keys';
import { startSending } from './mail/sending';
import { normalizePhoneSearch } from './normalize-phone-search';

export { submissionController } from './controller';

const TO_EXPORT = [{ action: EXPORT_ACTION_ID }];
const TO_ERASE = [{ action: ERASE_ACTION_ID }];

let stopSending: (() => Promise<void>) | undefined;

/** Stores what visitors send once, mails that it came, and lets staff export and erase it. */
export const submissions: Feature = {
  register: ({ strapi }) => normalizePhoneSearch(strapi),
  routes: [
    adminRoute('GET', '/website/submissions/:uid/export', TO_EXPORT, exportHandler),
    entryRoute('POST', '/website/submissions/:model/done', 'update', doneHandler),
    adminRoute('GET', '/website/submissions/caretakers', TO_EXPORT, readCoordinatorNames),
    adminRoute('POST', '/website/submissions/find', TO_ERASE, findSenderHandler),
    adminRoute('POST', '/website/submissions/erase', TO_ERASE, eraseSenderHandler),
  ],
  writeHooks: { complete: [completeCaretaker], check: [checkCaretaker] },
  async bootstrap({ strapi }) {
    const { mail, retentionDays } = strapi.config.get<CmsSettings>('cms');
    await keepCaretakerNames(strapi);
    startPruningKeys(strapi);
    if (retentionDays) startRetention(strapi, retentionDays);
    if (mail) stopSending = startSending(strapi, mail);
  },
  destroy: () => stopSending?.(),
};
