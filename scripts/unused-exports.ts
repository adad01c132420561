// Finds what the CMS exports and no other file names, such as code that only a removed feature used.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './repository.ts';

const IMPORTERS = ['cms/{config,src,tests}/**/*.{ts,tsx}', '{scripts,site/tests}/**/*.ts'];
const EXPORT = /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm;

/** Returns each export of `cms/src` whose name is in no other file, as `move.ts: moveEntry`. */
export function unusedExports(files: ReadonlyMap<string, string>): string[] {
  const fileCounts = new Map<string, number>();
  for (const text of files.values()) {
    for (const word of new Set(text.match(/\w+/g))) {
      fileCounts.set(word, (fileCounts.get(word) ?? 0) + 1);
    }
  }
  return [...files]
    .filter(([file]) => file.startsWith('cms/src/'))
    .flatMap(([file, text]) =>
      [...text.matchAll(EXPORT)]
        .filter(([, name = '']) => fileCounts.get(name) === 1)
        .map(([, name]) => `${file}: ${name}`),
    );
}

if (import.meta.main) {
  const files = globSync(IMPORTERS, { cwd: ROOT, exclude: ['**/node_modules', '**/dist'] });
  const readText = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  const texts = new Map(files.map((file) => [file, readText(file)]));
  for (const unused of unusedExports(texts)) {
    console.error(`Remove this, or only its "export": ${unused}`);
    process.exitCode = 1;
  }
}
