import assert from 'node:assert/strict';
import type { Installation } from '../support/installation.ts';
import { deleteStoredValues, readStoredValues, setStoredValue } from '../support/tables.ts';
import { CONTENT_TYPES, tableOf } from '../support/types.ts';

/** Changes a stored setting to a value of an earlier release or of an administrator. */
export async function rewriteStored(
  installation: Installation,
  key: string,
  from: string | RegExp,
  to: string,
): Promise<void> {
  const before = (await readStoredValues(installation))[key] ?? '';
  const value = before.replaceAll(from, to);
  assert.notEqual(value, before, key);
  await setStoredValue(installation, key, value);
}

/** Makes the database like one from before the languages: one entry of each kind, without a language. */
export async function forgetLanguages(installation: Installation): Promise<void> {
  const changes = CONTENT_TYPES.map(tableOf).flatMap((table) => [
    `delete from ${table} where locale <> 'en'`,
    `update ${table} set locale = null`,
  ]);
  for (const change of [...changes, "delete from i18n_locale where code <> 'en'"]) {
    await installation.query(change);
  }
  await deleteStoredValues(installation, '%website_languages%');
  await rewriteStored(
    installation,
    'strapi_content_types_schema',
    '"pluginOptions":{"i18n":{"localized":true}},',
    '',
  );
}
