import { readdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';

/**
 * Answers for a WebP picture of the site itself with its AVIF copy (`compress-assets.ts`), where there
 * is one and the browser takes it: half the bytes, and no second list of addresses in the pages.
 *
 * @param folder what `/` stands for
 * @returns what points such a request to the copy and leaves others as they are, and whether there is
 *   a choice at an address (of the picture or of its copy)
 */
export function createPictureChoice(folder: string): {
  readonly choosePicture: (request: IncomingMessage) => void;
  readonly isChosen: (address: string) => boolean;
} {
  const copies = new Set(copiesIn(path.join(folder, 'assets')));
  return {
    choosePicture(request) {
      const { url = '' } = request;
      if (!copies.has(url) || !request.headers.accept?.includes('image/avif')) return;
      request.url = `${url}.avif`;
    },
    isChosen: (address) => copies.has(address.replace(/\.avif$/, '')),
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
