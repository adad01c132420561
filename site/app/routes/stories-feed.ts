import { siteContext } from '../cms/site-context.ts';
import { getKnownStories } from '../cms/stories.ts';
import { storiesFeed } from '../features/stories/stories-feed.server.tsx';
import type { Route } from './+types/stories-feed.ts';

/** How many whole texts a reader of feeds gets. */
const NEWEST = 20;

/** The Atom feed of a language. Not known at this moment: 503, never a false 404 (R6). */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const known = await getKnownStories(site.content);
  if (known?.state === 'current' && known.stories.length === 0) {
    return new Response(null, { status: 404 });
  }
  const newest = known?.stories.slice(0, NEWEST) ?? [];
  const xml = newest.length > 0 ? await storiesFeed(site, newest) : undefined;
  if (xml === undefined) {
    return new Response(null, { status: 503, headers: { 'Retry-After': '30' } });
  }
  return new Response(xml, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
