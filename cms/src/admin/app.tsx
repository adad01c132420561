import { Calendar, Clock, Earth, Mail, PaperPlane, Trash } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { entryRight } from '../access/entry-rights';
import { EXPORT } from '../access/submission-rights';
import { CUSTOM_FIELDS } from '../content/custom-fields';
import { PROJECT, TRANSPARENCY } from '../content/types';
import { extendContentManager } from './extend-content-manager';
import { keepUploadsInOrder } from '../features/images/admin/media-input';
import { standBesideEnglish } from '../features/languages/admin/beside-english';
import logo from './logo.png';
import { adminTexts, headings } from './platform/admin-texts';
import { website } from './platform/website';

/** Strapi keeps under this name whether its announcement above every page was closed. */
const ANNOUNCEMENT = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

const READ = entryRight('read');
const PUBLISH = entryRight('publish');

/** The pages of the admin's menu, for staff who read content. */
const MENU = [
  {
    to: 'languages',
    icon: Earth,
    label: 'Languages',
    position: 4,
    Component: () => import('../features/languages/admin/languages-page'),
  },
  {
    to: 'asked-for',
    icon: PaperPlane,
    label: 'Asked for',
    position: 5,
    Component: () => import('../features/approval/admin/asked-page'),
  },
  {
    to: 'planned',
    icon: Calendar,
    label: 'Planned',
    position: 5,
    Component: () => import('../features/planning/admin/planned-page'),
  },
  {
    to: 'bin',
    icon: Trash,
    label: 'Bin',
    position: 6,
    Component: () => import('../features/history/admin/bin-page'),
  },
];

/** How the custom fields are called where types are made, and what the form shows for them. */
const INPUTS = {
  year: {
    label: 'Year',
    about: 'Four digits',
    Input: () => import('./fields/year-input'),
  },
  'yes-or-no': {
    label: 'Yes or no',
    about: 'An answer of a visitor',
    Input: () => import('./fields/yes-or-no-input'),
  },
  tick: {
    label: 'Tick',
    about: 'A sentence that is agreed to',
    Input: () => import('./fields/tick-input'),
  },
  caretaker: {
    label: 'Who takes care',
    about: 'A Coordinator',
    Input: () => import('../features/submissions/admin/caretaker-input'),
  },
  markdown: {
    label: 'Text with marks',
    about: 'Headings, lists, links',
    Input: () => import('../features/markdown/admin/markdown-input'),
  },
  link: {
    label: 'Link',
    about: 'A page, a file, an address',
    Input: () => import('../features/links/admin/link-input'),
  },
} as const;

export default {
  config: {
    // An administrator may put the organisation's own in its place (Settings → Overview).
    auth: { logo },
    menu: { logo },
    head: { favicon: logo },
    tutorials: false,
    notifications: { releases: false },
    translations: { en: { ...adminTexts, ...headings(website) } },
  },
  register(app: StrapiApp) {
    keepUploadsInOrder(app);
    standBesideEnglish(app);
    app.widgets.register((widgets) => [
      {
        id: 'inbox',
        icon: Mail,
        title: { id: 'website.inbox', defaultMessage: 'New from the forms' },
        component: async () => (await import('../features/submissions/admin/new-submissions')).NewSubmissions,
        permissions: [{ action: EXPORT }],
      },
      {
        id: 'asked-for',
        icon: PaperPlane,
        title: { id: 'website.asked-for', defaultMessage: 'Asked for' },
        component: async () => (await import('../features/approval/admin/asked-widget')).AskedWidget,
        permissions: [{ action: PUBLISH, subject: PROJECT }],
      },
      {
        id: 'reminders',
        icon: Clock,
        title: { id: 'website.reminders', defaultMessage: 'Due' },
        component: async () => (await import('../features/reminders/admin/reminders')).Reminders,
        permissions: [{ action: READ, subject: TRANSPARENCY }],
      },
      // The other counts types, tokens and webhooks, and leads to pages that editors may not see.
      ...widgets.filter(({ id }) => id !== 'key-statistics'),
    ]);
    for (const { label, ...link } of MENU) {
      // Nobody translates where the website offers English alone.
      if (link.to === 'languages' && website.translatedLanguages.length === 0) continue;
      app.addMenuLink({
        ...link,
        intlLabel: { id: `website.${link.to}`, defaultMessage: label },
        permissions: [{ action: READ, subject: PROJECT }],
      });
    }
    for (const { name, type } of CUSTOM_FIELDS) {
      const { label, about, Input } = INPUTS[name];
      app.customFields.register({
        name,
        type,
        intlLabel: { id: `website.${name}`, defaultMessage: label },
        intlDescription: { id: `website.${name}.about`, defaultMessage: about },
        components: { Input },
      });
    }
  },
  bootstrap(app: StrapiApp) {
    for (const scope of ['false', 'undefined', 'null']) {
      window.localStorage.setItem(`${ANNOUNCEMENT}:${scope}`, 'true');
    }
    extendContentManager(app);
  },
};
