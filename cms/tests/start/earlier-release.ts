import assert from 'node:assert/strict';
import type { Installation } from '../support/installation.ts';
import {
  deleteStoredValues,
  readStoredValues,
  replaceInStoredKeys,
  setStoredValue,
} from '../support/tables.ts';
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

/** By a part of the key of today. */
const EARLIER_KEYS = {
  website_views_: 'website_words_',
  website_proofreadings_: 'website_readings_',
  website_seed_done_stats: 'website_seed_figures',
  website_seed_done_samples: 'website_seed_decided',
  website_seed_done_: 'website_seed_',
  website_seed_hasSamples: 'website_seed_samples',
  website_seed_hasSampleFacts: 'website_seed_sampleFacts',
  website_seed_digests: 'website_seed_shipped',
};

/** Gives columns and stored settings the names of before 30 November 2026, for which there is a migration. */
export async function giveEarlierNames(installation: Installation): Promise<void> {
  const changes = [
    'alter table publication_requests rename column message to sentence',
    'alter table submission_mails rename column uid to form',
    'alter table submission_mails rename column entry_id to entry',
    'alter table idempotency_keys rename column uid to form',
    'alter table old_addresses rename column entry_id to project',
    "delete from strapi_migrations where name like '%stored-names%'",
  ];
  for (const change of changes) await installation.query(change);
  for (const [part, earlier] of Object.entries(EARLIER_KEYS)) {
    await replaceInStoredKeys(installation, part, earlier);
  }
}
