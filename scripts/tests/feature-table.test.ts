import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routesIn, rowsOf, tableProblems } from '../feature-table.ts';

const DOCUMENT = `# CMS

## A feature of the CMS

| Folder | Routes |
|---|---|
| \`bin\` | \`/website/bin\`, \`/website/history\` |
| \`links\` | |

### What a feature exports

| \`routes\` | the routes |
`;

test('a feature has a row in the table, with the beginnings of its routes', () => {
  const rows = rowsOf(DOCUMENT);
  assert.deepEqual([...rows.keys()], ['bin', 'links']);
  assert.deepEqual(routesIn(rows.get('bin') ?? ''), ['/website/bin', '/website/history']);
  const routes = routesIn(
    "routeFor('GET', '/website/history/:id'), '/website/bin', '/website/bin/:id'",
  );
  const code = new Map([
    ['bin', routes],
    ['links', []],
  ]);
  assert.deepEqual(tableProblems(rows, code), []);
});

test('a feature without a row, a row without a feature, and another route are named', () => {
  const code = new Map([
    ['bin', ['/website/bin']],
    ['find', []],
  ]);
  assert.deepEqual(
    tableProblems(rowsOf(DOCUMENT), code).map((problem) => /bin|find|links/.exec(problem)?.[0]),
    ['bin', 'find', 'links'],
  );
});
