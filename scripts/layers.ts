// Imports go downward only, also those of types, and nowhere in a circle (docs/architecture.md).
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './repository.ts';

/** Files and folders from the top down. Those of one row do not import each other. */
const LAYERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'site/': [
    ['server'],
    ['app/entry.server.tsx', 'app/entry.client.tsx', 'app/root.tsx', 'app/routes.ts'],
    ['app/routes', 'app/styleguide'],
    ['app/features'],
    ['app/shell'],
    ['app/components'],
    ['app/cms'],
    ['app/pages.ts'],
    ['app/labels', 'app/texts', 'app/styles'],
    ['app/default-organisation.ts'],
    ['app/languages.ts'],
  ],
  'cms/src/': [
    ['index.ts'],
    ['api', 'admin', 'extensions', 'middlewares', 'unhandled.ts'],
    ['approval'],
    ['editing', 'history', 'ordering', 'schools', 'submissions', 'seed', 'website', 'media'],
    ['access'],
    ['content'],
  ],
  'scripts/': [['commands'], ['backup', 'settings', 'texts'], ['']],
};

const IMPORT = /(?:from|import|import\()\s*'(\.{1,2}\/[^'?]+)'/g;
/** The CMS names modules without their ending. */
const ENDINGS = ['', '.ts', '.tsx'];

/** Which of the files imports which, by their sources; imports of data and styles are left out. */
export function graphOf(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const graph = new Map<string, string[]>();
  for (const [file, source] of sources) {
    const targets: string[] = [];
    for (const [, to = ''] of source.matchAll(IMPORT)) {
      const module = path.posix.join(path.posix.dirname(file), to);
      const target = ENDINGS.map((ending) => module + ending).find((each) => sources.has(each));
      if (target !== undefined) targets.push(target);
    }
    graph.set(file, targets);
  }
  return graph;
}

/** The row of a file, and its place in there; undefined for what no layer holds. */
function layerOf(file: string, root: string): { row: number; name: string } | undefined {
  const inside = file.slice(root.length);
  for (const [row, names] of (LAYERS[root] ?? []).entries()) {
    const name = names.find(
      (each) => each === '' || inside === each || inside.startsWith(`${each}/`),
    );
    if (name !== undefined) return { row, name };
  }
  return undefined;
}

/** Says of each import that leads upward or sideways what it is. */
export function wrongImports(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const problems: string[] = [];
  for (const root of Object.keys(LAYERS)) {
    for (const [file, targets] of graph) {
      if (!file.startsWith(root)) continue;
      const from = layerOf(file, root);
      if (!from) problems.push(`${file} is in no layer: name its folder in scripts/layers.ts.`);
      for (const target of targets) {
        const to = target.startsWith(root) ? layerOf(target, root) : undefined;
        if (!from || !to || to.row > from.row || to.name === from.name) continue;
        problems.push(`${file} imports ${target}, which is not below it.`);
      }
    }
  }
  return problems;
}

/** Says of each import from one program into the other what it is; scripts/ compares both. */
export function importsBetweenPrograms(graph: ReadonlyMap<string, readonly string[]>): string[] {
  return [...graph].flatMap(([file, targets]) => {
    const [program] = file.split('/');
    if (program === 'scripts') return [];
    return targets
      .filter((target) => !target.startsWith(`${program}/`))
      .map((target) => `${file} imports ${target}, which is a part of another program.`);
  });
}

/** The files of the first circle that is found; undefined where there is none. */
export function circleIn(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  function visit(file: string, way: readonly string[]): string[] | undefined {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const target of graph.get(file) ?? []) {
      const circle = visit(target, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  }
  for (const file of graph.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}

if (import.meta.main) {
  const files = globSync(
    ['site/{app,server}/**/*.{ts,tsx}', 'cms/{config,src}/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}'],
    { cwd: ROOT },
  ).filter((file) => !/\.test\.tsx?$|\/tests\//.test(file));
  const graph = graphOf(
    new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')])),
  );
  const circle = circleIn(graph);
  const problems = [...wrongImports(graph), ...importsBetweenPrograms(graph)];
  if (circle) problems.push(`These import each other in a circle: ${circle.join(' → ')}`);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
