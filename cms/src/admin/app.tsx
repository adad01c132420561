import type { StrapiApp } from '@strapi/strapi/admin';
import { checks } from '../features/checks/admin';
import { concurrentEdits } from '../features/concurrent-edits/admin';
import { findEntries } from '../features/find/admin';
import { history } from '../features/history/admin';
import { images } from '../features/images/admin';
import { languages } from '../features/languages/admin';
import { links } from '../features/links/admin';
import { lists } from '../features/lists/admin';
import { markdown } from '../features/markdown/admin';
import { ordering } from '../features/ordering/admin';
import { planning } from '../features/planning/admin';
import { previews } from '../features/previews/admin';
import { projectChoice } from '../features/project-choice/admin';
import { publicationRequests } from '../features/publication-requests/admin';
import { reminders } from '../features/reminders/admin';
import { samples } from '../features/samples/admin';
import { schools } from '../features/schools/admin';
import { start } from '../features/start/admin';
import { submissions } from '../features/submissions/admin';
import { takenOff } from '../features/taken-off/admin';
import { unsavedWords } from '../features/unsaved-words/admin';
import { fields } from './fields';
import logo from './logo.png';
import { bootstrapFeatures, registerFeatures } from './platform/add-features';
import { adminTexts, logInTexts } from './platform/admin-texts';
import type { AdminFeature } from './platform/feature';
import { publicSettings } from './platform/public-settings';

/** Widgets, parts of a panel and buttons above a list stand in this order. */
const FEATURES: readonly AdminFeature[] = [
  fields,
  start,
  findEntries,
  submissions,
  // What colleagues do stands first.
  concurrentEdits,
  publicationRequests,
  checks,
  reminders,
  languages,
  previews,
  planning,
  takenOff,
  samples,
  history,
  unsavedWords,
  schools,
  images,
  markdown,
  links,
  ordering,
  projectChoice,
  // Last: its column stands behind those of all others.
  lists,
];

const texts = Object.assign(
  { ...adminTexts, ...logInTexts(publicSettings) },
  ...FEATURES.map((feature) => feature.texts),
);

export default {
  config: {
    // The organisation's own, once it is published. An administrator may choose another (Settings → Overview).
    auth: { logo: publicSettings.logo || logo },
    menu: { logo: publicSettings.logo || logo },
    head: { favicon: publicSettings.logo || logo },
    // The English of the staff, for the order of day and month (access/interface-language.ts).
    locales: ['en-GB'],
    tutorials: false,
    notifications: { releases: false },
    translations: { en: texts, 'en-GB': texts },
  },
  register(app: StrapiApp) {
    registerFeatures(app, FEATURES);
  },
  bootstrap(app: StrapiApp) {
    bootstrapFeatures(app, FEATURES);
    // Strapi's page links no styles of its first script; those of a lazy module load with it.
    import('./platform/phone.css');
  },
};
