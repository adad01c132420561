import type { StrapiApp } from '@strapi/strapi/admin';
import { checks } from '../features/checks/admin/index.ts';
import { concurrentEdits } from '../features/concurrent-edits/admin/index.ts';
import { find } from '../features/find/admin/index.ts';
import { firstPage } from '../features/first-page/admin/index.ts';
import { history } from '../features/history/admin/index.ts';
import { images } from '../features/images/admin/index.ts';
import { languages } from '../features/languages/admin/index.ts';
import { links } from '../features/links/admin/index.ts';
import { lists } from '../features/lists/admin/index.ts';
import { losses } from '../features/losses/admin/index.ts';
import { makeItYours } from '../features/make-it-yours/admin/index.ts';
import { markdown } from '../features/markdown/admin/index.ts';
import { ordering } from '../features/ordering/admin/index.ts';
import { planning } from '../features/planning/admin/index.ts';
import { previews } from '../features/previews/admin/index.ts';
import { projectChoice } from '../features/project-choice/admin/index.ts';
import { publicationRequests } from '../features/publication-requests/admin/index.ts';
import { reminders } from '../features/reminders/admin/index.ts';
import { schools } from '../features/schools/admin/index.ts';
import { submissions } from '../features/submissions/admin/index.ts';
import { unsavedWords } from '../features/unsaved-words/admin/index.ts';
import { bootstrapFeatures, registerFeatures } from './frame/add-features.tsx';
import { choiceLabels } from './frame/choice-labels.ts';
import type { AdminFeature } from './frame/feature.ts';
import { logInTexts, strapiTexts } from './frame/strapi-texts.ts';
import logo from './logo.png';
import { publicSettings } from './requests/public-settings.ts';

/** The admin shows pages of the menu, widgets, sections of a panel and buttons above a list in this order. */
const FEATURES: readonly AdminFeature[] = [
  firstPage,
  find,
  makeItYours,
  languages,
  submissions,
  // `concurrentEdits` says why the CMS refused a save, so it comes before the other features with `BelowFormButtons`.
  concurrentEdits,
  publicationRequests,
  checks,
  reminders,
  previews,
  planning,
  losses,
  history,
  unsavedWords,
  schools,
  images,
  markdown,
  links,
  ordering,
  projectChoice,
  lists,
];

const translations = Object.assign(
  { ...choiceLabels, ...strapiTexts, ...logInTexts(publicSettings) },
  ...FEATURES.map((feature) => feature.texts),
);

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
