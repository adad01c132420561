/**
 * `refused`: the token is wrong or lacks a permission. `absent`: the CMS does not know the address, or
 * what it asks for. `unusable`: not the shape of section 7.
 */
export type CmsFailure = 'unreachable' | 'refused' | 'absent' | 'unusable';

/** Its message is for the operator's log and holds no content. */
export class CmsError extends Error {
  readonly failure: CmsFailure;
  /** What the CMS answered; undefined where there was no answer, or a 2xx that cannot be used. */
  readonly status: number | undefined;

  constructor(failure: CmsFailure, message: string, status?: number) {
    super(message);
    this.failure = failure;
    this.status = status;
  }
}

interface CmsClientOptions {
  readonly cmsUrl: string;
  readonly cmsToken: string;
  readonly cmsWriteToken: string;
  /** The second tokens, used where the first are refused, while tokens are being changed. */
  readonly cmsTokenNext?: string | undefined;
  readonly cmsWriteTokenNext?: string | undefined;
  /** Others than the limits below, for tests. */
  readonly readTimeoutMs?: number;
  readonly maxReplyBytes?: number;
}

export type CmsClient = ReturnType<typeof createCmsClient>;

/** For a whole reply. Visitors wait for less (content.ts). */
const READ_TIMEOUT_MS = 15_000;
/** A page that shows all of a reply takes many times as much memory. */
const MAX_REPLY_BYTES = 2 * 1024 * 1024;
/** A visitor waits for the answer, and may send again under the same key. */
const WRITE_TIMEOUT_MS = 5_000;

/** Its methods throw CmsError. */
export function createCmsClient(options: CmsClientOptions) {
  const { cmsUrl, readTimeoutMs = READ_TIMEOUT_MS, maxReplyBytes = MAX_REPLY_BYTES } = options;
  const reading = tokens(options.cmsToken, options.cmsTokenNext);
  const writing = tokens(options.cmsWriteToken, options.cmsWriteTokenNext);

  async function call(path: string, init: RequestInit, token: string): Promise<string> {
    const name = `${init.method} ${path}`;
    const headers = new Headers(init.headers);
    headers.set('Accept', 'application/json');
    headers.set('Authorization', `bearer ${token}`);
    // Strapi 5 then answers in the shape that section 7.1 describes; others ignore it (R3).
    headers.set('Strapi-Response-Format', 'v4');
    try {
      const response = await fetch(cmsUrl + path, { ...init, headers, redirect: 'error' });
      if (response.ok) return await readText(name, response, maxReplyBytes);
      await response.body?.cancel();
      const { status } = response;
      throw new CmsError(failureOf(status), `${name}: the CMS answered ${status}`, status);
    } catch (error) {
      if (error instanceof CmsError) throw error;
      throw new CmsError('unreachable', `${name}: ${reasonOf(error)}`);
    }
  }

  return {
    async get(path: string): Promise<unknown> {
      const signal = AbortSignal.timeout(readTimeoutMs);
      const text = await reading((token) => call(path, { method: 'GET', signal }, token));
      try {
        return JSON.parse(text);
      } catch {
        throw new CmsError('unusable', `GET ${path}: the reply is not JSON`);
      }
    },
    post(path: string, body: unknown, given: Readonly<Record<string, string>>): Promise<string> {
      const headers = { ...given, 'Content-Type': 'application/json' };
      const signal = AbortSignal.timeout(WRITE_TIMEOUT_MS);
      const init = { method: 'POST', headers, body: JSON.stringify(body), signal };
      return writing((token) => call(path, init, token));
    },
  };
}

function tokens(first: string, next: string | undefined) {
  let [current, other] = [first, next];
  return async <T>(call: (token: string) => Promise<T>): Promise<T> => {
    try {
      return await call(current);
    } catch (error) {
      const isRefused = error instanceof CmsError && error.failure === 'refused';
      if (!isRefused || other === undefined) throw error;
      const answer = await call(other);
      [current, other] = [other, current];
      return answer;
    }
  };
}

function failureOf(status: number): CmsFailure {
  if (status === 401 || status === 403) return 'refused';
  if (status === 400 || status === 404) return 'absent';
  return status >= 500 ? 'unreachable' : 'unusable';
}

async function readText(name: string, response: Response, maxReplyBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the reply: the rest is never fetched.
    if (bytes > maxReplyBytes) {
      throw new CmsError('unusable', `${name}: the reply is larger than ${maxReplyBytes} bytes`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** The reason behind `fetch failed` is in the cause: ECONNREFUSED, ENOTFOUND… */
function reasonOf(error: unknown): string {
  if (!(error instanceof TypeError)) return String(error);
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
}
