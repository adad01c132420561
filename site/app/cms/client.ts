/**
 * The HTTP side of the content backend: section 7 of the specification, and nothing else.
 * Runs on the site's server only, since every call carries the token (R1).
 */
import { createTurns } from '../turns.ts';

/** Why a call failed. The difference decides what visitors and operators are told (R6). */
export type CmsFailure =
  /** No answer, an answer that broke off, a time-out, or a 5xx: the backend is in trouble. */
  | 'unreachable'
  /** 401 or 403: our token is wrong or may not do this. Our own misconfiguration. */
  | 'refused'
  /** 404: the backend has no such collection. */
  | 'absent'
  /** Another status, not JSON, too large, or not the shape of section 7. */
  | 'unusable';

/** A call that did not succeed. The message is for the operator's log and holds no content. */
export class CmsError extends Error {
  override name = 'CmsError';
  readonly failure: CmsFailure;

  constructor(failure: CmsFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

export interface CmsClientOptions {
  /** The backend's address without a slash at its end. */
  readonly url: string;
  readonly token: string;
  readonly writeToken: string;
  /** Tried where the first are refused: while tokens are being changed, both programs know two. */
  readonly tokenNext?: string | undefined;
  readonly writeTokenNext?: string | undefined;
  /** Milliseconds after which a read is given up, its body included. */
  readonly readTimeout?: number;
  /** Milliseconds after which a write is given up. */
  readonly writeTimeout?: number;
  /** Bytes after which a reply is not read any further. */
  readonly maxReply?: number;
}

export interface CmsClient {
  /**
   * GETs `pathAndQuery` (as in 7.1, sent to the letter) and returns the parsed JSON.
   * @throws {CmsError}
   */
  get(pathAndQuery: string): Promise<unknown>;
  /**
   * POSTs `body` as JSON (7.2). The optional key makes the backend that ships with this site
   * store the same submission once, however often it arrives; other backends ignore it.
   * Returns the reply's text of a 2xx answer (R11).
   * @throws {CmsError}
   */
  post(path: string, body: unknown, idempotencyKey?: string): Promise<string>;
}

const MEBIBYTE = 1024 * 1024;

export function createCmsClient({
  url,
  token,
  writeToken,
  tokenNext,
  writeTokenNext,
  readTimeout = 15_000,
  writeTimeout = 5_000,
  maxReply = 8 * MEBIBYTE,
}: CmsClientOptions): CmsClient {
  async function call(path: string, timeout: number, init: RequestInit): Promise<string> {
    const name = `${init.method} ${path}`;
    // One signal for the whole exchange: a reply that trickles in is given up as well.
    const signal = AbortSignal.timeout(timeout);
    try {
      const response = await fetch(url + path, { ...init, signal, redirect: 'error' });
      if (!response.ok) {
        await response.body?.cancel();
        throw statusError(name, response.status);
      }
      return await readText(name, response, maxReply);
    } catch (error) {
      if (error instanceof CmsError) throw error;
      const reason = signal.aborted ? `no answer within ${timeout} ms` : causeOf(error);
      throw new CmsError('unreachable', `${name}: ${reason}`, { cause: error });
    }
  }

  const withReadToken = withEither(token, tokenNext);
  const withWriteToken = withEither(writeToken, writeTokenNext);

  return {
    async get(pathAndQuery) {
      const text = await withReadToken((current) =>
        call(pathAndQuery, readTimeout, {
          method: 'GET',
          headers: {
            Accept: 'application/json',
            Authorization: `bearer ${current}`,
            // Strapi 5 then answers in the shape that section 7.1 describes; others ignore it (R3).
            'Strapi-Response-Format': 'v4',
          },
        }),
      );
      try {
        return JSON.parse(text);
      } catch (error) {
        throw new CmsError('unusable', `GET ${pathAndQuery}: the reply is not JSON`, {
          cause: error,
        });
      }
    },
    post(path, body, idempotencyKey) {
      return withWriteToken((current) =>
        call(path, writeTimeout, {
          method: 'POST',
          headers: {
            Accept: 'application/json',
            Authorization: `bearer ${current}`,
            'Content-Type': 'application/json',
            'Strapi-Response-Format': 'v4',
            ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
          },
          body: JSON.stringify(body),
        }),
      );
    },
  };
}

/** Calls with `first`; where that is refused with `next`; after that with the one that was taken. */
function withEither(first: string, next: string | undefined) {
  let current = first;
  return async <T>(call: (token: string) => Promise<T>): Promise<T> => {
    const tried = current;
    try {
      return await call(tried);
    } catch (error) {
      const other = tried === first ? next : first;
      if (other === undefined || !(error instanceof CmsError) || error.failure !== 'refused') {
        throw error;
      }
      const answer = await call(other);
      current = other;
      return answer;
    }
  };
}

function statusError(name: string, status: number): CmsError {
  if (status === 401 || status === 403) {
    return new CmsError('refused', `${name}: the backend answered ${status}`);
  }
  if (status === 404) return new CmsError('absent', `${name}: the backend answered 404`);
  return new CmsError(
    status >= 500 ? 'unreachable' : 'unusable',
    `${name}: the backend answered ${status}`,
  );
}

/**
 * A reply beyond this many bytes is read on when no other such is being read: where all reads are
 * answered with far too much at once, the memory of one is enough.
 */
const LARGE = MEBIBYTE;
const largeInTurn = createTurns(1);

/** Kept as bytes until it is whole: as text, what grows would be copied again and again. */
async function readText(name: string, response: Response, maxReply: number): Promise<string> {
  if (response.body === null) return '';
  const tooLarge = `${name}: the reply is larger than ${maxReply} bytes`;
  if (Number(response.headers.get('content-length')) > maxReply) {
    await response.body.cancel();
    throw new CmsError('unusable', tooLarge);
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const chunks = response.body[Symbol.asyncIterator]();
  /** Whether the end has come before there was more than `most`. */
  async function readUpTo(most: number): Promise<boolean> {
    while (bytes <= most) {
      const { done, value } = await chunks.next();
      if (done) return true;
      bytes += value.byteLength;
      parts.push(value);
    }
    return false;
  }
  const isWhole =
    (await readUpTo(Math.min(LARGE, maxReply))) || (await largeInTurn(() => readUpTo(maxReply)));
  if (isWhole) return new TextDecoder().decode(Buffer.concat(parts, bytes));
  // The rest of a huge reply is never fetched.
  await chunks.return?.();
  throw new CmsError('unusable', tooLarge);
}

/** `fetch failed` alone helps nobody: the reason (ECONNREFUSED, ENOTFOUND…) is in the cause. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return cause instanceof Error ? cause.message : error.message;
}
