import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EditFieldLayout, EditLayout } from '@strapi/content-manager/strapi-admin';
import { addEnglishToLayout } from '../../../src/features/languages/admin/translation-layout.ts';

const LOCALIZED = { pluginOptions: { i18n: { localized: true } } };

/** Makes a field of a form, with what the layout needs of it. */
function field(name: string, type: string, attribute: object = LOCALIZED): EditFieldLayout {
  return { name, type, size: 6, attribute: { type, ...attribute } } as unknown as EditFieldLayout;
}

const BOARD = field('board', 'component', { ...LOCALIZED, component: 'accounts.member' });
const COMPONENTS = {
  'accounts.member': { layout: [[field('name', 'string'), field('since', 'date')]] },
};

/** Returns the rows of a form in this language, each field with its width. */
function rowsOf(layout: readonly EditFieldLayout[][], locale?: string) {
  const form = { layout: [layout], components: COMPONENTS } as unknown as EditLayout;
  const query = { plugins: { i18n: locale === undefined ? {} : { locale } } };
  const { layout: changed } = addEnglishToLayout({ layout: form, query });
  const shown = ({ name, type, size }: EditFieldLayout) => `${name} ${type} ${size}`;
  const partRows = changed.components['accounts.member']?.layout ?? [];
  return {
    rows: changed.layout.flatMap((panel) => panel.map((row) => row.map(shown))),
    partRows: partRows.map((row) => row.map(shown)),
    fields: changed.layout.flat(2),
  };
}

const PAIR = [field('title', 'string'), field('day', 'date', {})];

test('the form of the English is as it was', () => {
  for (const locale of ['en', undefined]) {
    assert.deepEqual(rowsOf([PAIR], locale).rows, [['title string 6', 'day date 6']]);
  }
  const layout = { layout: [[PAIR]], components: {} } as unknown as EditLayout;
  for (const query of [undefined, {}, { plugins: {} }]) {
    assert.deepEqual(addEnglishToLayout({ layout, query }).layout, layout);
  }
});

test('in a translation each localized field has a row, and shared fields stay together below', () => {
  const row = [
    field('title', 'string'),
    field('day', 'date', {}),
    field('text', 'richtext'),
    field('year', 'integer', {}),
  ];
  assert.deepEqual(rowsOf([row], 'ml').rows, [
    ['title translated 12'],
    ['text translated 12'],
    ['day date 6', 'year integer 6'],
  ]);
});

test('a localized field that is no text has a row, but no English', () => {
  assert.deepEqual(rowsOf([[field('link', 'json')]], 'ml').rows, [['link json 12']]);
});

test('the input beside the English is the field’s own, also of a custom field', () => {
  const custom = field('text', 'text', { ...LOCALIZED, customField: 'global::markdown' });
  const { fields } = rowsOf([[field('title', 'string'), custom]], 'ml');
  const inputs = fields.map((each) => Reflect.get(each, 'input'));
  assert.deepEqual(inputs, ['string', 'global::markdown']);
  assert.ok(fields.every(({ attribute }) => !('customField' in attribute)));
});

test('what changed in a component is above it, and each of its fields has a row', () => {
  const { rows, partRows } = rowsOf([[BOARD]], 'ml');
  assert.deepEqual(rows, [['board.0.name component-changes 12'], ['board component 6']]);
  assert.deepEqual(partRows, [['name translated 12'], ['since date 12']]);
});

test('a component that all languages share is as it was', () => {
  const shared = field('board', 'component', { component: 'accounts.member' });
  const { rows, partRows } = rowsOf([[shared]], 'ml');
  assert.deepEqual(rows, [['board component 6']]);
  assert.deepEqual(partRows, [['name string 6', 'since date 6']]);
});
