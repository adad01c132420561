// Compares the table of features in docs/cms.md with the folders of the features and their routes.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './repository.ts';

const FEATURES = path.join(ROOT, 'cms/src/features');

/** Returns the rows of the first table below the heading, by feature. */
export function rowsOf(document: string): Map<string, string> {
  const section = document.split('\n## A feature of the CMS\n')[1]?.split('\n#')[0] ?? '';
  const rows = section.matchAll(/^\| `([\w-]+)` \|(.*)$/gm);
  return new Map(Array.from(rows, ([, feature = '', row = '']) => [feature, row]));
}

/** Returns the beginnings of the routes, such as `/website/bin`, in alphabetical order. */
export function routesIn(text: string): string[] {
  return [...new Set(text.match(/\/website\/[\w-]+/g))].sort();
}

/** Says what the table lacks of the routes of each feature, and what it has beyond them. */
export function tableProblems(
  rows: ReadonlyMap<string, string>,
  routes: ReadonlyMap<string, readonly string[]>,
): string[] {
  const problems: string[] = [];
  for (const [feature, ofCode] of routes) {
    const row = rows.get(feature);
    const inTable = routesIn(row ?? '');
    if (row === undefined) problems.push(`docs/cms.md has no row for the feature ${feature}.`);
    else if (inTable.join() !== [...ofCode].sort().join()) {
      const right = ofCode.join(', ') || 'none';
      problems.push(
        `docs/cms.md has other routes of ${feature} than the code, which has: ${right}.`,
      );
    }
  }
  for (const feature of rows.keys()) {
    if (!routes.has(feature)) problems.push(`docs/cms.md has a row for ${feature}, which is gone.`);
  }
  return problems;
}

function routesOfFeature(feature: string): string[] {
  const file = path.join(FEATURES, feature, 'paths.ts');
  return existsSync(file) ? routesIn(readFileSync(file, 'utf8')) : [];
}

if (import.meta.main) {
  const rows = rowsOf(readFileSync(path.join(ROOT, 'docs/cms.md'), 'utf8'));
  const routes = new Map(
    readdirSync(FEATURES).map((feature) => [feature, routesOfFeature(feature)]),
  );
  for (const problem of tableProblems(rows, routes)) {
    console.error(problem);
    process.exitCode = 1;
  }
}
