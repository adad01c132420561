import assert from 'node:assert/strict';
import { test } from 'node:test';
import { circleIn, graphOf, importsBetweenPrograms, wrongImports } from '../layers.ts';

const planted = (sources: Record<string, string>) => graphOf(new Map(Object.entries(sources)));
const graphWith = (imports: Record<string, readonly string[]>) => new Map(Object.entries(imports));

test('an import of a type counts, one that is loaded later, and one over several lines', () => {
  const source = `import type { A } from '../cms/a.ts';
import './b.css';
import {
  d,
} from './d.ts';
const c = () => import('./c.tsx');`;
  const [shell, cms] = ['site/app/shell', 'site/app/cms'];
  const files = { [`${cms}/a.ts`]: '', [`${shell}/c.tsx`]: '', [`${shell}/d.ts`]: '' };
  assert.deepEqual(planted({ ...files, [`${shell}/x.tsx`]: source }).get(`${shell}/x.tsx`), [
    `${cms}/a.ts`,
    `${shell}/d.ts`,
    `${shell}/c.tsx`,
  ]);
});

const WAYS_TO_IMPORT = [
  "export * from '../features/b.ts';",
  'const b = import("../features/b.ts");',
  'const b = import(`../features/b.ts`);',
  "const b = require('../features/b.ts');",
  "import '../features/b.ts';",
  "const b = import(/* @vite-ignore */ '../features/b.ts');",
  "import { b } from '../../tests/b.ts';",
  `const b = (name: string) => import(\`../features/\${name}.ts\`);`,
  "const b = import.meta.glob<string>('../features/*.ts', { eager: true });",
  "const b = import.meta.glob(['../images/*.webp', '../**/b.ts']);",
];

for (const source of WAYS_TO_IMPORT) {
  test(`an import upward is seen: ${source}`, () => {
    const files = { 'site/app/features/b.ts': '', 'site/tests/b.ts': '' };
    const graph = planted({ 'site/app/cms/a.ts': source, ...files });
    assert.equal(wrongImports(graph).length, 1);
  });
}

/** In each program a file, one above it, and how each names the other. */
const PROGRAMS = [
  ['site/app/cms/a.ts', '../features/b.ts', 'site/app/features/b.ts', '../cms/a.ts'],
  ['cms/src/content/a.ts', '../access/b', 'cms/src/access/b.ts', '../content/a'],
  ['cms/src/content/a.ts', '../../config/b', 'cms/config/b/index.ts', '../../src/content/a'],
  ['cms/config/a.ts', '../src/access/b', 'cms/src/access/b.ts', '../../config/a'],
  ['scripts/backup/a.ts', '../commands/b.ts', 'scripts/commands/b.ts', '../backup/a.ts'],
] as const;

for (const [below, up, above, down] of PROGRAMS) {
  test(`an import upward, and a circle of types alone: ${below}`, () => {
    const graph = planted({
      [below]: `import type { B } from '${up}';`,
      [above]: `import type { A } from '${down}';`,
    });
    assert.deepEqual(wrongImports(graph), [`${below} imports ${above}, which is not below it.`]);
    assert.deepEqual(circleIn(graph), [below, above, below]);
  });
}

test('an import that leads upward is named', () => {
  const graph = graphWith({
    'site/app/cms/a.ts': ['site/app/features/b.ts', 'site/app/languages.ts'],
    'site/app/features/b.ts': ['site/app/cms/a.ts', 'site/app/features/c.ts'],
  });
  assert.deepEqual(wrongImports(graph), [
    'site/app/cms/a.ts imports site/app/features/b.ts, which is not below it.',
  ]);
});

test('folders of one row do not import each other', () => {
  const graph = graphWith({
    'cms/src/media/a.ts': ['cms/src/seed/b.ts', 'cms/src/content/c.ts'],
  });
  assert.equal(wrongImports(graph).length, 1);
});

test('an import from one program into the other is named', () => {
  const graph = graphWith({
    'site/app/cms/a.ts': ['cms/src/content/b.ts', 'site/app/languages.ts'],
    'cms/config/c.ts': ['cms/src/content/b.ts', 'site/app/labels/en.json'],
    'cms/src/d.ts': ['scripts/errors.mjs'],
  });
  assert.deepEqual(importsBetweenPrograms(graph), [
    'site/app/cms/a.ts imports cms/src/content/b.ts, which is a part of another program.',
    'cms/config/c.ts imports site/app/labels/en.json, which is a part of another program.',
    'cms/src/d.ts imports scripts/errors.mjs, which is a part of another program.',
  ]);
});

test('of both programs the scripts import only what the table names', () => {
  const graph = graphWith({
    'scripts/form-schemas.ts': ['site/app/languages.ts', 'site/app/root.tsx'],
  });
  assert.deepEqual(importsBetweenPrograms(graph), [
    'scripts/form-schemas.ts imports site/app/root.tsx, which is a part of another program.',
  ]);
});

test('a file outside all layers is named', () => {
  for (const file of ['site/app/loose.ts', 'cms/src/loose.ts', 'scripts/loose.ts']) {
    assert.match(wrongImports(graphWith({ [file]: [] }))[0] ?? '', /in no layer/);
  }
});

test('a circle is found, however long it is', () => {
  const graph = graphWith({ a: ['b'], b: ['c', 'd'], c: [], d: ['a'] });
  assert.deepEqual(circleIn(graph), ['a', 'b', 'd', 'a']);
  assert.equal(circleIn(graphWith({ a: ['b', 'c'], b: ['c'], c: [] })), undefined);
});
