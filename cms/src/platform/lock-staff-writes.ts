import type { Core } from '@strapi/strapi';

/** A number of our own among PostgreSQL's advisory locks. */
const STAFF = 20_001;

/**
 * On PostgreSQL, takes a lock until the transaction ends, so that what staff write is stored one after another, as on
 * SQLite: what was checked is still true when it is stored, and there is no deadlock. What visitors send takes none.
 */
export async function lockStaffWrites(
  { dialect }: Pick<Core.Strapi['db'], 'dialect'>,
  trx: { raw(sql: string): PromiseLike<unknown> },
): Promise<void> {
  if (dialect.client === 'postgres') await trx.raw(`select pg_advisory_xact_lock(${STAFF})`);
}
