import type { Core } from '@strapi/strapi';
import { addInterfaceLanguage } from './access/interface-language.ts';
import { refuseForgotPassword, showInvitations } from './access/invitations-and-passwords.ts';
import { hardenLogins } from './access/logins.ts';
import { addOwnUnpublishedCondition } from './access/own-unpublished-condition.ts';
import { ensureRoles } from './access/roles.ts';
import { startEndingSessions } from './access/sessions.ts';
import { addSubmissionRights } from './access/submission-rights.ts';
import { ensureTokens } from './access/tokens.ts';
import { removeFileHosts } from './content/addresses/file-hosts.ts';
import { fillSlug } from './content/addresses/fill-slug.ts';
import { ensureStoredSlugs, storeSlugsOnWrite } from './content/addresses/stored-slugs.ts';
import { CUSTOM_FIELDS } from './content/custom-fields.ts';
import { clearPermissionForNewImages } from './content/files/image-permission/clear-permission-for-new-images.ts';
import { keepSharedLists } from './content/languages/keep-shared-lists.ts';
import { ensureLanguages } from './content/languages/strapi-locales.ts';
import { fillTranslatedFrom } from './content/languages/translated-from.ts';
import { completeSchool, refuseWrongCoordinates } from './content/schools/complete-school.ts';
import { addSortRules } from './content/sort-rules.ts';
import { collectFromFeatures, type Feature } from './feature.ts';
import { checksFeature, refuseWhatBreaksPages } from './features/checks/server/index.ts';
import {
  concurrentEditsFeature,
  refuseUnseenChanges,
  rememberOwnWrite,
} from './features/concurrent-edits/server/index.ts';
import { findFeature } from './features/find/server/index.ts';
import { historyFeature } from './features/history/server/index.ts';
import { imagesFeature } from './features/images/server/index.ts';
import { languagesFeature } from './features/languages/server/index.ts';
import { linksFeature } from './features/links/server/index.ts';
import { lossesFeature } from './features/losses/server/index.ts';
import { makeItYoursFeature } from './features/make-it-yours/server/index.ts';
import { fillPosition, orderingFeature } from './features/ordering/server/index.ts';
import { planningFeature } from './features/planning/server/index.ts';
import { previewsFeature } from './features/previews/server/index.ts';
import { projectChoiceFeature } from './features/project-choice/server/index.ts';
import {
  endRequests,
  publicationRequestsFeature,
} from './features/publication-requests/server/index.ts';
import { remindersFeature } from './features/reminders/server/index.ts';
import { schoolsFeature } from './features/schools/server/index.ts';
import { fillCaretakerId, submissionsFeature } from './features/submissions/server/index.ts';
import { startMailingInvitations } from './mail/account-mails.ts';
import { type CmsSettings, settingsOf } from './platform/cms-settings.ts';
import { startWatchingDisk } from './platform/full-disk.ts';
import { storeClockCheck } from './platform/steady-clock.ts';
import { awaitCommits } from './platform/writes/await-commits.ts';
import { addWriteHooks, type WriteHooks } from './platform/writes/write.ts';
import { hideTranslations } from './sample/hide-translations.ts';
import { seedOnce } from './seed/seed.ts';
import { startErasingOldSubmissions } from './submissions/erase/erase.ts';
import { startPruningIdempotencyKeys } from './submissions/idempotency-keys.ts';
import { startSendingMails } from './submissions/mail/sending.ts';
import { startLoggingUnhandledRejections } from './unhandled.ts';
import { startDeletingOldVersions } from './versions/delete-old-versions.ts';
import { storeVersions } from './versions/store-versions.ts';
import { ensureViews } from './views/ensure-views.ts';
import { startContentHook } from './website/content-hook.ts';
import { addPublicSettings } from './website/public-settings.ts';

/** docs/cms.md tells how to remove a feature. */
const FEATURES: readonly Feature[] = [
  checksFeature,
  concurrentEditsFeature,
  findFeature,
  historyFeature,
  imagesFeature,
  languagesFeature,
  linksFeature,
  lossesFeature,
  makeItYoursFeature,
  orderingFeature,
  planningFeature,
  previewsFeature,
  projectChoiceFeature,
  publicationRequestsFeature,
  remindersFeature,
  schoolsFeature,
  submissionsFeature,
];

/** What runs at every write, in this order. docs/cms.md ("A write") tells what each function does. */
const WRITE_HOOKS: WriteHooks = {
  fillIn: [
    fillSlug,
    keepSharedLists,
    removeFileHosts,
    completeSchool,
    // `fillTranslatedFrom` and `clearPermissionForNewImages` compare new values with stored ones, so they come after
    // `removeFileHosts`.
    fillTranslatedFrom,
    clearPermissionForNewImages,
    fillPosition,
    fillCaretakerId,
  ],
  refuse: [
    refuseWrongCoordinates,
    // `refuseWhatBreaksPages` runs before `refuseUnseenChanges`: if both refuse a publication from a list, the person
    // reads what would break a page.
    refuseWhatBreaksPages,
    refuseUnseenChanges,
  ],
  aroundStore: [storeVersions, storeSlugsOnWrite, rememberOwnWrite, endRequests],
};

let stopContentHook: (() => void) | undefined;
let stopSendingMails: (() => Promise<void>) | undefined;

export default {
  /** Strapi accepts routes, middlewares, rights and extensions only in `register`. */
  register({ strapi }: { strapi: Core.Strapi }): void {
    // Our proxy writes only the last IP in X-Forwarded-For. A visitor can invent the others.
    strapi.server.app.maxIpsCount = 1;
    awaitCommits(strapi);
    startWatchingDisk(strapi);
    strapi.customFields.register([...CUSTOM_FIELDS]);
    startLoggingUnhandledRejections(strapi);
    hardenLogins(strapi);
    showInvitations(strapi);
    refuseForgotPassword(strapi);
    addOwnUnpublishedCondition(strapi);
    addSubmissionRights(strapi);
    addPublicSettings(strapi);
    // `addSortRules`, `hideTranslations`, `addWriteHooks` and `submissionsFeature` each add a middleware to Strapi's
    // document service. None of them uses what another changes, so their order does not matter.
    addSortRules(strapi);
    hideTranslations(strapi);
    collectFromFeatures(FEATURES);
    for (const feature of FEATURES) feature.register?.({ strapi });
    const routes = FEATURES.flatMap((feature) => feature.routes?.() ?? []);
    strapi.server.routes({ type: 'admin', routes: routes.map((route) => route(strapi)) });
    addWriteHooks(strapi, WRITE_HOOKS);
  },

  /** Makes the database agree with the settings and the code. */
  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    const settings = settingsOf(strapi);

    await ensureTokens(strapi, settings);
    await ensureLanguages(strapi);
    // `ensureRoles` writes rights that name the languages, so it runs after `ensureLanguages`.
    await ensureRoles(strapi);
    addInterfaceLanguage(strapi);

    await ensureViews(strapi);
    // `seedOnce` publishes the sample in every language, so it runs after `ensureLanguages`.
    await seedOnce(strapi, settings.seed);
    await ensureStoredSlugs(strapi);

    startEndingSessions(strapi);
    startMailingInvitations(strapi);
    // `storeClockCheck` notices a jump of the clock before a job can delete old data or carry out plans.
    await storeClockCheck(strapi);
    startDeletingOldVersions(strapi);
    startPruningIdempotencyKeys(strapi);
    if (settings.retentionDays) startErasingOldSubmissions(strapi, settings.retentionDays);
    if (settings.mail) stopSendingMails = startSendingMails(strapi, settings.mail);

    // Features need the roles, languages and content.
    for (const feature of FEATURES) await feature.bootstrap?.({ strapi });

    // Strapi's own commands load the CMS but start no server, so they do not print this.
    strapi.server.httpServer.once('listening', () => tellOperator(strapi, settings));

    // `startContentHook` runs last, so that the CMS does not tell the website of what the start itself writes.
    const contentEvents = FEATURES.flatMap((feature) => feature.contentEvents ?? []);
    stopContentHook = startContentHook(strapi, settings.contentHook, contentEvents);
  },

  async destroy(): Promise<void> {
    stopContentHook?.();
    await stopSendingMails?.();
  },
};

async function tellOperator(strapi: Core.Strapi, { mail }: CmsSettings): Promise<void> {
  if (!mail) strapi.log.info('SMTP_HOST is not set: no mail tells of submissions.');
  if (!(await strapi.service('admin::user').exists())) {
    strapi.log.warn('There is no administrator yet. Make the first one with: npm run cms:admin');
  }
}
