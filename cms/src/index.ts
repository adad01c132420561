import type { Core } from '@strapi/strapi';
import { ensureRoles } from './access/roles';
import { ensureTokens, type Keys } from './access/tokens';
import { addEditingRoutes } from './editing/admin-routes';
import { applyWords } from './editing/apply-words';
import { refuseWhatBreaksPages } from './editing/checks/before-publishing';
import { takeOnlyPictures } from './media/only-pictures';
import { setUprightOnce } from './media/settings';
import { seedOnce } from './seed/seed';
import { addSubmissionRoutes } from './submissions/admin-routes';
import { eraseBefore, totalOf } from './submissions/erase/erase';
import { startRetention } from './submissions/erase/retention';
import { startPruning } from './submissions/keys';
import { type MailSettings, startSending } from './submissions/mail/sending';
import { giveEveryEntryAStatus } from './submissions/staff-fields';
import { type ContentHook, tellOfChanges } from './website/tell-of-changes';
import { keepWebhooksHome } from './website/webhook-targets';

interface WebsiteConfig extends Keys {
  seed: boolean;
  siteUrl?: string;
  contentHook?: ContentHook;
  mail?: MailSettings;
  retentionDays?: number;
}

let stopPruning: (() => void) | undefined;
let stopTelling: (() => void) | undefined;
let stopSending: (() => Promise<void>) | undefined;

export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    takeOnlyPictures(strapi);
    addSubmissionRoutes(strapi);
    addEditingRoutes(strapi);
    refuseWhatBreaksPages(strapi);
  },

  /** Brings the database to what the settings and the code say. Every step may run at each start. */
  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    const website = strapi.config.get<WebsiteConfig>('website');
    keepWebhooksHome(strapi, addressesOf(website));
    await ensureTokens(strapi, website);
    await ensureRoles(strapi);
    await applyWords(strapi);
    await giveEveryEntryAStatus(strapi);
    await setUprightOnce(strapi);
    if (website.seed) await seedOnce(strapi);
    stopPruning = startPruning(strapi);
    await startErasing(strapi, website.retentionDays);
    if (website.mail) stopSending = startSending(strapi, website.mail);
    else strapi.log.info('SMTP_HOST is not set: nobody gets a mail when a form is sent.');
    if (website.contentHook) stopTelling = tellOfChanges(strapi, website.contentHook);
  },

  async destroy(): Promise<void> {
    stopPruning?.();
    stopTelling?.();
    await stopSending?.();
  },
};

function addressesOf({ siteUrl, contentHook }: WebsiteConfig): string[] {
  return [siteUrl, contentHook?.url].filter((address) => address !== undefined);
}

async function startErasing(strapi: Core.Strapi, days: number | undefined): Promise<void> {
  if (days === undefined) return;
  await startRetention(strapi.cron, {
    days,
    now: () => new Date(),
    eraseBefore: async (moment) => totalOf(await eraseBefore(strapi, moment)),
    log: strapi.log,
  });
}
