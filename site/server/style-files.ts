import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { StyleReader } from './page-html.ts';

/** Reads built style sheets once each; `folder` is what `/` stands for. */
export function createStyleReader(folder: string): StyleReader {
  const known = new Map<string, string | undefined>();
  return (href) => {
    if (!known.has(href)) known.set(href, read(folder, href));
    return known.get(href);
  };
}

function read(folder: string, href: string): string | undefined {
  if (!/^\/assets\/[\w.-]+\.css$/.test(href)) return undefined;
  try {
    const css = readFileSync(path.join(folder, href), 'utf8').trim();
    // What would end the style element early cannot be inlined.
    return css.includes('</style') ? undefined : css;
  } catch {
    return undefined;
  }
}
