// Versions from before 30 November 2026 used other names for columns and kept some content elsewhere. After this, Strapi
// would drop the columns and tables that it does not know, with what they hold.

const MESSAGE =
  'This database was made by a version from before 30 November 2026. Nothing was changed. ' +
  'Start version 3098a0e7 once, then this one: that version brings the database up to date.';

module.exports = {
  /** @param knex of a transaction */
  async up(knex) {
    // Every version from before that day had this column. A new database has no tables yet.
    if (await knex.schema.hasColumn('idempotency_keys', 'form')) throw new Error(MESSAGE);
  },
};
