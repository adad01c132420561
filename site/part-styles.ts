import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rollup } from 'vite';

type Chunk = Rollup.OutputChunk;

/**
 * A part that React takes over late (`near-part.ts`) is written by the server with the rest of the
 * page, so its style sheets must stand in the page too; the framework knows only those of what is
 * imported at once. Writes `build/part-styles.json`: for each style sheet the sheets of the parts that
 * its chunk sends for later, in the order in which they are to stand.
 *
 * @param parts modules that the server renders and the browser sends for later, from the site's folder
 */
export function partStyles(parts: readonly string[]): Plugin {
  let root = '';
  return {
    name: 'part-styles',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => {
      root = config.root;
    },
    writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const partChunks = parts.map((part) => {
        const id = path.join(root, part);
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === id);
        if (!chunk) throw new Error(`${part} is no part of its own: nothing imports it on demand`);
        return chunk;
      });
      const found: Record<string, string[]> = {};
      for (const chunk of chunks) {
        const own = sheetsOf(chunk);
        // Where all its styles are shared with others, as in the build with the styleguide: the last of those.
        const last = own.at(-1) ?? allSheets(chunk, byFile).at(-1);
        const later = partChunks.filter(({ fileName }) => chunk.dynamicImports.includes(fileName));
        if (later.length === 0) continue;
        if (!last)
          throw new Error(`${chunk.name} has no style sheet after which its parts' can stand`);
        const all = new Set(later.flatMap((part) => allSheets(part, byFile)));
        found[last] = [...all].filter((sheet) => !own.includes(sheet));
      }
      writeFileSync(path.join(dir, '../part-styles.json'), JSON.stringify(found, null, 2));
    },
  };
}

function sheetsOf(chunk: Chunk): string[] {
  return [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`);
}

/** The sheets of a chunk and of all that it imports, what is imported first. */
function allSheets(
  chunk: Chunk,
  byFile: ReadonlyMap<string, Chunk>,
  seen = new Set<Chunk>(),
): string[] {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const imported = chunk.imports.flatMap((file) => {
    const other = byFile.get(file);
    return other ? allSheets(other, byFile, seen) : [];
  });
  return [...imported, ...sheetsOf(chunk)];
}
