import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { strapiTexts } from '../../src/admin/frame/strapi-texts.ts';
import { deletionTexts } from '../../src/features/history/admin/deletion-texts.ts';
import { SESSION_TEXTS } from '../../src/features/unsaved-words/admin/session-texts.ts';

const STRAPI = path.join(import.meta.dirname, '../../node_modules/@strapi');

async function englishOf(file: string): Promise<readonly string[]> {
  const { default: texts } = await import(path.join(STRAPI, file));
  return Object.keys(texts);
}

/** Strapi looks these texts up, but its files do not have them. */
const WITHOUT_TEXT = [
  'apiError.Forbidden',
  'content-manager.apiError.Forbidden',
  'apiError.Missing or invalid credentials',
  'popUpWarning.bodyMessage.contentType.delete.all',
  'content-manager.Settings.list.actions.deleteAdditionalInfos',
];

/** The key of a plugin's text begins with the name of the plugin. */
const keysOf = async (plugin: string) =>
  (await englishOf(`${plugin}/dist/admin/translations/en.json.mjs`)).map(
    (key) => `${plugin}.${key}`,
  );

test('Strapi has each text that the CMS replaces', async () => {
  const plugins = await Promise.all(['content-manager', 'upload', 'i18n'].map(keysOf));
  const known = new Set([
    ...(await englishOf('admin/dist/admin/admin/src/translations/en.json.mjs')),
    ...plugins.flat(),
    ...WITHOUT_TEXT,
  ]);
  const replaced = Object.keys({ ...strapiTexts, ...deletionTexts(30), ...SESSION_TEXTS });
  assert.ok(replaced.length > 10);
  assert.deepEqual(
    replaced.filter((key) => !known.has(key)),
    [],
  );
});
