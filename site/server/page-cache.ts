import { LRUCache } from 'lru-cache';
import { createTurns } from '../app/turns.ts';
import { type StoredPage, storedPage, tightened } from './stored-page.ts';

export interface PageCacheOptions {
  /** Renders the page of a key; adds to `reads` what content it shows, as soon as it asks for it. */
  readonly render: (key: string, reads: Set<string>) => Promise<Response>;
  /** Milliseconds for which a page is not made anew. */
  readonly ttl: number;
  /** Bytes of all pages together, in every encoding. */
  readonly most?: number;
  /** Milliseconds after which a page that is still kept is packed tighter, so that it is sent faster. */
  readonly tightenAfter?: number;
  /** Told of each look for a page: there, there but old, or not there. */
  readonly onLook?: (found: 'hit' | 'stale' | 'miss') => void;
}

/**
 * Whole pages in memory, compressed once: rendering and compressing for each request would cost
 * a hundred times as much. Dropped when the content that they show changes; served once more while a
 * newer one is made.
 */
export interface PageCache {
  /** The page of `key` if it can be answered at once, without waiting for anything. */
  peek(key: string): StoredPage | undefined;
  /** The page of `key`, rendered where needed; many who ask at once share one rendering. */
  get(key: string): Promise<StoredPage>;
  /** Content changed: the pages that show it are made anew when they are next asked for. */
  drop(content: string): void;
  readonly size: number;
}

/** A page that is being made, and what of the content has been read for it so far. */
interface Making {
  readonly page: Promise<StoredPage>;
  readonly reads: ReadonlySet<string>;
}

const MEBIBYTE = 1024 * 1024;
/** Each takes some megabytes while it works; see docs/decisions/memory.md. */
const inTurn = createTurns(2);
/** Nobody waits for it: one at a time, and not in the way of those. */
const atLeisure = createTurns(1);

export function createPageCache({
  render,
  ttl,
  most = 16 * MEBIBYTE,
  tightenAfter = 10_000,
  onLook = () => undefined,
}: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, StoredPage>({
    maxSize: most,
    sizeCalculation: (page, key) => page.bytes + key.length * 2,
  });
  const underWay = new Map<string, Making>();

  function make(key: string): Promise<StoredPage> {
    const running = underWay.get(key);
    if (running) return running.page;
    const reads = new Set<string>();
    const isLatest = () => underWay.get(key)?.reads === reads;
    const page = render(key, reads)
      .then((response) => inTurn(() => storedPage(response, reads, pages.peek(key))))
      .then((made) => {
        // Pages other than 200 and 404 tell of trouble: those who ask at once share them, nobody later.
        // What shows content from before a change is given to those who wait for it, not kept.
        if (isLatest()) {
          if (made.isKeepable) keep(key, made);
          else pages.delete(key);
        }
        return made;
      })
      .finally(() => {
        if (isLatest()) underWay.delete(key);
      });
    underWay.set(key, { page, reads });
    return page;
  }

  function keep(key: string, page: StoredPage): void {
    pages.set(key, page);
    // Anybody can ask for states of a page without end: those are worth no more of the processor.
    if (!page.isTight && !key.includes('?')) tightenLater(key, page.madeAt);
  }

  /** Holds no page while it waits: what is dropped meanwhile must go from memory at once. */
  function tightenLater(key: string, madeAt: number): void {
    const page = () => {
      const kept = pages.peek(key);
      return kept?.madeAt === madeAt ? kept : undefined;
    };
    setTimeout(() => {
      atLeisure(async () => {
        const quick = page();
        const tight = quick && (await tightened(quick));
        if (tight && page()) pages.set(key, tight);
        // Where there is no memory for it, the page stays as it is.
      }).catch(() => undefined);
    }, tightenAfter).unref();
  }

  return {
    peek(key) {
      const page = pages.get(key);
      if (page === undefined) return undefined;
      const age = performance.now() - page.madeAt;
      if (age < ttl) {
        onLook('hit');
        return page;
      }
      // Old beyond what is promised: whoever asks now waits for the new one.
      if (age >= 2 * ttl) return undefined;
      onLook('stale');
      make(key).catch(() => undefined);
      return page;
    },
    get(key) {
      onLook('miss');
      return make(key);
    },
    drop(content) {
      for (const kept of [pages, underWay]) {
        const shown = [...kept.entries()].filter(([, { reads }]) => reads.has(content));
        for (const [key] of shown) kept.delete(key);
      }
    },
    get size() {
      return pages.calculatedSize;
    },
  };
}
