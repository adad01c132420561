import type { StrapiApp } from '@strapi/strapi/admin';
import { addPanels } from './content/add-panels';
import { plainWords } from './content/plain-words';
import { addSubmissionTools } from './submissions/add-tools';

/** Strapi keeps under this name whether its announcement above every page was closed. */
const ANNOUNCEMENT = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

export default {
  config: {
    tutorials: false,
    notifications: { releases: false },
    translations: { en: plainWords },
  },
  bootstrap(app: StrapiApp) {
    // Editors come to write, not to read news about Strapi.
    for (const scope of ['false', 'undefined', 'null']) {
      window.localStorage.setItem(`${ANNOUNCEMENT}:${scope}`, 'true');
    }
    addPanels(app);
    addSubmissionTools(app);
  },
};
