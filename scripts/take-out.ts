import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { messageOf, UserError } from './errors.mjs';
import { ROOT } from './repository.ts';

/** The types in `cms/src/api` that belong to one feature alone. */
const OWN_TYPES: Readonly<Record<string, readonly string[]>> = {
  'publication-requests': ['publication-request'],
  planning: ['plan'],
};

/** The files that import a feature and list what they import of it. */
const LISTS = ['index.ts', 'admin/app.tsx'];

export function featuresOf(cms: string): string[] {
  return readdirSync(path.join(cms, 'src/features')).sort();
}

/** Takes features out of a CMS, as a maintainer would: their folders, types and lines. */
export function takeOut(cms: string, features: readonly string[]): void {
  const source = path.join(cms, 'src');
  for (const feature of features) {
    const folder = path.join(source, 'features', feature);
    if (!existsSync(folder)) throw new UserError(`There is no feature "${feature}".`);
    rmSync(folder, { recursive: true });
    for (const type of OWN_TYPES[feature] ?? []) {
      rmSync(path.join(source, 'api', type), { recursive: true });
    }
    for (const list of LISTS) {
      const file = path.join(source, list);
      writeFileSync(file, withoutFeature(readFileSync(file, 'utf8'), feature));
    }
  }
}

/** A file without the import of a feature, and without the imported names in its lists; the same if it has none. */
export function withoutFeature(file: string, feature: string): string {
  const imported = new RegExp(
    `^import {([^}]+)} from '[./]+/features/${feature}/\\w+/index\\.ts';\n`,
    'm',
  );
  const names = imported.exec(file)?.[1]?.match(/\w+/g) ?? [];
  return names.reduce(withoutListed, file.replace(imported, ''));
}

/** Removes a name from its list, which has one line or one line for each item. */
function withoutListed(file: string, name: string): string {
  return file
    .replace(new RegExp(`^ *${name},\n`, 'm'), '')
    .replace(new RegExp(`(?<=\\[[^\\]\\n]*)(?:\\b${name}, |, ${name}(?=\\]))`), '');
}

/** For a maintainer: `npx node scripts/take-out.ts planning`. */
if (import.meta.main) {
  try {
    takeOut(path.join(ROOT, 'cms'), process.argv.slice(2));
  } catch (thrown) {
    console.error(messageOf(thrown));
    process.exitCode = 1;
  }
}
