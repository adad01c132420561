// Finds files of the server that the browser would get with the admin (docs/cms.md).
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './repository.ts';

const CRUISER = path.join(ROOT, 'cms/node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const CONFIG = path.join(ROOT, '.dependency-cruiser.mjs');
/** A file with such an import, even of a type, runs only on the server. */
const SERVER_IMPORT = /from '(?:@strapi\/(?:strapi|utils)|node:[a-z/_]+)'/;
const ADMIN_FILE = /^cms\/src\/(?:features\/[^/]+\/)?admin\//;

interface Module {
  readonly source: string;
  readonly dependencies: readonly {
    readonly resolved: string;
    readonly dependencyTypes: readonly string[];
  }[];
}

/** Returns `importer → file of the server`. Imports of types are not bundled. */
export function serverFilesInBundle(root: string): string[] {
  const args = [CRUISER, '--config', CONFIG, '--output-type', 'json', 'cms/src'];
  const json = execFileSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const { modules }: { modules: Module[] } = JSON.parse(json);
  const moduleBySource = new Map(modules.map((module) => [module.source, module]));
  const sources = [...moduleBySource.keys()];
  const importerBySource = new Map(
    sources.filter((source) => ADMIN_FILE.test(source)).map((source) => [source, 'the admin']),
  );
  // The loop also visits the files that it adds.
  for (const source of importerBySource.keys()) {
    for (const { resolved, dependencyTypes } of moduleBySource.get(source)?.dependencies ?? []) {
      const isBundled = resolved.startsWith('cms/') && !dependencyTypes.includes('type-only');
      if (isBundled && !importerBySource.has(resolved)) importerBySource.set(resolved, source);
    }
  }
  return [...importerBySource]
    .filter(([source]) => SERVER_IMPORT.test(readFileSync(path.join(root, source), 'utf8')))
    .map(([source, importer]) => `${importer} → ${source}`);
}

if (import.meta.main) {
  for (const link of serverFilesInBundle(ROOT)) {
    console.error(`${link}: that file imports Strapi or Node, which do not run in a browser.`);
    process.exitCode = 1;
  }
}
