import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { digestOf } from './sample.ts';

export interface Visited {
  readonly path: string;
  readonly type: string;
  /** Everything that can be read in the answer, also what an address in it says in base64; empty for images. */
  readonly text: string;
  readonly digest: string;
}

/** Addresses that no page links to, and that anybody may still ask for. */
const UNLINKED = [
  '/',
  '/sitemap.xml',
  '/robots.txt',
  '/site.webmanifest',
  '/.well-known/security.txt',
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/images/meta_og_image.jpg',
  '/images/meta_twitter_image.jpg',
  '/no-such-page',
];

/**
 * Reads everything that a website shows to anybody, from its addresses on: pages, feeds, sitemap, manifest, images
 * and files.
 * @param site where it listens; its pages may name another public address
 * @param unlinked more addresses that no page may link to
 */
export async function crawl(
  site: string,
  publicUrl: string,
  unlinked: readonly string[] = [],
): Promise<readonly Visited[]> {
  const waiting = [...UNLINKED, ...unlinked];
  const known = new Set(waiting);
  const visited: Visited[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const { type, location, body } = await ask(site + path, new URL(publicUrl).host);
    const isText = /html|xml|json|text|manifest/.test(type) && !/css|javascript/.test(type);
    const markup = isText ? plain(new TextDecoder().decode(body)) : '';
    const linked = [...addressesIn(markup), location];
    for (const address of linked) {
      const next = ownPath(address, path, publicUrl);
      if (next === undefined || known.has(next)) continue;
      known.add(next);
      if (isNamedInAddress(next)) visited.push(byAddress(next));
      else waiting.push(next);
    }
    const text = [path, markup].map((each) => `${each}\n${decodedTokens(each)}`).join('\n');
    visited.push({ path, type, text, digest: digestOf(body) });
  }
  return visited;
}

/** Asks as the proxy of a public address does. */
async function ask(url: string, host: string) {
  const request = http.get(url, { headers: { host, accept: 'text/html' } });
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    request.on('response', resolve).on('error', reject);
  });
  const { 'content-type': type = '', location = '' } = response.headers;
  return { type, location, body: new Uint8Array(await buffer(response)) };
}

/** An image of the CMS, or a card for sharing: its address says in base64 which, so it need not be drawn. */
function isNamedInAddress(path: string): boolean {
  return /^\/images\/(?:icon-)?(?:\d+|shared|share)\//.test(path);
}

function byAddress(path: string): Visited {
  return { path, type: 'image', text: `${path}\n${decodedTokens(path)}`, digest: '' };
}

/** Without entities and escapes, and with one blank between words. */
function plain(markup: string): string {
  return markup
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll('\\n', '\n')
    .replaceAll('\\"', '"')
    .replaceAll(/\s+/g, ' ');
}

function addressesIn(text: string): string[] {
  const attributes = [...text.matchAll(/\b(?:href|src|content|poster|action)="([^"]*)"/g)];
  const sets = [...text.matchAll(/\b(?:imagesrcset|srcset)="([^"]*)"/gi)];
  const quoted = [...text.matchAll(/"((?:https?:\/)?\/[^"\s]*)"/g)];
  const inXml = [...text.matchAll(/>(https?:\/\/[^<\s]+)</g)];
  return [
    ...[...attributes, ...quoted, ...inXml].map(([, address = '']) => address),
    ...sets.flatMap(([, set = '']) =>
      set.split(',').map((each) => each.trim().split(' ')[0] ?? ''),
    ),
  ];
}

function ownPath(address: string, from: string, publicUrl: string): string | undefined {
  const url = /^(?:https?:\/)?\//.test(address) ? URL.parse(address, publicUrl + from) : null;
  if (!url || url.origin !== new URL(publicUrl).origin) return undefined;
  if (/^\/(?:assets|preview|hooks)\b/.test(url.pathname)) return undefined;
  // What the map's filter leaves out of a page stands in the whole page.
  return /^$|=(?:all|\d+)$/.test(url.search) ? url.pathname + url.search : url.pathname;
}

/** An image, a file or a card is named by a signed text in base64. */
function decodedTokens(text: string): string {
  const tokens = text.matchAll(/\/(?:images\/[\w-]+|files)\/([\w-]{8,})\.[\w-]+/g);
  const decoded = [...tokens].map(([, token = '']) => Buffer.from(token, 'base64url').toString());
  return [...new Set(decoded)].join('\n');
}
