/** Pages that the website's own code or other texts link to: they keep their addresses. */
export const BUILT_IN_PAGES: readonly string[] = [
  'our-story',
  'privacy',
  'terms',
  'refunds-cancellations',
  'app-privacy',
];

/** First parts of the addresses that the website and the CMS answer with something else. */
export const RESERVED_ADDRESSES: readonly string[] = [
  ...['about-us', 'contact-us', 'donate', 'gallery', 'opportunities', 'projects', 'team'],
  ...['assets', 'docs', 'documents', 'favicon', 'icons', 'images', 'media', 'robots', 'sitemap'],
  ...['healthz', 'hooks', 'metrics', 'preview', 'readyz', 'styleguide'],
  ...['admin', 'api', 'uploads'],
];
