import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { EDIT_THE_MODEL, HIDDEN_WIDGETS } from '../../src/admin/frame/hidden-in-strapi.ts';

const STRAPI = path.join(import.meta.dirname, '../../node_modules/@strapi');

/** If Strapi renames one of these, nothing fails: the CMS only looks for a name that is not there any more. */
const NAMES = [
  ...HIDDEN_WIDGETS.map((id) => `id: '${id}'`),
  `Action.type = '${EDIT_THE_MODEL}'`,
  // Of a part in a form: what `comparableJson` and `localizedJson` leave out.
  '__temp_key__: key',
  // Of an account: its language, which `addInterfaceLanguage` sets.
  'user.preferedLanguage',
];

test('the code of Strapi’s admin has each name where the CMS relies on it', () => {
  const code = globSync('{admin,content-manager}/dist/admin/**/*.mjs', { cwd: STRAPI })
    .filter((file) => !/\/(?:tests|translations)\//.test(file))
    .map((file) => readFileSync(path.join(STRAPI, file), 'utf8'))
    .join('\n');
  assert.deepEqual(
    NAMES.filter((name) => !code.includes(name)),
    [],
  );
});
