import type { Config } from '../app/config.server.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';
import type { RunningSite } from './site.ts';
import type { Metrics } from './watch/metrics.ts';

/** Paths whose answers are never kept with the pages. */
const ownPaths = /^\/(?:healthz|readyz|hooks\/|pictures\/|preview(?:[?.]|$))/;

export interface KeptPages extends Pick<PageCache, 'peek' | 'get'> {
  /** Whether this address, spelt as it is, is one of a page that is kept: no file, nothing else of ours. */
  isPage(url: string): boolean;
  /** Whether what answers this address is never kept. */
  isOwn(url: string): boolean;
}

/**
 * The site's pages, as everybody sees them. A page is rendered from its key alone, so that no
 * visitor's header can leave a trace in it.
 */
export function createKeptPages(
  site: RunningSite,
  config: Pick<Config, 'contentTtl' | 'siteUrl'>,
  metrics: Metrics,
): KeptPages {
  const looks = metrics.counter(
    'site_page_cache_total',
    'Looks for a kept page by what was found.',
  );
  const pages = createPageCache({
    ttl: config.contentTtl,
    onLook: (found) => looks.add(`found="${found}"`),
    render: (key, reads) => site.fetch(new Request(config.siteUrl + key), '', reads),
  });
  site.onContentChange(pages.drop);
  metrics.gauge('site_page_cache_bytes', 'Memory of the kept pages.', () => ({ '': pages.size }));

  return {
    peek: pages.peek,
    get: pages.get,
    isPage(url) {
      // Files, and what a browser with scripts asks for in place of a page.
      if (url.includes('.') || ownPaths.test(url) || pageKey(url) !== url) return false;
      const place = site.placeOf(url);
      return place.movedTo === undefined && place.key === url;
    },
    isOwn: (url) => ownPaths.test(url),
  };
}
