import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { tags } from './http/html.ts';

/** What one page costs before the visitor scrolls, in bytes as they are sent to a phone. */
export interface PageWeight {
  readonly html: number;
  /** The style sheets inside the page, before compression; they are part of `html`. */
  readonly css: number;
  /** Every module that the first touch fetches, with all that those import. */
  readonly js: number;
  readonly jsFiles: number;
  readonly fonts: number;
  /** Pictures that do not wait until the visitor comes near, as a phone 360 px wide takes them. */
  readonly pictures: number;
  readonly styleFiles: number;
  /** All requests before the visitor scrolls, those of the first touch among them. */
  readonly requests: number;
  /** What is fetched for who only reads: without scripts. */
  readonly untouched: number;
  /** All of it, with what the first touch fetches. */
  readonly total: number;
}

/** CSS pixels times the pixels of a cheap phone's screen. */
const phonePixels = 360 * 2;

/**
 * Weighs a page from its HTML as the site answered it. `client` is the built folder that `/` stands
 * for. Pictures of the backend are not weighed: they are as heavy as editors make them.
 */
export function weighPage(html: string, client: string): PageWeight {
  const sizeOf = (address: string) => {
    const file = path.join(client, address);
    const smaller = [`${file}.br`, `${file}.avif`].find((copy) => existsSync(copy));
    return statSync(smaller ?? file).size;
  };
  const sum = (addresses: Iterable<string>) =>
    [...addresses].reduce((bytes, address) => bytes + sizeOf(address), 0);

  const modules = modulesOf(html, client);
  const links = tags(html, 'link');
  const fonts = links.flatMap(({ as, href }) => (as === 'font' && href ? [href] : []));
  const styleFiles = links.filter(
    ({ rel, disabled }) => rel === 'stylesheet' && disabled === undefined,
  );
  const icons = links.flatMap(({ rel, type, href }) =>
    rel === 'icon' && type === 'image/svg+xml' && href ? [href] : [],
  );
  const eager = tags(html, 'img').filter(({ loading }) => loading !== 'lazy');
  const pictures = new Set(
    eager.map(pictureFor).filter((address) => address.startsWith('/assets/')),
  );
  const htmlBytes = brotliCompressSync(html).length;
  const weight = {
    html: htmlBytes,
    css: [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].reduce(
      (bytes, [, css]) => bytes + (css ?? '').length,
      0,
    ),
    js: sum(modules),
    jsFiles: modules.size,
    fonts: sum(fonts),
    pictures: sum(pictures),
    styleFiles: styleFiles.length,
  };
  const untouched = weight.html + weight.fonts + weight.pictures + sum(icons);
  return {
    ...weight,
    requests: 1 + modules.size + fonts.length + eager.length + styleFiles.length + icons.length,
    untouched,
    total: untouched + weight.js,
  };
}

/** The modules that the page's starter fetches, and what they import before they can run. */
function modulesOf(html: string, client: string): Set<string> {
  const start = /<script\b[^>]*\bid="late-start"[^>]*>([\s\S]*?)<\/script>/.exec(html);
  const found = new Set<string>();
  const add = (address: string) => {
    if (found.has(address)) return;
    found.add(address);
    const code = readFileSync(path.join(client, address), 'utf8');
    for (const [, file] of code.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
      add(`/assets/${file}`);
    }
  };
  for (const [address] of (start?.[0] ?? '').matchAll(/\/assets\/[\w.-]+\.js/g)) add(address);
  return found;
}

/** The narrowest of a picture's files that fills the phone's width. */
function pictureFor({ src = '', srcset }: Readonly<Record<string, string>>): string {
  const offered = (srcset ?? '').split(',').flatMap((part) => {
    const [address, width] = part.trim().split(/\s+/);
    return address && width?.endsWith('w') ? [{ address, width: Number.parseInt(width, 10) }] : [];
  });
  offered.sort((one, other) => one.width - other.width);
  return (offered.find(({ width }) => width >= phonePixels) ?? offered.at(-1))?.address ?? src;
}
