import type { Core } from '@strapi/strapi';
import type { CmsSettings } from '../config/cms';
import { ensureInterfaceLanguage } from './access/interface-language';
import { hardenLogins } from './access/logins';
import { addOwnUnpublishedCondition } from './access/own-unpublished-condition';
import { ensureRoles } from './access/roles';
import { endSessionsOfChangedUsers } from './access/sessions';
import { addSubmissionRights } from './access/submission-rights';
import { ensureTokens } from './access/tokens';
import { fillSlug } from './content/addresses/fill-slug';
import { storeAllPublishedSlugs, storeSlugsOnWrite } from './content/addresses/slug-records';
import { CUSTOM_FIELDS } from './content/custom-fields';
import { removeFileHosts } from './content/file-hosts';
import { untickNewPictures } from './content/image-permission/untick-new-pictures';
import { keepSharedLists } from './content/languages/keep-shared-lists';
import { ensureLanguages } from './content/languages/languages';
import { fillTranslatedFrom } from './content/languages/translated-from';
import { addSortRules } from './content/list-order';
import { checkCoordinates, completeSchool } from './content/schools/complete-school';
import { checks } from './features/checks/server';
import { concurrentEdits } from './features/concurrent-edits/server';
import { findEntries } from './features/find/server';
import { history } from './features/history/server';
import { images } from './features/images/server';
import { languages } from './features/languages/server';
import { links } from './features/links/server';
import { ordering } from './features/ordering/server';
import { planning } from './features/planning/server';
import { previews } from './features/previews/server';
import { projectChoice } from './features/project-choice/server';
import { publicationRequests } from './features/publication-requests/server';
import { reminders } from './features/reminders/server';
import { samples } from './features/samples/server';
import { schools } from './features/schools/server';
import { submissions } from './features/submissions/server';
import { takenOff } from './features/taken-off/server';
import { mailInvitations, nameForgotPassword, showInvitations } from './mail/account-mails';
import { awaitCommits } from './platform/await-commits';
import type { Feature } from './platform/feature';
import { watchDisk } from './platform/full-disk';
import { checkClock } from './platform/steady-clock';
import { addWriteHooks } from './platform/write';
import { seedOnce } from './seed/seed';
import { surviveUnhandledRejections } from './unhandled';
import { startDeletingOldVersions } from './versions/delete-old-versions';
import { storeVersions } from './versions/store-versions';
import { applyViews } from './views/apply';
import { addPublicSettings } from './website/public-settings';
import { tellWebsiteOfChanges } from './website/tell-of-changes';

/** What the staff do, in any order: each is one folder, and goes with its line here and in `admin/app.tsx`. */
const FEATURES: readonly Feature[] = [
  publicationRequests,
  checks,
  concurrentEdits,
  findEntries,
  history,
  images,
  languages,
  links,
  ordering,
  planning,
  previews,
  projectChoice,
  reminders,
  samples,
  schools,
  submissions,
  takenOff,
];

let stopTelling: (() => void) | undefined;

export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    // The last proxy says the visitor's IP; what stands before it may be invented.
    strapi.server.app.maxIpsCount = 1;
    awaitCommits(strapi);
    watchDisk(strapi);
    strapi.customFields.register([...CUSTOM_FIELDS]);
    surviveUnhandledRejections(strapi);
    hardenLogins(strapi);
    nameForgotPassword(strapi);
    showInvitations(strapi);
    addOwnUnpublishedCondition(strapi);
    addSubmissionRights(strapi);
    addPublicSettings(strapi);
    addSortRules(strapi);
    for (const feature of FEATURES) feature.register?.({ strapi });
    const routes = FEATURES.flatMap((feature) => feature.routes ?? []);
    strapi.server.routes({ type: 'admin', routes: routes.map((route) => route(strapi)) });
    // `fillTranslatedFrom` and `untickNewPictures` compare what comes with what is stored: `removeFileHosts` stands before them.
    addWriteHooks(strapi, [
      {
        complete: [
          fillSlug,
          keepSharedLists,
          removeFileHosts,
          completeSchool,
          fillTranslatedFrom,
          untickNewPictures,
        ],
        check: [checkCoordinates],
        beforeStore: [storeVersions, storeSlugsOnWrite],
      },
      ...FEATURES.map(({ writeHooks }) => writeHooks ?? {}),
    ]);
  },

  /**
   * Brings the database to what the settings and the code say. Every step may run at each start. Comments
   * say where the order of two steps matters.
   */
  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    const website = strapi.config.get<CmsSettings>('cms');

    // Roles name the languages that a person may write, so languages come first.
    await ensureTokens(strapi, website);
    await ensureLanguages(strapi);
    await ensureRoles(strapi);
    await ensureInterfaceLanguage(strapi);

    // The first content needs the languages. The slugs that it was published with are stored.
    await applyViews(strapi);
    await seedOnce(strapi, website.seed);
    await storeAllPublishedSlugs(strapi);

    endSessionsOfChangedUsers(strapi);
    mailInvitations(strapi);
    // Before any job that deletes by age or carries out plans.
    await checkClock(strapi);
    startDeletingOldVersions(strapi);

    // Features find roles, languages and content as they are to be. Caretakers are people with a role.
    for (const feature of FEATURES) await feature.bootstrap?.({ strapi });

    // Strapi's commands, such as the one that makes an administrator, start no server and print none of this.
    strapi.server.httpServer.once('listening', () => tellOperator(strapi, website));

    // Last: the website hears of what people change or have planned, not of what a start fills in.
    stopTelling = tellWebsiteOfChanges(strapi, website.contentHook);
  },

  async destroy(): Promise<void> {
    stopTelling?.();
    for (const feature of FEATURES) await feature.destroy?.();
  },
};

/** Tells the operator about the CMS that runs, and not about a command beside it. */
async function tellOperator(strapi: Core.Strapi, { mail }: CmsSettings): Promise<void> {
  if (!mail) strapi.log.info('SMTP_HOST is not set: no mail tells of submissions.');
  if (!(await strapi.service('admin::user').exists())) {
    strapi.log.warn('There is no administrator yet. Make the first one with: npm run cms:admin');
  }
}
