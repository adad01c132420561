import { lookup as dnsLookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';

/** Why an original cannot be had. `absent`: the backend says that there is none. */
export class OriginalError extends Error {
  override name = 'OriginalError';
  readonly absent: boolean;

  constructor(message: string, absent = false) {
    super(message);
    this.absent = absent;
  }
}

export interface OriginalOptions {
  /** The backend's address: its origin is trusted, wherever it stands; other ports are not. */
  readonly cmsUrl: string;
  /** Further origins that are trusted although their addresses are private. */
  readonly mediaOrigins: readonly string[];
  /** Milliseconds for the whole download. */
  readonly timeout?: number;
  readonly mostBytes?: number;
}

const MEBIBYTE = 1024 * 1024;

/** Fetches originals, and nothing from inside our own network but the backend's (no SSRF). */
export function createOriginals(options: OriginalOptions): (source: string) => Promise<Buffer> {
  const { cmsUrl, mediaOrigins, timeout = 10_000, mostBytes = 20 * MEBIBYTE } = options;
  const trustedOrigins = new Set([new URL(cmsUrl).origin, ...mediaOrigins]);

  return async (source) => {
    const url = new URL(source);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
      throw new OriginalError(`${url.protocol} is not fetched`);
    }
    const trusted = trustedOrigins.has(url.origin);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (!trusted && isIP(host) !== 0 && isPrivate(host)) {
      throw new OriginalError(`${url.host} is a private address: see MEDIA_ORIGINS`);
    }
    return download(url, trusted ? undefined : publicLookup, timeout, mostBytes);
  };
}

function download(
  url: URL,
  lookup: LookupFunction | undefined,
  timeout: number,
  mostBytes: number,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { get } = url.protocol === 'https:' ? https : http;
    const request = get(
      url,
      { signal: AbortSignal.timeout(timeout), ...(lookup ? { lookup } : {}) },
      (response) => {
        const { statusCode = 0, headers } = response;
        if (statusCode !== 200 || Number(headers['content-length'] ?? 0) > mostBytes) {
          request.destroy();
          reject(
            new OriginalError(
              statusCode === 200 ? 'the original is too large' : `the answer was ${statusCode}`,
              statusCode === 404 || statusCode === 410,
            ),
          );
          return;
        }
        collect(response, mostBytes).then(resolve, reject);
      },
    );
    request.on('error', (error) => reject(new OriginalError(error.message)));
  });
}

async function collect(stream: Readable, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new OriginalError('the original is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Looks a name up and refuses it where any of its addresses is private. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  dnsLookup(hostname, { ...options, all: true }, (error, addresses) => {
    const hidden = addresses?.find(({ address }) => isPrivate(address));
    if (error || hidden || addresses.length === 0) {
      callback(
        error ?? new Error(`${hostname} is inside a private network: see MEDIA_ORIGINS`),
        [],
      );
      return;
    }
    callback(null, addresses);
  });
};

const privateAddresses = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  privateAddresses.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  privateAddresses.addSubnet(network, prefix, 'ipv6');
}

function isPrivate(address: string): boolean {
  return privateAddresses.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
