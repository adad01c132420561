import assert from 'node:assert/strict';
import { test } from 'node:test';
import { circleIn, importsOf, wrongImports } from '../layers.ts';

const graphOf = (imports: Record<string, readonly string[]>) => new Map(Object.entries(imports));

test('an import of a type counts, and so does one that is loaded later', () => {
  const source = `import type { A } from '../cms/a.ts';\nimport './b.css';\nconst c = () => import('./c.tsx');`;
  assert.deepEqual(importsOf('site/app/shell/x.tsx', source), [
    'site/app/cms/a.ts',
    'site/app/shell/c.tsx',
  ]);
});

test('an import that leads upward is named', () => {
  const graph = graphOf({
    'site/app/cms/a.ts': ['site/app/features/b.ts', 'site/app/languages.ts'],
    'site/app/features/b.ts': ['site/app/cms/a.ts', 'site/app/features/c.ts'],
  });
  assert.deepEqual(wrongImports(graph), [
    'site/app/cms/a.ts imports site/app/features/b.ts, which is not below it.',
  ]);
});

test('folders of one row do not import each other', () => {
  const graph = graphOf({ 'cms/src/editing/a.ts': ['cms/src/seed/b.ts', 'cms/src/content/c.ts'] });
  assert.equal(wrongImports(graph).length, 1);
});

test('a file outside all layers is named', () => {
  assert.match(wrongImports(graphOf({ 'site/app/loose.ts': [] }))[0] ?? '', /in no layer/);
});

test('a circle is found, however long it is', () => {
  const graph = graphOf({ a: ['b'], b: ['c', 'd'], c: [], d: ['a'] });
  assert.deepEqual(circleIn(graph), ['a', 'b', 'd', 'a']);
  assert.equal(circleIn(graphOf({ a: ['b', 'c'], b: ['c'], c: [] })), undefined);
});
