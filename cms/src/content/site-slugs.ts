// `npm run check` compares the first three lists with those of the website.

/** The pages that are no entries, by their paths, as the website calls them in English. */
export const PAGE_TITLES: Readonly<Record<string, string>> = {
  '/': 'Home page',
  '/about-us': 'About us',
  '/projects': 'Projects',
  '/team': 'Team',
  '/opportunities': 'Opportunities',
  '/opportunities/volunteer': 'Be a volunteer',
  '/opportunities/intern': 'Be an intern',
  '/opportunities/sponsor': 'Be a sponsor',
  '/gallery': 'Gallery',
  '/stories': 'Stories',
  '/contact-us': 'Contact us',
  '/transparency': 'Transparency',
};

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
