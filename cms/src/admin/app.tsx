/** Strapi keeps under this name whether its announcement above every page was closed. */
const ANNOUNCEMENT = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

export default {
  config: {
    tutorials: false,
    notifications: { releases: false },
  },
  /** Editors come to write, not to read news about Strapi. */
  bootstrap() {
    for (const scope of ['false', 'undefined', 'null']) {
      window.localStorage.setItem(`${ANNOUNCEMENT}:${scope}`, 'true');
    }
  },
};
