import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type Encoding, preferredEncoding } from './accept-encoding.ts';
import { createTurns } from './turns.ts';
import { type WireAnswer, wireAnswer } from './wire-answer.ts';

/**
 * Whole pages in memory, compressed once: rendering and compressing for each request would cost
 * a hundred times as much. Dropped when content changes; served once more while a newer one is made.
 */
export interface StoredPage {
  readonly status: number;
  /** Raw header lists for `writeHead`, one for each encoding, Content-Length included. */
  readonly headers: Readonly<Record<Encoding, readonly string[]>>;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  /** The same, ready to be sent; the bodies are parts of it. */
  readonly wire: Readonly<Record<Encoding, WireAnswer>>;
  readonly etag: string;
  /** What is said to who has this page already: raw headers, and ready to be sent. */
  readonly unchanged: { readonly headers: readonly string[]; readonly wire: WireAnswer };
  /** Monotonic time in milliseconds. */
  readonly madeAt: number;
  readonly bytes: number;
}

export interface PageCacheOptions {
  /** Renders the page of a key. */
  readonly render: (key: string) => Promise<Response>;
  /** Milliseconds for which a page is not made anew. */
  readonly ttl: number;
  /** Bytes of all pages together, in every encoding. */
  readonly most?: number;
  /** Told of each look for a page: there, there but old, or not there. */
  readonly onLook?: (found: 'hit' | 'stale' | 'miss') => void;
}

export interface PageCache {
  /** The page of `key` if it can be answered at once, without waiting for anything. */
  peek(key: string): StoredPage | undefined;
  /** The page of `key`, rendered where needed; many who ask at once share one rendering. */
  get(key: string): Promise<StoredPage>;
  /** Content changed: every page is made anew when it is next asked for. */
  clear(): void;
  readonly size: number;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const MEBIBYTE = 1024 * 1024;
/** Each takes some megabytes while it works; see docs/decisions/memory.md. */
const inTurn = createTurns(2);

export function createPageCache({
  render,
  ttl,
  most = 16 * MEBIBYTE,
  onLook = () => undefined,
}: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, StoredPage>({
    maxSize: most,
    sizeCalculation: (page, key) => page.bytes + key.length * 2,
  });
  const underWay = new Map<string, Promise<StoredPage>>();
  let generation = 0;

  function make(key: string): Promise<StoredPage> {
    const running = underWay.get(key);
    if (running) return running;
    const begunIn = generation;
    const making = render(key)
      .then((response) => inTurn(() => storedPage(response)))
      .then((page) => {
        // Pages other than 200 and 404 tell of trouble: those who ask at once share them, nobody later.
        // A page begun before content changed may show the old content: it is given out, not kept.
        if (isKeepable(page) && begunIn === generation) pages.set(key, page);
        else pages.delete(key);
        return page;
      })
      .finally(() => {
        if (underWay.get(key) === making) underWay.delete(key);
      });
    underWay.set(key, making);
    return making;
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
    clear() {
      generation += 1;
      pages.clear();
      underWay.clear();
    },
    get size() {
      return pages.calculatedSize;
    },
  };
}

/**
 * What is for one visitor alone, as the word that their form has arrived, says `no-store`. A page that
 * is not there says so too, to everybody else's caches: it may be there a moment later. Here it is
 * dropped as soon as content changes.
 */
function isKeepable({ status, headers }: StoredPage): boolean {
  return status === 404 || (status === 200 && !headers.identity.includes('no-store'));
}

/** Reads the whole reply and makes every form in which it can be asked for. */
async function storedPage(response: Response): Promise<StoredPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const [br, zipped] = await Promise.all([
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        // Higher costs several times as long for about 3 % fewer bytes, each time a page is made.
        [constants.BROTLI_PARAM_QUALITY]: 7,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        // Looks back 256 KB, more than a page is long; the usual 4 MB are memory for nothing.
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }),
    compressGzip(body, { level: 7 }),
  ]);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const common = [...response.headers].flat();
  common.push('ETag', etag, 'Vary', 'Accept-Encoding');
  const encoded = { identity: body, br, gzip: zipped };
  const headersFor = (encoding: Encoding) => [
    ...common,
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    'Content-Length',
    String(encoded[encoding].length),
  ];
  const headers = {
    identity: headersFor('identity'),
    br: headersFor('br'),
    gzip: headersFor('gzip'),
  };
  const wireFor = (encoding: Encoding) =>
    wireAnswer(response.status, headers[encoding], encoded[encoding]);
  const wire = { identity: wireFor('identity'), br: wireFor('br'), gzip: wireFor('gzip') };
  const bodyOf = ({ bytes, bodyAt }: WireAnswer) => bytes.subarray(bodyAt);
  const unchanged = unchangedHeaders(etag, response.headers.get('Cache-Control'));
  return {
    status: response.status,
    headers,
    bodies: { identity: bodyOf(wire.identity), br: bodyOf(wire.br), gzip: bodyOf(wire.gzip) },
    wire,
    etag,
    unchanged: { headers: unchanged, wire: wireAnswer(304, unchanged, Buffer.alloc(0)) },
    madeAt: performance.now(),
    bytes: wire.identity.bytes.length + wire.br.bytes.length + wire.gzip.bytes.length + 2_000,
  };
}

/** What a 304 repeats of the page's own headers (RFC 9110, 15.4.5). */
function unchangedHeaders(etag: string, cacheControl: string | null): readonly string[] {
  const kept = cacheControl === null ? [] : ['Cache-Control', cacheControl];
  return [...kept, 'ETag', etag, 'Vary', 'Accept-Encoding'];
}

/**
 * How a stored page answers one request: its encoding, and whether the visitor has it already.
 * @param known the request's If-None-Match header
 */
export function choose(
  page: StoredPage,
  acceptEncoding: string | undefined,
  known: string | undefined,
): { readonly encoding: Encoding; readonly unchanged: boolean } {
  return {
    encoding: preferredEncoding(acceptEncoding),
    unchanged: page.status === 200 && known !== undefined && known.includes(page.etag),
  };
}
