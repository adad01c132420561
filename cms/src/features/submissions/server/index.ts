import type { CmsSettings } from '../../../../config/cms';
import { adminRoute, entryRoute } from '../../../access/admin-route';
import { ERASE_ACTION_ID, EXPORT_ACTION_ID } from '../../../access/submission-rights';
import type { Feature } from '../../../feature';
import { coordinatorNamesHandler, setCaretakerId, startUpdatingCaretakerNames } from './caretakers';
import { doneHandler } from './done';
import { startRetention } from './erase/erase';
import { exportHandler } from './export';
import { countSenderHandler, eraseSenderHandler } from './handlers';
import { startPruningKeys } from './idempotency-keys';
import { startSending } from './mail/sending';
import { normalizePhoneSearch } from './normalize-phone-search';

export { submissionController } from './controller';

const MAY_EXPORT = [{ action: EXPORT_ACTION_ID }];
const MAY_ERASE = [{ action: ERASE_ACTION_ID }];

let stopSending: (() => Promise<void>) | undefined;

/** Stores each submission once, sends a mail about it, and lets staff export and erase submissions. */
export const submissions: Feature = {
  register: ({ strapi }) => normalizePhoneSearch(strapi),
  routes: [
    adminRoute('GET', '/website/submissions/:uid/export', MAY_EXPORT, exportHandler),
    entryRoute('POST', '/website/submissions/:model/done', 'update', doneHandler),
    // Coordinators are the people who may export.
    adminRoute('GET', '/website/submissions/caretakers', MAY_EXPORT, coordinatorNamesHandler),
    adminRoute('POST', '/website/submissions/find', MAY_ERASE, countSenderHandler),
    adminRoute('POST', '/website/submissions/erase', MAY_ERASE, eraseSenderHandler),
  ],
  writeHooks: { complete: [setCaretakerId] },
  async bootstrap({ strapi }) {
    const { mail, retentionDays } = strapi.config.get<CmsSettings>('cms');
    await startUpdatingCaretakerNames(strapi);
    startPruningKeys(strapi);
    if (retentionDays) startRetention(strapi, retentionDays);
    if (mail) stopSending = startSending(strapi, mail);
  },
  destroy: () => stopSending?.(),
};
