/** Addresses that stand for themselves. */
const fixed = new Set([
  ...['/', '/about-us', '/projects', '/our-story', '/team', '/opportunities', '/gallery'],
  ...['/opportunities/volunteer', '/opportunities/intern', '/opportunities/sponsor'],
  ...['/contact-us', '/privacy', '/terms', '/refunds-cancellations', '/app-privacy'],
  ...['/sitemap.xml', '/robots.txt', '/.well-known/security.txt', '/__manifest'],
  ...['/healthz', '/readyz', '/hooks/content', '/preview'],
]);

/** Folders of which the first step alone is told. */
const folders: readonly (readonly [string, string])[] = [
  ['/assets/', '/assets/*'],
  ['/pictures/', '/pictures/*'],
  ['/projects/', '/projects/:url'],
  ['/docs/', '/docs/*'],
  ['/images/', '/images/*'],
];

/**
 * The pattern of an address for the log and the metrics: one of some thirty, whatever visitors
 * invent, and nothing of what they typed.
 */
export function routeLabel(url: string): string {
  const at = url.indexOf('?');
  const path = at === -1 ? url : url.slice(0, at);
  if (fixed.has(path)) return path;
  // What a browser with scripts asks for in place of the page.
  if (path.endsWith('.data')) {
    return path === '/_.data' ? '/.data' : `${routeLabel(path.slice(0, -5))}.data`;
  }
  for (const [start, label] of folders) if (path.startsWith(start)) return label;
  return 'other';
}
