import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import { type Encoding, preferredEncoding } from './accept-encoding.ts';
import { type WireAnswer, wireAnswer } from './wire-answer.ts';

/** A page in every form in which it can be asked for. */
export interface StoredPage {
  readonly status: number;
  /** The whole page, ready to be sent. */
  in(encoding: Encoding): WireAnswer;
  readonly etag: string;
  /** What is said to who has this page already. */
  readonly unchanged: WireAnswer;
  /** Whether others may be given it later. */
  readonly isKeepable: boolean;
  /** Monotonic time in milliseconds. */
  readonly madeAt: number;
  /** What it takes in memory. */
  readonly bytes: number;
}

const compress = promisify(brotliCompress);

/** Reads the whole reply and makes its forms. */
export async function storedPage(response: Response): Promise<StoredPage> {
  const { status } = response;
  const body = Buffer.from(await response.arrayBuffer());
  const compressed = await compress(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      // Higher costs several times as long for about 3 % fewer bytes, each time a page is made.
      [constants.BROTLI_PARAM_QUALITY]: 7,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // Looks back 256 KB, more than a page is long; the usual 4 MB are memory for nothing.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  });
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const common = [...[...response.headers].flat(), 'ETag', etag, 'Vary', 'Accept-Encoding'];
  const answer = (encoding: Encoding, bytes: Buffer) =>
    wireAnswer(
      status,
      [
        ...common,
        ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
        ...['Content-Length', String(bytes.length)],
      ],
      bytes,
    );
  const identity = answer('identity', body);
  const br = answer('br', compressed);
  let gzip: WireAnswer | undefined;
  const cacheControl = response.headers.get('Cache-Control');
  return {
    status,
    in(encoding) {
      if (encoding === 'identity') return identity;
      if (encoding === 'br') return br;
      // Every browser of the last eight years takes brotli over https: made when somebody does not.
      gzip ??= answer('gzip', gzipSync(body, { level: 6 }));
      return gzip;
    },
    etag,
    unchanged: wireAnswer(304, unchangedHeaders(etag, cacheControl)),
    isKeepable: isKeepable(status, cacheControl),
    madeAt: performance.now(),
    // gzip is counted as if it were there: it is longer than brotli by a fifth.
    bytes: identity.bytes.length + Math.ceil(2.2 * br.bytes.length) + 2_000,
  };
}

/**
 * What is for one visitor alone, as the word that their form has arrived, says `no-store`. A page that
 * is not there says so too, to everybody else's caches: it may be there a moment later. Here it is
 * dropped as soon as content changes.
 */
function isKeepable(status: number, cacheControl: string | null): boolean {
  return status === 404 || (status === 200 && cacheControl !== 'no-store');
}

/** What a 304 repeats of the page's own headers (RFC 9110, 15.4.5). */
function unchangedHeaders(etag: string, cacheControl: string | null): string[] {
  const kept = cacheControl === null ? [] : ['Cache-Control', cacheControl];
  return [...kept, 'ETag', etag, 'Vary', 'Accept-Encoding'];
}

/**
 * How a stored page answers one request.
 * @param known the request's If-None-Match header
 */
export function choose(
  page: StoredPage,
  acceptEncoding: string | undefined,
  known: string | undefined,
): WireAnswer {
  const hasItAlready = page.status === 200 && known?.includes(page.etag);
  return hasItAlready ? page.unchanged : page.in(preferredEncoding(acceptEncoding));
}
