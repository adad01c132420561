import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import { type Encoding, preferredEncoding } from './accept-encoding.ts';
import { bodyOf, type WireAnswer, wireAnswer } from './wire-answer.ts';

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
  /** The paths of the content that it shows. */
  readonly reads: ReadonlySet<string>;
  /** Whether brotli has taken its time for it. */
  readonly isTight: boolean;
}

const compress = promisify(brotliCompress);

/**
 * How much time brotli takes. Quick is for a page that somebody waits for. Tight takes twenty times as
 * long, for 4 % fewer bytes: they decide whether most pages are there after one round trip.
 */
const effort = { quick: 7, tight: 10 } as const;

function brotli(body: Buffer, pace: keyof typeof effort): Promise<Buffer> {
  return compress(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: effort[pace],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // Looks back 256 KB, more than a page is long; the usual 4 MB are memory for nothing.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  });
}

/**
 * Reads the whole reply and makes its forms.
 * @param reads the paths of the content that it shows, all of them there once the reply is read
 * @param previous the page as it was made before: what is the same is not compressed again
 */
export async function storedPage(
  response: Response,
  reads: ReadonlySet<string>,
  previous?: StoredPage,
): Promise<StoredPage> {
  const { status, headers } = response;
  const body = Buffer.from(await response.arrayBuffer());
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const common = [...[...headers].flat(), 'ETag', etag, 'Vary', 'Accept-Encoding'];
  const identity = answer(status, common, body);
  const madeAt = performance.now();
  const isSame =
    previous?.status === status &&
    previous.in('identity').headers.join('\n') === identity.headers.join('\n');
  if (isSame) return { ...previous, reads, madeAt };
  const cacheControl = headers.get('Cache-Control');
  return {
    ...formsOf(identity, common, await brotli(body, 'quick')),
    status,
    etag,
    unchanged: wireAnswer(304, unchangedHeaders(etag, cacheControl)),
    isKeepable: isKeepable(status, cacheControl),
    madeAt,
    reads,
    isTight: false,
  };
}

/** The same page in fewer bytes. */
export async function tightened(page: StoredPage): Promise<StoredPage> {
  const identity = page.in('identity');
  const common = identity.headers.slice(0, -2);
  const compressed = await brotli(bodyOf(identity), 'tight');
  return { ...page, ...formsOf(identity, common, compressed), isTight: true };
}

/** @param common the headers of every form, Content-Length left out */
function formsOf(
  identity: WireAnswer,
  common: readonly string[],
  compressed: Buffer,
): Pick<StoredPage, 'in' | 'bytes'> {
  const { status } = identity;
  const br = answer(status, [...common, 'Content-Encoding', 'br'], compressed);
  let gzip: WireAnswer | undefined;
  return {
    in(encoding) {
      if (encoding === 'identity') return identity;
      if (encoding === 'br') return br;
      // Every browser of the last eight years takes brotli over https: made when somebody does not.
      gzip ??= answer(
        status,
        [...common, 'Content-Encoding', 'gzip'],
        gzipSync(bodyOf(identity), { level: 6 }),
      );
      return gzip;
    },
    // gzip is counted as if it were there: it is longer than brotli by a fifth.
    bytes: identity.bytes.length + Math.ceil(2.2 * br.bytes.length) + 2_000,
  };
}

function answer(status: number, headers: readonly string[], body: Buffer): WireAnswer {
  return wireAnswer(status, [...headers, 'Content-Length', String(body.length)], body);
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
