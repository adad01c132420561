import type { StrapiApp } from '@strapi/strapi/admin';
import { adminTexts } from './content/admin-texts';
import { extendContentManager } from './content/extend-content-manager';

/** Strapi keeps under this name whether its announcement above every page was closed. */
const ANNOUNCEMENT = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

export default {
  config: {
    tutorials: false,
    notifications: { releases: false },
    translations: { en: adminTexts },
  },
  register(app: StrapiApp) {
    app.customFields.register({
      name: 'year',
      type: 'integer',
      intlLabel: { id: 'website.year', defaultMessage: 'Year' },
      intlDescription: { id: 'website.year.about', defaultMessage: 'Four digits' },
      components: { Input: () => import('./content/year-input') },
    });
  },
  bootstrap(app: StrapiApp) {
    for (const scope of ['false', 'undefined', 'null']) {
      window.localStorage.setItem(`${ANNOUNCEMENT}:${scope}`, 'true');
    }
    extendContentManager(app);
  },
};
