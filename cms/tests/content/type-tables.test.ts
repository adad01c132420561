import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { LIST_PAGE_PATHS } from '../../src/content/addresses/single-type-paths.ts';
import { isLocalized } from '../../src/content/languages/languages.ts';
import { DONE_PROGRESS, NEW_PROGRESS } from '../../src/content/submission-types.ts';
import {
  CONTENT_TYPES,
  CONTENT_UIDS,
  isSingleType,
  LIST_PAGE,
  POSITION_FIELD,
} from '../../src/content/types.ts';
import { MAX_POSITION } from '../../src/features/ordering/server/fill-position.ts';
import { MAX_UPLOAD_MEGABYTES } from '../../src/platform/body-limit.ts';
import { FORM_TYPES, nameOf, ORDERED_TYPES, SCHEMAS, schemaOf } from '../support/types.ts';

const VIEWS = path.join(import.meta.dirname, '../../src/views');
const viewOf = (uid: string): object =>
  JSON.parse(readFileSync(path.join(VIEWS, `${nameOf(uid)}.json`), 'utf8'));

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

test('the table of types agrees with the schemas about languages and single types', () => {
  for (const uid of CONTENT_UIDS) {
    const schema = schemaOf(nameOf(uid));
    assert.equal(CONTENT_TYPES[uid].withoutLanguages !== true, isLocalized(schema), uid);
    assert.equal(isSingleType(uid), schema.kind === 'singleType', uid);
  }
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

test('a new entry gets no higher position than its schema allows', () => {
  assert.ok(ORDERED_TYPES.length > 3);
  for (const type of ORDERED_TYPES) {
    assert.equal(schemaOf(type).attributes[POSITION_FIELD]?.max, MAX_POSITION, type);
  }
});

test('a submission begins as new and ends as done in the schema of each form', () => {
  for (const type of FORM_TYPES) {
    const { progress } = schemaOf(type).attributes;
    assert.equal(progress?.default, NEW_PROGRESS, type);
    assert.equal(progress?.enum?.at(-1), DONE_PROGRESS, type);
  }
});

test('each hint about the size of a file names the limit of uploads', () => {
  const views = globSync('*.json', { cwd: VIEWS }).map((file) =>
    readFileSync(path.join(VIEWS, file), 'utf8'),
  );
  const sizes = views.join().match(/\d+ MB/g) ?? [];
  assert.ok(sizes.length >= 2);
  for (const size of sizes) assert.equal(size, `${MAX_UPLOAD_MEGABYTES} MB`);
});

test('no component has a file, which the library would count as unused', () => {
  for (const uid of CONTENT_UIDS) {
    for (const attribute of Object.values(SCHEMAS.contentType(uid).attributes)) {
      if (attribute.type !== 'component') continue;
      const parts = Object.values(SCHEMAS.getModel(attribute.component).attributes);
      assert.ok(
        parts.every(({ type }) => type !== 'media'),
        attribute.component,
      );
    }
  }
});
