import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { serverFilesInBundle } from '../admin-bundle.ts';
import { ROOT } from '../repository.ts';
import { scratchFolder } from './scratch.ts';

const cruiser = path.join(ROOT, 'cms/node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const config = path.join(ROOT, '.dependency-cruiser.mjs');

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
  readonly to: string;
}

function folderWith(sources: Readonly<Record<string, string>>): string {
  const folder = scratchFolder();
  for (const [file, source] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), source);
  }
  return folder;
}

/** The rules that files with these imports break, as `rule: from → to`. */
function broken(sources: Readonly<Record<string, string>>): string[] {
  const folder = folderWith(sources);
  const args = [cruiser, '--config', config, '--output-type', 'json', ...Object.keys(sources)];
  const json = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { violations }: { violations: Violation[] } = JSON.parse(json).summary;
  return violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).sort();
}

const FEATURES = 'cms/src/features';
const SCHEMA_OF_A = 'api/a/content-types/a/schema.json';

test('what stands below, a door of a feature and data are imported', () => {
  const sources = {
    'cms/src/index.ts': "import { b } from './features/b/server';",
    'cms/src/admin/app.tsx': "import { b } from '../features/b/admin';",
    [`${FEATURES}/b/server/index.ts`]:
      "import { c } from './c'; import type { Id } from '../../../content/a';",
    [`${FEATURES}/b/server/c.ts`]: 'export const c = 1;',
    [`${FEATURES}/b/admin/index.ts`]: "import type { c } from '../server/c'; export const b = 1;",
    'cms/src/content/a.ts': 'export type Id = 1;',
    [`${FEATURES}/b/server/d.ts`]: `import a from '../../../${SCHEMA_OF_A}';`,
    [`cms/src/${SCHEMA_OF_A}`]: '{}',
    'site/app/labels/en.json': '{}',
    'scripts/commands/a.ts':
      "import { b } from '../../site/app/languages.ts'; import text from '../../site/app/labels/en.json';",
    'site/app/languages.ts': 'export const b = 1;',
    'site/app/a.test.ts': "import { start } from '../tests/support/start.ts';",
    'site/tests/support/start.ts': 'export const start = 1;',
    'cms/tests/a.test.ts': "import { b } from '../../site/app/languages.ts';",
    'journeys/a.spec.ts': "import { start } from '../site/tests/support/start.ts';",
  };
  assert.deepEqual(broken(sources), []);
});

/** Each way in which one module names another. */
const WAYS = [
  "import type { A } from '../features/b.ts';",
  "export * from '../features/b.ts';",
  "const b = import('../features/b.ts');",
  'const b = import(`../features/b.ts`);',
  "const b = require('../features/b.ts');",
  "import '../features/b.ts';",
  "const b = import(/* @vite-ignore */ '../features/b.ts');",
];

test('an import upward is refused, however it is written', () => {
  const files = WAYS.map((source, index) => [`site/app/cms/${index}.ts`, source]);
  const all = { ...Object.fromEntries(files), 'site/app/features/b.ts': 'export type A = 1;' };
  assert.deepEqual(
    broken(all),
    WAYS.map((_, index) => `not-upward: site/app/cms/${index}.ts → site/app/features/b.ts`),
  );
});

test('features, layers, programs and circles have their borders', () => {
  const sources = {
    // An inside of a feature, past its door.
    'cms/src/index.ts': "import { c } from './features/b/server/c';",
    // Another feature: its inside, its door, and a type of it.
    [`${FEATURES}/a/server/1.ts`]: "import { c } from '../../b/server/c';",
    [`${FEATURES}/a/server/2.ts`]: "import { b } from '../../b/server';",
    [`${FEATURES}/a/admin/3.tsx`]: "import type { b } from '../../b/server/c';",
    [`${FEATURES}/b/server/c.ts`]: 'export const c = 1;',
    [`${FEATURES}/b/server/index.ts`]: "import { d } from '../admin/d';",
    [`${FEATURES}/b/admin/d.ts`]: 'export const d = 1;',
    // Upward into a feature, and between folders of one row.
    'cms/src/content/e.ts': "import { b } from '../features/b/server';",
    'cms/src/media/f.ts': "import { g } from '../website/g';",
    'cms/src/website/g.ts': 'export const g = 1;',
    // JSON of a folder above.
    'cms/src/platform/l.ts': `import a from '../${SCHEMA_OF_A}'; import view from '../views/view.json';`,
    [`cms/src/${SCHEMA_OF_A}`]: '{}',
    // Another program, and a file of one that scripts do not read.
    'site/app/cms/h.ts': "import { g } from '../../../cms/src/website/g';",
    'scripts/commands/i.ts': "import { g } from '../../cms/src/website/g.ts';",
    'site/app/cms/labels.ts': "import text from '../../../cms/src/views/view.json';",
    'cms/src/views/view.json': '{}',
    // The tests of one program that use the other, and a journey that uses more than it needs.
    'site/tests/m.spec.ts': "import { n } from '../../cms/tests/support/n.ts';",
    'cms/tests/support/n.ts': 'export const n = 1;',
    'cms/tests/o.test.ts': "import type { K } from '../../site/app/shell/k.ts';",
    'site/tests/p.spec.ts': "import { q } from '../../journeys/q.ts';",
    'journeys/q.ts': "import { g } from '../cms/src/website/g.ts'; export const q = 1;",
    'cms/src/loose.ts': "import { g } from './website/g';",
    'cms/src/alone.ts': 'export const alone = 1;',
    'site/app/shell/j.ts': "import type { K } from './k.ts';",
    'site/app/shell/k.ts': "import type { J } from './j.ts'; export type K = 1;",
  };
  assert.deepEqual(broken(sources), [
    `features-by-their-door: cms/src/index.ts → ${FEATURES}/b/server/c.ts`,
    'in-no-layer: cms/src/alone.ts → cms/src/alone.ts',
    'in-no-layer: cms/src/loose.ts → cms/src/website/g.ts',
    `no-admin-in-the-server: ${FEATURES}/b/server/index.ts → ${FEATURES}/b/admin/d.ts`,
    'no-circle: site/app/shell/j.ts → site/app/shell/k.ts',
    'no-data-of-the-other-program: site/app/cms/labels.ts → cms/src/views/view.json',
    `no-feature-in-another: ${FEATURES}/a/admin/3.tsx → ${FEATURES}/b/server/c.ts`,
    `no-feature-in-another: ${FEATURES}/a/server/1.ts → ${FEATURES}/b/server/c.ts`,
    `no-feature-in-another: ${FEATURES}/a/server/2.ts → ${FEATURES}/b/server/index.ts`,
    'no-other-program-in-tests: cms/tests/o.test.ts → site/app/shell/k.ts',
    'no-other-program-in-tests: site/tests/m.spec.ts → cms/tests/support/n.ts',
    'no-other-program-in-tests: site/tests/p.spec.ts → journeys/q.ts',
    'no-other-program: scripts/commands/i.ts → cms/src/website/g.ts',
    'no-other-program: site/app/cms/h.ts → cms/src/website/g.ts',
    `not-upward: cms/src/content/e.ts → ${FEATURES}/b/server/index.ts`,
    'not-upward: cms/src/media/f.ts → cms/src/website/g.ts',
    `not-upward: cms/src/platform/l.ts → cms/src/${SCHEMA_OF_A}`,
    'not-upward: cms/src/platform/l.ts → cms/src/views/view.json',
    'only-what-journeys-need: journeys/q.ts → cms/src/website/g.ts',
  ]);
});

test('the admin gets no file of the server, however far away', () => {
  const folder = folderWith({
    [`${FEATURES}/a/admin/index.ts`]:
      "import { b } from '../../../content/b'; import type { C } from '../../../content/c';",
    'cms/src/admin/d.tsx': "const e = import('../content/e');",
    'cms/src/content/b.ts': "export { f as b } from './f';",
    'cms/src/content/c.ts':
      "import type { Core } from '@strapi/strapi'; export type C = Core.Strapi;",
    'cms/src/content/e.ts':
      "import { readFile } from 'node:fs/promises'; export const e = readFile;",
    'cms/src/content/f.ts':
      "import type { Core } from '@strapi/strapi'; export const f = (strapi: Core.Strapi) => strapi;",
  });
  assert.deepEqual(serverFilesInBundle(folder).sort(), [
    'cms/src/admin/d.tsx → cms/src/content/e.ts',
    'cms/src/content/b.ts → cms/src/content/f.ts',
  ]);
});
