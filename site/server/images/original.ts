import http from 'node:http';
import https from 'node:https';
import { useAgent as filteringAgent } from 'request-filtering-agent';

/** Why an original cannot be had. */
export class OriginalError extends Error {
  override name = 'OriginalError';
  /** `absent`: 404. `unusable`: no image of ours. `unreachable`: the next try may succeed. */
  readonly failure: 'absent' | 'unusable' | 'unreachable';

  constructor(failure: OriginalError['failure'], message: string) {
    super(message);
    this.failure = failure;
  }
}

export interface OriginalOptions {
  /** The CMS's address: its origin may be private; other ports of its machine may not. */
  readonly cmsUrl: string;
  /** Further origins that may be private. */
  readonly mediaOrigins: readonly string[];
  /** Milliseconds for the whole download. */
  readonly timeout?: number;
}

const MAX_BYTES = 20 * 1024 * 1024;

/** Asks the CMS and public addresses for a file, never our own network (SSRF). */
export function createFetch({ cmsUrl, mediaOrigins, timeout = 10_000 }: OriginalOptions) {
  const trustedOrigins = new Set([new URL(cmsUrl).origin, ...mediaOrigins]);

  return async (source: string, options: http.RequestOptions = {}) => {
    const url = new URL(source);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
      throw new OriginalError('unusable', `${url.protocol} is not fetched`);
    }
    const isTrusted = trustedOrigins.has(url.origin);
    try {
      const agent = isTrusted ? {} : { agent: filteringAgent(source) };
      return await get(url, { ...options, ...agent }, timeout);
    } catch (error) {
      const hint = isTrusted ? '' : ' (a private address must be named in MEDIA_ORIGINS)';
      throw new OriginalError('unreachable', `${String(error)}${hint}`);
    }
  };
}

/** The answer, whose body may take its time: a visitor may pause a video. */
function get(
  url: URL,
  options: http.RequestOptions,
  timeout: number,
): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const client = url.protocol === 'https:' ? https : http;
    const request = client.request(url, options, (response) => {
      request.setTimeout(0);
      resolve(response);
    });
    request.setTimeout(timeout, () => request.destroy(new Error('no answer in time')));
    request.on('error', reject).end();
  });
}

/** Downloads whole originals. */
export function createDownload(options: OriginalOptions) {
  const fetchMedia = createFetch(options);
  return async (source: string): Promise<Buffer> => {
    const signal = AbortSignal.timeout(options.timeout ?? 10_000);
    return readBody(await fetchMedia(source, { signal }));
  };
}

async function readBody(response: http.IncomingMessage): Promise<Buffer> {
  try {
    const { statusCode = 0 } = response;
    if (statusCode !== 200) {
      const isAbsent = statusCode === 404 || statusCode === 410;
      const failure = isAbsent ? 'absent' : statusCode >= 500 ? 'unreachable' : 'unusable';
      throw new OriginalError(failure, `the answer was ${statusCode}`);
    }
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of response) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new OriginalError('unusable', 'the original is too large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}
