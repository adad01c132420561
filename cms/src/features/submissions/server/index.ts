import type { Website } from '../../../../config/website';
import type { Feature } from '../../../platform/feature';
import { submissionRoutes } from './admin-routes';
import { checkCaretaker, completeCaretaker, followStaff } from './caretakers';
import { startRetention } from './erase/erase';
import { pruneKeys } from './keys';
import { startSending } from './mail/sending';
import { searchByPhone } from './search-by-phone';

export { submissionController } from './controller';

let stopSending: (() => Promise<void>) | undefined;

/** Stores what visitors send once, mails that it came, and lets staff export and erase it. */
export const submissions: Feature = {
  register: ({ strapi }) => searchByPhone(strapi),
  routes: submissionRoutes(),
  writeHooks: { complete: [completeCaretaker], check: [checkCaretaker] },
  async bootstrap({ strapi }) {
    const { mail, retentionDays } = strapi.config.get<Website>('website');
    await followStaff(strapi);
    pruneKeys(strapi);
    if (retentionDays) startRetention(strapi, retentionDays);
    if (mail) stopSending = startSending(strapi, mail);
  },
  destroy: () => stopSending?.(),
};
