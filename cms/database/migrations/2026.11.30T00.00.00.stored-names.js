// Earlier releases named some columns, and some keys of Strapi's store, by a word of another concept. Strapi runs this
// once, before it changes the tables: it would drop a column that the schemas do not name, with what it holds.

const SETTINGS = 'strapi_core_store_settings';

const RENAMED_COLUMNS = [
  { table: 'publication_requests', from: 'sentence', to: 'message' },
  { table: 'submission_mails', from: 'form', to: 'uid' },
  { table: 'submission_mails', from: 'entry', to: 'entry_id' },
  { table: 'idempotency_keys', from: 'form', to: 'uid' },
  { table: 'old_addresses', from: 'project', to: 'entry_id' },
];

// No new key is an earlier one. Strapi records a run only after its commit, so a start that is cut off between the two
// runs this again.
const RENAMED_KEYS = {
  'core_website_readings_by-language': 'core_website_proofreadings_by-language',
  core_website_seed_figures: 'core_website_seed_done_stats',
  core_website_seed_decided: 'core_website_seed_done_samples',
  core_website_seed_texts: 'core_website_seed_done_texts',
  core_website_seed_accounts: 'core_website_seed_done_accounts',
  core_website_seed_samples: 'core_website_seed_hasSamples',
  core_website_seed_sampleFacts: 'core_website_seed_hasSampleFacts',
  core_website_seed_shipped: 'core_website_seed_digests',
};
// A key for the view of each type.
const EARLIER_VIEWS = 'core_website_words_';
const VIEWS = 'core_website_views_';

module.exports = {
  /** @param knex of a transaction */
  async up(knex) {
    for (const column of RENAMED_COLUMNS) await renameColumn(knex, column);
    await renameKeys(knex);
  },
};

/** A new database has no tables yet, and an older one may lack some. If both columns exist, the new one is right. */
async function renameColumn(knex, { table, from, to }) {
  const hasEarlier =
    (await knex.schema.hasTable(table)) && (await knex.schema.hasColumn(table, from));
  if (!hasEarlier) return;
  if (await knex.schema.hasColumn(table, to)) {
    await knex(table)
      .whereNull(to)
      .update({ [to]: knex.ref(from) });
    return;
  }
  await knex.schema.alterTable(table, (altered) => altered.renameColumn(from, to));
}

async function renameKeys(knex) {
  if (!(await knex.schema.hasTable(SETTINGS))) return;
  const keys = await knex(SETTINGS).whereLike('key', 'core_website_%').pluck('key');
  for (const key of keys) {
    const newKey = newKeyOf(key);
    if (newKey === undefined || keys.includes(newKey)) continue;
    await knex(SETTINGS).where({ key }).update({ key: newKey });
  }
}

function newKeyOf(key) {
  if (key.startsWith(EARLIER_VIEWS)) return VIEWS + key.slice(EARLIER_VIEWS.length);
  return RENAMED_KEYS[key];
}
