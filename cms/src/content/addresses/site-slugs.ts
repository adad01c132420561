// `npm run check` compares the first two lists with those of the website.

/** Pages that the website's own code or other texts link to: they keep their slugs. */
export const BUILT_IN_PAGES: readonly string[] = [
  'our-story',
  'privacy',
  'terms',
  'refunds-cancellations',
  'app-privacy',
];

/** First parts of the paths that the website answers with pages of its own. */
export const SITE_PAGES: readonly string[] = [
  'about-us',
  'contact-us',
  'donate',
  'gallery',
  'opportunities',
  'projects',
  'stories',
  'team',
  'transparency',
  // What its server answers.
  'healthz',
  'preview',
  'readyz',
];

/** What else the website, its server or the CMS beside it answers there, or may one day. */
export const OTHER_SLUGS: readonly string[] = [
  // Files and folders of the website.
  'assets',
  'docs',
  'documents',
  'favicon',
  'files',
  'icons',
  'images',
  'media',
  'robots',
  'site',
  'sitemap',
  'hooks',
  'metrics',
  'styleguide',
  // What the CMS answers, where both share a host.
  'admin',
  'api',
  'uploads',
];
