import { Calendar, Clock, Earth, Mail, PaperPlane, Trash } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { entryRight } from '../access/entry-rights';
import { EXPORT } from '../access/submission-rights';
import { PROJECT, TRANSPARENCY } from '../content/types';
import { adminTexts, headings } from './content/admin-texts';
import { extendContentManager } from './content/extend-content-manager';
import { website } from './content/website';
import { keepUploadsInOrder } from './fields/media-input';
import { standBesideEnglish } from './languages/beside-english';
import logo from './logo.png';

/** Strapi keeps under this name whether its announcement above every page was closed. */
const ANNOUNCEMENT = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

const READ = entryRight('read');
const PUBLISH = entryRight('publish');

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
        component: async () => (await import('./lists/new-submissions')).NewSubmissions,
        permissions: [{ action: EXPORT }],
      },
      {
        id: 'asked-for',
        icon: PaperPlane,
        title: { id: 'website.asked-for', defaultMessage: 'Asked for' },
        component: async () => (await import('./approval/asked-widget')).AskedWidget,
        permissions: [{ action: PUBLISH, subject: PROJECT }],
      },
      {
        id: 'reminders',
        icon: Clock,
        title: { id: 'website.reminders', defaultMessage: 'Due' },
        component: async () => (await import('./edit-view/reminders')).Reminders,
        permissions: [{ action: READ, subject: TRANSPARENCY }],
      },
      // The other counts types, tokens and webhooks, and leads to pages that editors may not see.
      ...widgets.filter(({ id }) => id !== 'key-statistics'),
    ]);
    if (website.translatedLanguages.length > 0) {
      app.addMenuLink({
        to: 'languages',
        icon: Earth,
        intlLabel: { id: 'website.languages', defaultMessage: 'Languages' },
        permissions: [{ action: READ, subject: PROJECT }],
        position: 4,
        Component: () => import('./languages/languages-page'),
      });
    }
    app.addMenuLink({
      to: 'asked-for',
      icon: PaperPlane,
      intlLabel: { id: 'website.asked-for', defaultMessage: 'Asked for' },
      permissions: [{ action: READ, subject: PROJECT }],
      position: 5,
      Component: () => import('./approval/asked-page'),
    });
    app.addMenuLink({
      to: 'planned',
      icon: Calendar,
      intlLabel: { id: 'website.planned', defaultMessage: 'Planned' },
      permissions: [{ action: READ, subject: PROJECT }],
      position: 5,
      Component: () => import('./planning/planned-page'),
    });
    app.addMenuLink({
      to: 'bin',
      icon: Trash,
      intlLabel: { id: 'website.bin', defaultMessage: 'Bin' },
      permissions: [{ action: READ, subject: PROJECT }],
      position: 6,
      Component: () => import('./history/bin-page'),
    });
    app.customFields.register({
      name: 'year',
      type: 'integer',
      intlLabel: { id: 'website.year', defaultMessage: 'Year' },
      intlDescription: { id: 'website.year.about', defaultMessage: 'Four digits' },
      components: { Input: () => import('./fields/year-input') },
    });
    app.customFields.register({
      name: 'yes-or-no',
      type: 'string',
      intlLabel: { id: 'website.yes-or-no', defaultMessage: 'Yes or no' },
      intlDescription: { id: 'website.yes-or-no.about', defaultMessage: 'An answer of a visitor' },
      components: { Input: () => import('./fields/yes-or-no-input') },
    });
    app.customFields.register({
      name: 'tick',
      type: 'boolean',
      intlLabel: { id: 'website.tick', defaultMessage: 'Tick' },
      intlDescription: { id: 'website.tick.about', defaultMessage: 'A sentence that is agreed to' },
      components: { Input: () => import('./fields/tick-input') },
    });
    app.customFields.register({
      name: 'caretaker',
      type: 'string',
      intlLabel: { id: 'website.caretaker', defaultMessage: 'Who takes care' },
      intlDescription: { id: 'website.caretaker.about', defaultMessage: 'A Coordinator' },
      components: { Input: () => import('./fields/caretaker-input') },
    });
    app.customFields.register({
      name: 'markdown',
      type: 'richtext',
      intlLabel: { id: 'website.markdown', defaultMessage: 'Text with marks' },
      intlDescription: { id: 'website.markdown.about', defaultMessage: 'Headings, lists, links' },
      components: { Input: () => import('./markdown/markdown-input') },
    });
    app.customFields.register({
      name: 'link',
      type: 'text',
      intlLabel: { id: 'website.link', defaultMessage: 'Link' },
      intlDescription: { id: 'website.link.about', defaultMessage: 'A page, a file, an address' },
      components: { Input: () => import('./links/link-input') },
    });
  },
  bootstrap(app: StrapiApp) {
    for (const scope of ['false', 'undefined', 'null']) {
      window.localStorage.setItem(`${ANNOUNCEMENT}:${scope}`, 'true');
    }
    extendContentManager(app);
  },
};
