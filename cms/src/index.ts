import type { Core } from '@strapi/strapi';
import type { Website } from '../config/website';
import { addAuthorRights } from './access/author-rights';
import { completeLogins } from './access/logins';
import { ensureRoles } from './access/roles';
import { endSessionsOnChange } from './access/sessions';
import { addSubmissionRights } from './access/submission-rights';
import { ensureTokens } from './access/tokens';
import { addApprovalRoutes } from './approval/admin-routes';
import { changedBeforePublication } from './approval/changed-since';
import { endRequests } from './approval/end-requests';
import { CUSTOM_FIELDS } from './content/custom-fields';
import { fillDefaults } from './content/defaults';
import { fillSlug } from './content/fill-slug';
import { ensureLanguages } from './content/languages';
import { orderLists } from './content/list-order';
import { checkCoordinates, normalizeFields } from './content/normalize-fields';
import { rememberAddress, rememberAddresses } from './content/old-addresses';
import { lookAtClock } from './content/steady-clock';
import { completeOriginals, noteOriginals } from './content/translated-from';
import { untickNewPictures } from './content/untick-new-pictures';
import { listWhatPeopleEdited } from './editing/admin-home-page';
import { addEditingRoutes } from './editing/admin-routes';
import { refuseWhatBreaksPages } from './editing/checks/obstacles';
import { keepImagesInUse } from './editing/images-in-use';
import { startPlanning } from './editing/planning/carry-out';
import { endSave } from './editing/saves-under-way';
import { applyViews } from './editing/views/apply';
import { addHistoryRoutes } from './history/admin-routes';
import { startForgetting } from './history/forget';
import { rememberVersions } from './history/keep';
import { keepPlaces } from './ordering/keep-places';
import { addOrderingRoutes } from './ordering/move';
import { awaitCommits } from './platform/await-commits';
import { watchDisk } from './platform/full-disk';
import { repairIdSequences } from './platform/id-sequences';
import { takeSteps } from './platform/write';
import { addSchoolRoutes } from './schools/admin-routes';
import { addSampleRoutes } from './seed/samples';
import { seedOnce } from './seed/seed';
import { addSubmissionRoutes } from './submissions/admin-routes';
import { checkCaretaker, completeCaretaker, followStaff } from './submissions/caretakers';
import { startRetention } from './submissions/erase/erase';
import { pruneKeys } from './submissions/keys';
import { startSending } from './submissions/mail/sending';
import { outliveListeners } from './unhandled';
import { tellOfChanges } from './website/tell-of-changes';
import { limitWebhooks } from './website/webhook-targets';

let stopTelling: (() => void) | undefined;
let stopSending: (() => Promise<void>) | undefined;

export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    // The last proxy says the visitor's address; what stands before it may be invented.
    strapi.server.app.maxIpsCount = 1;
    awaitCommits(strapi);
    watchDisk(strapi);
    strapi.customFields.register([...CUSTOM_FIELDS]);
    outliveListeners(strapi);
    completeLogins(strapi);
    addAuthorRights(strapi);
    addSubmissionRights(strapi);
    addSubmissionRoutes(strapi);
    addEditingRoutes(strapi, changedBeforePublication);
    addSchoolRoutes(strapi);
    addOrderingRoutes(strapi);
    addHistoryRoutes(strapi);
    addApprovalRoutes(strapi);
    addSampleRoutes(strapi);
    orderLists(strapi);
    listWhatPeopleEdited(strapi);
    keepImagesInUse(strapi);
    takeSteps(strapi, {
      complete: [
        fillSlug,
        normalizeFields,
        keepPlaces,
        noteOriginals,
        untickNewPictures,
        completeCaretaker,
      ],
      check: [checkCoordinates, refuseWhatBreaksPages, checkCaretaker],
      remember: [rememberVersions, rememberAddress, endSave, endRequests],
    });
  },

  /**
   * Brings the database to what the settings and the code say. Every step may run at each start. Comments
   * say where the order of two steps matters.
   */
  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    const website = strapi.config.get<Website>('website');
    const { siteUrl, contentHook } = website;

    // First, since the steps below write rows: webhooks would send them, and SQLite needs ids for them.
    limitWebhooks(strapi, siteUrl ? [siteUrl, ...contentHook.urls] : contentHook.urls);
    await repairIdSequences(strapi);

    // Roles name the languages that a person may write, so languages come first.
    await ensureTokens(strapi, website);
    await ensureLanguages(strapi);
    await ensureRoles(strapi);

    // The first content needs the languages. The three steps after it complete what earlier versions stored.
    await applyViews(strapi);
    await seedOnce(strapi, website.seed);
    await fillDefaults(strapi);
    await completeOriginals(strapi);
    await rememberAddresses(strapi);

    // Caretakers are people with a role, so the roles come first.
    await followStaff(strapi);
    endSessionsOnChange(strapi);

    // What runs at its hour, in any order.
    pruneKeys(strapi);
    await lookAtClock(strapi);
    startForgetting(strapi);
    if (website.retentionDays) startRetention(strapi, website.retentionDays);
    if (website.mail) stopSending = startSending(strapi, website.mail);

    // Strapi's commands, such as the one that makes an administrator, do not listen.
    strapi.server.httpServer.once('listening', () => tellOperator(strapi, website));

    // Last: the website hears of what people change or have planned, not of what a start fills in.
    stopTelling = tellOfChanges(strapi, contentHook);
    startPlanning(strapi);
  },

  async destroy(): Promise<void> {
    stopTelling?.();
    await stopSending?.();
  },
};

/** Tells the operator about the CMS that runs, and not about a command beside it. */
async function tellOperator(strapi: Core.Strapi, { mail }: Website): Promise<void> {
  if (!mail) strapi.log.info('SMTP_HOST is not set: no mail tells of submissions.');
  if (!(await strapi.service('admin::user').exists())) {
    strapi.log.warn('There is no administrator yet. Make the first one with: npm run cms:admin');
  }
}
