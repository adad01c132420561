import { siteContext } from '../site-context.ts';
import type { Route } from './+types/robots.ts';

/** Everything here is public (6), so nothing is forbidden, and nothing private is named. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteContext);
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
