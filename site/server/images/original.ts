import { readFile } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { useAgent as filteringAgent } from 'request-filtering-agent';
import type { Config } from '../config.ts';
import { MEBIBYTE } from '../mebibyte.ts';

/** Two originals are in memory at once, with those of the last seconds. */
export const MAX_BYTES = 20 * MEBIBYTE;
/** A visitor waits so long for an image; others wait behind it. */
const TIMEOUT_MS = 10_000;

/** Begins the name of an image of the organisation's folder. */
export const OWN_FILE = 'organisation:';

export class OriginalError extends Error {
  /** 404: it is gone. 502: no image of ours. 503: the next try may succeed. */
  readonly status: 404 | 502 | 503;

  constructor(status: OriginalError['status'], message: string) {
    super(message);
    this.status = status;
  }
}

/** Asks the CMS and public addresses for a file, never our own network (SSRF). */
export function createFetchMedia(
  { cmsUrl, mediaOrigins }: Pick<Config, 'cmsUrl' | 'mediaOrigins'>,
  timeout = TIMEOUT_MS,
) {
  // Other ports of these machines stay forbidden.
  const trustedOrigins = new Set([new URL(cmsUrl).origin, ...mediaOrigins]);

  return async (source: string, options: http.RequestOptions = {}) => {
    const url = new URL(source);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
      throw new OriginalError(502, `${url.protocol} is not fetched`);
    }
    const isTrusted = trustedOrigins.has(url.origin);
    const agent = isTrusted ? {} : { agent: filteringAgent(source) };
    try {
      return await get(url, { ...options, ...agent, timeout });
    } catch (error) {
      const hint = isTrusted ? '' : ' (a private address must be named in MEDIA_ORIGINS)';
      throw new OriginalError(503, `${String(error)}${hint}`);
    }
  };
}

/** The body has no time limit, since a visitor may pause a video. */
function get(url: URL, options: http.RequestOptions): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const client = url.protocol === 'https:' ? https : http;
    const request = client.request(url, options, (response) => {
      request.setTimeout(0);
      resolve(response);
    });
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    request.on('error', reject).end();
  });
}

/** What HTTP says of a file, by which it can be told from another at the same address. */
export interface Validators {
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
  readonly length?: string | undefined;
}

export function validatorsIn({ headers }: http.IncomingMessage): Validators {
  return {
    etag: headers.etag,
    lastModified: headers['last-modified'],
    length: headers['content-length'],
  };
}

/**
 * Whether an answer says that there is no such file. Object storage answers 403 then to those who may not list
 * its files; a 403 of the CMS itself says nothing of the file.
 */
export function saysGone({ statusCode }: http.IncomingMessage, source: string, cmsUrl: string) {
  const isOfStorage = new URL(source).origin !== new URL(cmsUrl).origin;
  return statusCode === 404 || statusCode === 410 || (statusCode === 403 && isOfStorage);
}

export interface Original {
  readonly body: Buffer;
  readonly validators: Validators;
}

/** Fetches an original whole. @throws {OriginalError} with the status to answer: 404, 502 or 503 */
export function createDownload(
  config: Pick<Config, 'cmsUrl' | 'mediaOrigins' | 'organisationDir'>,
) {
  const fetchMedia = createFetchMedia(config);
  return async (source: string): Promise<Original> => {
    if (source.startsWith(OWN_FILE)) {
      // The site alone signs such names, which its folder of facts has checked.
      const file = path.join(config.organisationDir, 'files', new URL(source).pathname);
      return { body: await readFile(file), validators: {} };
    }
    const response = await fetchMedia(source, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    try {
      const { statusCode = 0 } = response;
      if (statusCode !== 200) {
        const isGone = saysGone(response, source, config.cmsUrl);
        const status = isGone ? 404 : statusCode >= 500 ? 503 : 502;
        throw new OriginalError(status, `the answer was ${statusCode}`);
      }
      const chunks: Buffer[] = [];
      let bytes = 0;
      for await (const chunk of response) {
        bytes += chunk.length;
        if (bytes > MAX_BYTES) throw new OriginalError(502, 'the original is too large');
        chunks.push(chunk);
      }
      return { body: Buffer.concat(chunks), validators: validatorsIn(response) };
    } catch (error) {
      if (error instanceof OriginalError) throw error;
      throw new OriginalError(503, String(error));
    } finally {
      response.destroy();
    }
  };
}
