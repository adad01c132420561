// Imports go downward only, also those of types, and nowhere in a circle (docs/architecture.md).
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './repository.ts';

/** Files and folders from the top down. Those of one row do not import each other. */
const LAYERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'site/': [
    ['tests'],
    ['server'],
    ['app/entry.server.tsx', 'app/entry.client.tsx', 'app/root.tsx', 'app/routes.ts'],
    ['app/routes', 'app/styleguide'],
    ['app/features'],
    ['app/shell'],
    ['app/components'],
    ['app/cms'],
    ['app/pages.ts'],
    ['app/labels', 'app/texts', 'app/styles'],
    ['app/languages.ts'],
  ],
  'cms/': [
    ['tests'],
    ['src/index.ts', 'src/admin/app.tsx'],
    [
      'src/admin/extend-content-manager.ts',
      'src/api',
      'src/extensions',
      'src/middlewares',
      'src/unhandled.ts',
    ],
    ['src/features'],
    ['src/admin'],
    ['src/media', 'src/seed', 'src/versions', 'src/website'],
    ['src/access'],
    ['src/views'],
    ['config'],
    ['src/content'],
    ['src/platform'],
  ],
  'scripts/': [
    ['tests'],
    ['bootstrap.mjs'],
    ['commands'],
    ['backup', 'settings', 'texts', 'form-schemas.ts', 'layers.ts', 'lock-files.ts', 'rules.ts'],
    [
      'shared-lists.ts',
      'build.ts',
      'browser.ts',
      'servers.ts',
      'cms-program.ts',
      'own-strapi.ts',
      'test-run.ts',
    ],
    ['command.ts', 'options.ts', 'environment.ts', 'install.mjs', 'programs.ts', 'report.ts'],
    ['secrets.ts'],
    ['errors.mjs', 'repository.ts'],
  ],
};

/** The files of both programs that the scripts read, to compare them and for the languages. */
const READ_BY_SCRIPTS: ReadonlySet<string> = new Set([
  'site/app/languages.ts',
  'site/app/pages.ts',
  'site/app/cms/file.ts',
  'site/app/cms/submissions.ts',
  'site/app/features/forms/form-schema.ts',
  'site/app/features/forms/forms.ts',
  'site/app/labels/en.json',
  'site/app/texts/accounts.ts',
  'site/app/texts/content/pages.json',
  'site/app/texts/placeholders.ts',
  'site/app/texts/schools/map-projects.ts',
  'site/organisation/giving.json',
  'site/server/this-machine.ts',
  'cms/src/components/accounts/registration.json',
  'cms/src/components/accounts/year.json',
  'cms/src/content/accounts-kinds.ts',
  'cms/src/content/language-names.ts',
  'cms/src/content/money-fields.ts',
  'cms/src/content/page-titles.json',
  'cms/src/content/same-on-website.ts',
  'cms/src/content/site-slugs.ts',
]);

/**
 * `from 'a'`, `import 'a'`, `import('a')`, `require('a')` and `import.meta.glob(['a', 'b'])`, in any quotes, and
 * with a comment before the path.
 */
const IMPORT =
  /\b(?:from|import|import\(|require\(|import\.meta\.glob(?:<[^>]*>)?\()(?:\s|\/\*.*?\*\/)*('[^']*'|"[^"]*"|`[^`]*`|\[[^\]]*\])/g;
const RELATIVE_PATH = /['"`](\.{1,2}\/[^'"`?]+)/g;
/** The CMS names modules without their ending, and a folder for its index. */
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/** The files that a path of an import names; a pattern and a template literal name many. */
function filesNamed(imported: string, all: readonly string[]): string[] {
  const pattern = imported.replaceAll(/\$\{[^}]*\}/g, '*');
  const names = ENDINGS.map((ending) => pattern + ending);
  if (!/[*{]/.test(pattern)) return names.filter((name) => all.includes(name)).slice(0, 1);
  return all.filter((file) => names.some((name) => path.matchesGlob(file, name)));
}

/** Which of the files imports which, by their sources; imports of styles and images are left out. */
export function graphOf(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const all = [...sources.keys()];
  const graph = new Map<string, string[]>();
  for (const [file, source] of sources) {
    const paths = [...source.matchAll(IMPORT)].flatMap(([, named = '']) =>
      [...named.matchAll(RELATIVE_PATH)].map(([, to = '']) => to),
    );
    const folder = path.posix.dirname(file);
    graph.set(
      file,
      paths.flatMap((to) => filesNamed(path.posix.join(folder, to), all)),
    );
  }
  return graph;
}

const isData = (file: string) => file.endsWith('.json');

/** The row of a file, and its place in there; undefined for what no layer holds. */
function layerOf(file: string, root: string): { row: number; name: string } | undefined {
  const inside = file.slice(root.length);
  for (const [row, names] of (LAYERS[root] ?? []).entries()) {
    const name = names.find((each) => inside === each || inside.startsWith(`${each}/`));
    if (name !== undefined) return { row, name };
  }
  return undefined;
}

/** Lists the imports of code that lead upward or sideways. */
export function wrongImports(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const problems: string[] = [];
  for (const root of Object.keys(LAYERS)) {
    for (const [file, targets] of graph) {
      if (!file.startsWith(root) || isData(file)) continue;
      const from = layerOf(file, root);
      if (!from) problems.push(`${file} is in no layer: name its folder in scripts/layers.ts.`);
      for (const target of targets) {
        const to = target.startsWith(root) ? layerOf(target, root) : undefined;
        if (!from || !to || isData(target) || to.row > from.row || to.name === from.name) continue;
        problems.push(`${file} imports ${target}, which is not below it.`);
      }
    }
  }
  return problems;
}

/** Lists the imports from one program into another. The scripts may read a few files of both. */
export function importsBetweenPrograms(graph: ReadonlyMap<string, readonly string[]>): string[] {
  return [...graph].flatMap(([file, targets]) => {
    const [program, folder] = file.split('/');
    // The journeys run both programs.
    if (folder === 'tests') return [];
    return targets
      .filter((target) => !target.startsWith(`${program}/`))
      .filter((target) => program !== 'scripts' || !READ_BY_SCRIPTS.has(target))
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
    [
      'site/{app,server,tests}/**/*.{ts,tsx,json}',
      'cms/{config,src,tests}/**/*.{ts,tsx,json}',
      'scripts/**/*.{ts,mjs}',
    ],
    { cwd: ROOT, exclude: ['**/node_modules/**'] },
  ).filter((file) => !/\.test\.tsx?$/.test(file));
  const graph = graphOf(
    new Map(
      files.map((file) => [file, isData(file) ? '' : readFileSync(path.join(ROOT, file), 'utf8')]),
    ),
  );
  const circle = circleIn(graph);
  const problems = [...wrongImports(graph), ...importsBetweenPrograms(graph)];
  if (circle) problems.push(`These import each other in a circle: ${circle.join(' → ')}`);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
