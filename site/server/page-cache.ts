import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { cacheControl } from './headers.ts';
import { MEBIBYTE } from './mebibyte.ts';
import type { RenderQueue } from './render-queue.ts';

interface CachedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

type Encoding = 'br' | 'gzip' | 'identity';

/** All pages need less in each language, with their parameters: a flood renders each once. */
const MAX_BYTES = 64 * MEBIBYTE;
/** 128 bits: no two pages have the same one. */
const ETAG_LETTERS = 22;
/** What a page takes beside its bodies: headers, key and objects. */
const OVERHEAD_BYTES = 2_000;
const BROTLI_QUALITY = 7;

/**
 * `queueOf`: where a page waits until it is rendered and compressed. `ttl`: milliseconds; in the second
 * half of it a page is served while it is renewed.
 */
export function createPageCache(
  render: (key: string) => Promise<Response>,
  queueOf: (key: string) => RenderQueue,
  ttl: number,
) {
  const half = ttl / 2;
  const create = () => {
    const cache = new LRUCache<string, CachedPage>({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ bodies }) =>
        Object.values(bodies).reduce((bytes, body) => bytes + body.length, OVERHEAD_BYTES),
      ttl: half,
      // The cache aborts what it has no room for; those who wait get their page all the same.
      ignoreFetchAbort: true,
      fetchMethod: (key) =>
        queueOf(key)(async () => {
          const response = await render(key);
          const page = await toCachedPage(response);
          // Requests that wait share an error page; the next one renders again.
          if (!isCacheable(response)) setImmediate(() => cache.delete(key));
          return page;
        }),
    });
    return cache;
  };
  let cache = create();

  return {
    async get(key: string): Promise<CachedPage> {
      // The remaining time of a stale page is negative.
      const page = await cache.fetch(key, { allowStale: cache.getRemainingTTL(key) > -half });
      if (page === undefined) throw new Error(`Nothing was rendered for ${key}`);
      return page;
    },
    /**
     * A new cache takes the place of the old one: requests that wait for an old rendering get it, and no
     * later one does.
     */
    clear() {
      cache = create();
    },
  };
}

function isCacheable({ status, headers }: Response): boolean {
  return status === 404 || (status === 200 && headers.get('Cache-Control') !== cacheControl.never);
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function toCachedPage(response: Response): Promise<CachedPage> {
  const identity = new Uint8Array(await response.arrayBuffer());
  const [br, gz] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        // 2^18 bytes are more than a page has; the default window takes 4 MB of memory.
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }),
    compressGzip(identity),
  ]);
  return {
    status: response.status,
    headers: response.headers,
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, ETAG_LETTERS)}"`,
    bodies: { identity, br, gzip: gz },
  };
}

export function pageResponse(page: CachedPage, request: Request): Response {
  const headers = new Headers(page.headers);
  headers.set('ETag', page.etag);
  headers.set('Vary', 'Accept-Encoding');
  if (page.status === 200 && request.headers.get('If-None-Match')?.includes(page.etag)) {
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }
  const encoding = preferredEncoding(request.headers.get('Accept-Encoding') ?? '');
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  const body = page.bodies[encoding];
  headers.set('Content-Length', String(body.length));
  const init = { status: page.status, headers };
  return new Response(request.method === 'HEAD' ? null : streamOf(body), init);
}

/** A stream without a copy: else many visitors who read slowly would take the memory of a page each. */
function streamOf(body: Uint8Array): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(body);
      controller.close();
    },
  });
}

/** In Accept-Encoding `q=0` means that the browser does not take it (RFC 9110, 12.5.3). */
export function preferredEncoding(accepted: string): Encoding {
  const takes = (name: string) =>
    accepted
      .split(',')
      .some((part) => part.trim().startsWith(name) && !/;\s*q=0(\.0*)?\s*$/.test(part));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
