// `npm run check` compares BUILT_IN_PAGE_SLUGS and SITE_PAGE_SLUGS with the website's.

export const OUR_STORY_SLUG = 'our-story';
export const PRIVACY_SLUG = 'privacy';

/** These pages keep their slugs, because the website's code or texts link to them. */
export const BUILT_IN_PAGE_SLUGS: readonly string[] = [
  OUR_STORY_SLUG,
  PRIVACY_SLUG,
  'terms',
  'refunds-cancellations',
  'app-privacy',
];

/** The first parts of the paths of the website's own pages. */
export const SITE_PAGE_SLUGS: readonly string[] = [
  'about-us',
  'contact-us',
  'donate',
  'gallery',
  'opportunities',
  'projects',
  'stories',
  'team',
  'transparency',
  // Paths of the website's server.
  'healthz',
  'preview',
  'readyz',
];

/** Other first parts of paths that a program uses, or may use later. */
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
  // Paths of the CMS, if both share a host.
  'admin',
  'api',
  'uploads',
];
