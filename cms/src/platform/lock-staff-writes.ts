import type { Core } from '@strapi/strapi';

/** A number of our own among PostgreSQL's advisory locks. */
const STAFF = 20_001;

/**
 * Takes the lock for which all that staff write waits until the transaction ends, as SQLite does by itself: what was checked
 * is still so when it is stored, and no two wait for each other's rows. What visitors send waits for nobody.
 */
export async function lockStaffWrites(
  { dialect }: Pick<Core.Strapi['db'], 'dialect'>,
  trx: { raw(sql: string): PromiseLike<unknown> },
): Promise<void> {
  if (dialect.client === 'postgres') await trx.raw(`select pg_advisory_xact_lock(${STAFF})`);
}
