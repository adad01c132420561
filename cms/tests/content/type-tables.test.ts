import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { built } from '../support/built.ts';
import { nameOf, schemaOf } from '../support/types.ts';

const { CONTENT_TYPES, CONTENT_UIDS, LIST_PAGE } =
  built<typeof import('../../src/content/types.ts')>('content/types');
const { LIST_PAGE_PATHS } = built<
  typeof import('../../src/content/addresses/single-type-paths.ts')
>('content/addresses/single-type-paths');

const viewOf = (uid: string): object =>
  JSON.parse(
    readFileSync(path.join(import.meta.dirname, `../../src/views/${nameOf(uid)}.json`), 'utf8'),
  );

test('a type with a field that may stay empty for the website’s own text is built in', () => {
  const types = CONTENT_UIDS.filter((uid) =>
    JSON.stringify(viewOf(uid)).includes('"hasBuiltInText":true'),
  );
  assert.ok(types.length > 3);
  assert.deepEqual(
    types.filter((uid) => !CONTENT_TYPES[uid].builtIn),
    [],
  );
});

test('the name of each text of “Other pages” begins with a page in LIST_PAGE_PATHS', () => {
  const texts = Object.entries(schemaOf(nameOf(LIST_PAGE)).attributes)
    .filter(([, { type, visible }]) => visible !== false && /^(?:string|text)$/.test(type))
    .map(([name]) => name);
  assert.ok(texts.length > 20);
  const pages = Object.keys(LIST_PAGE_PATHS);
  assert.deepEqual(
    texts.filter((name) => !pages.some((page) => name.startsWith(page))),
    [],
  );
});
