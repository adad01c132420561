// @postgres
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import type { Knex } from 'knex';
import { emptyDatabase } from './empty-database.ts';

const require = createRequire(import.meta.url);
const { up } = require('../../database/migrations/2026.11.30T00.00.00.stored-names.js');

const SETTINGS = 'strapi_core_store_settings';
/** The tables of a CMS with the earlier names, one row each. */
const EARLIER_TABLES = [
  'create table publication_requests (id integer primary key, entry_id varchar(255), sentence text)',
  "insert into publication_requests values (1, 'a', 'Please read'), (2, 'b', null)",
  'create table submission_mails (id integer primary key, form varchar(255), entry varchar(255))',
  "insert into submission_mails values (1, 'api::contact-form.contact-form', 'c')",
  'create table idempotency_keys (id integer primary key, form varchar(255), request_key varchar(255), reply text)',
  'create unique index idempotency_keys_form_request_key_unique on idempotency_keys (form, request_key)',
  "insert into idempotency_keys values (1, 'api::contact-form.contact-form', 'key', 'OK')",
  `create table old_addresses (id integer primary key, "from" varchar(255), project varchar(255))`,
  "insert into old_addresses values (1, 'spark', 'd')",
];
const TABLES_AFTER = {
  publication_requests: [
    { id: 1, entry_id: 'a', message: 'Please read' },
    { id: 2, entry_id: 'b', message: null },
  ],
  submission_mails: [{ id: 1, uid: 'api::contact-form.contact-form', entry_id: 'c' }],
  idempotency_keys: [
    { id: 1, uid: 'api::contact-form.contact-form', request_key: 'key', reply: 'OK' },
  ],
  old_addresses: [{ id: 1, from: 'spark', entry_id: 'd' }],
};

/** By earlier key. Those without the seed's name stand for all others of the store. */
const NEW_KEYS = {
  'core_website_words_api::team.team': 'core_website_views_api::team.team',
  'core_website_words_texts.tile': 'core_website_views_texts.tile',
  'core_website_readings_by-language': 'core_website_proofreadings_by-language',
  core_website_seed_figures: 'core_website_seed_done_stats',
  core_website_seed_decided: 'core_website_seed_done_samples',
  core_website_seed_samples: 'core_website_seed_hasSamples',
  core_website_seed_texts: 'core_website_seed_done_texts',
  core_website_seed_accounts: 'core_website_seed_done_accounts',
  core_website_seed_shipped: 'core_website_seed_digests',
  core_website_seed_sampleFacts: 'core_website_seed_hasSampleFacts',
  core_website_tokens_ids: 'core_website_tokens_ids',
  'plugin_content_manager_configuration_content_types::api::team.team':
    'plugin_content_manager_configuration_content_types::api::team.team',
};

/** Stores under each key the key itself. */
async function storeKeys(db: Knex, keys: readonly string[]): Promise<void> {
  await db.schema.createTable(SETTINGS, (table) => {
    table.string('key');
    table.text('value');
  });
  await db(SETTINGS).insert(keys.map((key) => ({ key, value: key })));
}

async function makeEarlierDatabase(db: Knex): Promise<void> {
  for (const statement of EARLIER_TABLES) await db.raw(statement);
  await storeKeys(db, Object.keys(NEW_KEYS));
}

async function readTables(db: Knex): Promise<Record<string, unknown>> {
  const tables: Record<string, unknown> = {};
  for (const table of Object.keys(TABLES_AFTER)) tables[table] = await db(table).orderBy('id');
  return tables;
}

async function readKeys(db: Knex): Promise<Record<string, string>> {
  const rows: { key: string; value: string }[] = await db(SETTINGS);
  return Object.fromEntries(rows.map(({ key, value }) => [value, key]));
}

test('an older database keeps what it has under earlier names, and a second run changes nothing', async (t) => {
  const db = await emptyDatabase(t);
  await makeEarlierDatabase(db);
  for (let run = 0; run < 2; run++) {
    await db.transaction(up);
    assert.deepEqual(await readTables(db), TABLES_AFTER);
    assert.deepEqual(await readKeys(db), NEW_KEYS);
  }
  const [first] = TABLES_AFTER.idempotency_keys;
  await assert.rejects(db('idempotency_keys').insert({ ...first, id: 2 }), /unique/i);
});

test('a run that is cut off changes nothing, and the next one everything', async (t) => {
  const db = await emptyDatabase(t);
  await makeEarlierDatabase(db);
  const before = [await readTables(db), await readKeys(db)];
  const cutOff = db.transaction(async (transaction) => {
    await up(transaction);
    throw new Error('The power is cut');
  });
  await assert.rejects(cutOff, /The power is cut/);
  assert.deepEqual([await readTables(db), await readKeys(db)], before);
  await db.transaction(up);
  assert.deepEqual([await readTables(db), await readKeys(db)], [TABLES_AFTER, NEW_KEYS]);
});

test('a new database and one without some of the tables and columns are left as they are', async (t) => {
  const db = await emptyDatabase(t);
  await db.transaction(up);
  await db.raw('create table submission_mails (id integer primary key, form varchar(255))');
  await db.raw('create table publication_requests (id integer primary key)');
  await db('submission_mails').insert({ id: 1, form: 'api::contact-form.contact-form' });
  await db.transaction(up);
  assert.deepEqual(await db('submission_mails'), [
    { id: 1, uid: 'api::contact-form.contact-form' },
  ]);
  assert.deepEqual(await db('publication_requests'), []);
});

test('a new name that exists already keeps its value, and gets the earlier one where it has none', async (t) => {
  const db = await emptyDatabase(t);
  await db.raw(
    'create table publication_requests (id integer primary key, sentence text, message text)',
  );
  await db('publication_requests').insert([
    { id: 1, sentence: 'Earlier', message: null },
    { id: 2, sentence: 'Earlier', message: 'Later' },
    { id: 3, sentence: null, message: 'Later' },
  ]);
  await storeKeys(db, ['core_website_seed_shipped', 'core_website_seed_digests']);
  await db.transaction(up);
  const messages = await db('publication_requests').orderBy('id').pluck('message');
  assert.deepEqual(messages, ['Earlier', 'Later', 'Later']);
  const keys = ['core_website_seed_shipped', 'core_website_seed_digests'];
  assert.deepEqual(await readKeys(db), Object.fromEntries(keys.map((key) => [key, key])));
});
