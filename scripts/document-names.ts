// Finds names of the code in the documents that the code no longer has.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './repository.ts';

const CODE = [
  '{cms,site}/*.{ts,json}',
  'cms/{config,src,tests,seed-media}/**/*.{css,json,ts,tsx}',
  'site/{app,server,organisation,tests}/**/*.{css,json,ts,tsx}',
  '{scripts,bench,docs}/**/*.{mjs,json,ts}',
  'deploy/**/*.{conf,service,ts,yml,yaml}',
  'deploy/*',
  '*.{json,mjs,ts}',
  '.env.example',
  '.*.mjs',
];
/** Names of an example, of browsers, databases and proxies. */
const OTHER_NAMES = new Set([
  'bloodGroup',
  'InWords',
  'insertBefore',
  'removeChild',
  'mazhavil_backups',
  'photo_1a2b3c',
  'SQLITE_BUSY_SNAPSHOT',
  'trusted_proxies',
]);

/** Returns the names in backticks that consist of several words, as `storeVersion` and `MAX_LETTERS`. */
export function namesIn(document: string): string[] {
  const withoutExamples = document.replaceAll(/```[\s\S]*?```/g, '');
  const quotations = [...withoutExamples.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
  const names = quotations.flatMap(
    (text) => text.match(/(?<![-\w])[\p{L}_$][\w$]*(?![\w$…])/gu) ?? [],
  );
  return names.filter((name) => /[a-z][A-Z]|\w_\w/.test(name));
}

if (import.meta.main) {
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  const isCode = (file: string) => !/node_modules|\/(?:build|dist)\//.test(file);
  const code = globSync(CODE, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .filter(isCode)
    .map(read);
  const known = new Set(code.flatMap((text) => text.match(/[\w$]+/g) ?? []));
  for (const file of globSync(['*.md', 'docs/**/*.md', 'site/organisation/*.md'], { cwd: ROOT })) {
    const unknown = namesIn(read(file)).filter(
      (name) => !known.has(name) && !OTHER_NAMES.has(name),
    );
    for (const name of new Set(unknown)) {
      console.error(`${file} names ${name}, which is not in the code.`);
      process.exitCode = 1;
    }
  }
}
