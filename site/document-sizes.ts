import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:document-sizes';

/**
 * Tells the footer how large the documents under /docs are (2.13): `virtual:document-sizes` exports
 * bytes by path, read from the files that this build publishes.
 */
export function documentSizes(): Plugin {
  let folder = '';
  return {
    name: 'document-sizes',
    configResolved({ publicDir }) {
      folder = path.join(publicDir, 'docs');
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      return `export default ${JSON.stringify(Object.fromEntries(readSizes(folder)))}`;
    },
  };
}

function readSizes(folder: string): [string, number][] {
  try {
    return readdirSync(folder).map((file) => [
      `/docs/${file}`,
      statSync(path.join(folder, file)).size,
    ]);
  } catch {
    // No documents are no reason to fail a build: the footer then names their type alone.
    return [];
  }
}
