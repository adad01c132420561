import type { StrapiApp } from '@strapi/strapi/admin';
import { checksFeature } from '../features/checks/admin/index.ts';
import { concurrentEditsFeature } from '../features/concurrent-edits/admin/index.ts';
import { findFeature } from '../features/find/admin/index.ts';
import { firstPageFeature } from '../features/first-page/admin/index.ts';
import { historyFeature } from '../features/history/admin/index.ts';
import { imagesFeature } from '../features/images/admin/index.ts';
import { languagesFeature } from '../features/languages/admin/index.ts';
import { linksFeature } from '../features/links/admin/index.ts';
import { listsFeature } from '../features/lists/admin/index.ts';
import { lossesFeature } from '../features/losses/admin/index.ts';
import { makeItYoursFeature } from '../features/make-it-yours/admin/index.ts';
import { markdownFeature } from '../features/markdown/admin/index.ts';
import { orderingFeature } from '../features/ordering/admin/index.ts';
import { planningFeature } from '../features/planning/admin/index.ts';
import { previewsFeature } from '../features/previews/admin/index.ts';
import { projectChoiceFeature } from '../features/project-choice/admin/index.ts';
import { publicationRequestsFeature } from '../features/publication-requests/admin/index.ts';
import { remindersFeature } from '../features/reminders/admin/index.ts';
import { schoolsFeature } from '../features/schools/admin/index.ts';
import { submissionsFeature } from '../features/submissions/admin/index.ts';
import { unsavedWordsFeature } from '../features/unsaved-words/admin/index.ts';
import { mergeDistinct } from '../platform/merge-distinct.ts';
import { bootstrapFeatures, registerFeatures } from './frame/add-features.tsx';
import { choiceLabels } from './frame/choice-labels.ts';
import type { AdminFeature } from './frame/feature.ts';
import { logInTexts, strapiTexts } from './frame/strapi-texts.ts';
import logo from './logo.png';
import { publicSettings } from './requests/public-settings.ts';

/** The admin shows pages of the menu, widgets, sections of a panel and buttons above a list in this order. */
const FEATURES: readonly AdminFeature[] = [
  firstPageFeature,
  findFeature,
  makeItYoursFeature,
  languagesFeature,
  submissionsFeature,
  // `concurrentEditsFeature` says why the CMS refused a save, so it comes before the others with `BelowFormButtons`.
  concurrentEditsFeature,
  publicationRequestsFeature,
  checksFeature,
  remindersFeature,
  previewsFeature,
  planningFeature,
  lossesFeature,
  historyFeature,
  unsavedWordsFeature,
  schoolsFeature,
  imagesFeature,
  markdownFeature,
  linksFeature,
  orderingFeature,
  projectChoiceFeature,
  listsFeature,
];

const translations = mergeDistinct([
  choiceLabels,
  strapiTexts,
  logInTexts(publicSettings),
  ...FEATURES.map(({ texts }) => texts ?? {}),
]);

/** The organisation's logo, once it is published. An administrator may choose another (Settings → Overview). */
const logoUrl = publicSettings.logo || logo;

export default {
  config: {
    auth: { logo: logoUrl },
    menu: { logo: logoUrl },
    head: { favicon: logoUrl },
    // British English, which writes the day before the month. access/interface-language.ts gives it to new accounts.
    locales: ['en-GB'],
    tutorials: false,
    notifications: { releases: false },
    translations: { en: translations, 'en-GB': translations },
  },
  register(app: StrapiApp) {
    registerFeatures(app, FEATURES);
  },
  bootstrap(app: StrapiApp) {
    bootstrapFeatures(app, FEATURES);
    // Strapi's page loads no CSS of its first script, so a later script loads this.
    import('./frame/phone.css');
  },
};
