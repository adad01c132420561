import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

/**
 * Answers for a WebP picture of the site itself with its AVIF copy (`compress-assets.ts`), where there
 * is one and the browser takes it: half the bytes, and no second list of addresses in the pages.
 *
 * @param folder what `/` stands for
 * @returns a function that points such a request to the copy; others stay as they are
 */
export function createPictureChoice(
  folder: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const copies = new Set(copiesIn(path.join(folder, 'assets')));
  return (request, response) => {
    const { url = '' } = request;
    if (!url.endsWith('.webp') || !copies.has(url)) return;
    response.setHeader('Vary', 'Accept');
    if (request.headers.accept?.includes('image/avif')) request.url = `${url}.avif`;
  };
}

/** The addresses of the pictures that have a copy. */
function copiesIn(assets: string): string[] {
  try {
    const names = readdirSync(assets).filter((name) => name.endsWith('.webp.avif'));
    return names.map((name) => `/assets/${name.slice(0, -'.avif'.length)}`);
  } catch {
    // While developing there is no built folder.
    return [];
  }
}
