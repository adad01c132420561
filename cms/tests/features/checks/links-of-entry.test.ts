import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Schemas } from '../../../src/content/addresses/link-fields.ts';
import { linkFieldsOf } from '../../../src/content/addresses/link-fields.ts';
import { linksOf } from '../../../src/features/checks/server/links.ts';
import { partOf } from '../../support/part-of.ts';

const LINK = { type: 'text', customField: 'global::link' };
const MARKDOWN = { type: 'richtext', customField: 'global::markdown' };
const SCHEMAS = partOf<Schemas>({
  contentType: () => ({
    attributes: {
      title: { type: 'string' },
      video: LINK,
      appeal: MARKDOWN,
      buttons: { type: 'component', component: 'texts.button' },
    },
  }),
  getModel: () => ({ attributes: { label: { type: 'string' }, target: LINK, note: MARKDOWN } }),
});

test('links are found in every field that the schema calls a link or Markdown, whatever its name', () => {
  const text = 'See [us](/team).';
  const values: Readonly<Record<string, string>> = { title: '/title', video: '/a', appeal: text };
  const part: Readonly<Record<string, string>> = { label: '/label', target: '/b', note: text };
  const links = linksOf({
    linkFields: linkFieldsOf(SCHEMAS, 'api::page.page'),
    textOf: (field) => values[field] ?? '',
    partsOf: () => [{ textOf: (field) => part[field] ?? '', excessOf: () => undefined }],
  });
  assert.deepEqual(
    links.map(({ field, url }) => `${field}: ${url}`),
    ['video: /a', 'appeal: /team', 'buttons: /b', 'buttons: /team'],
  );
});
