import type { Core } from '@strapi/strapi';

/** PostgreSQL knows a lock by its number. Any will do that no other program on the database takes. */
const LOCKS = {
  order: 7239405,
  requests: 7239406,
} as const;

/** Of two requests at the same moment, the second one waits until the transaction of the first is done. */
export async function lockedTransaction<Result>(
  strapi: Core.Strapi,
  lock: keyof typeof LOCKS,
  work: () => Promise<Result>,
): Promise<Result> {
  return strapi.db.transaction(async ({ trx }) => {
    // SQLite has one transaction at a time.
    if (strapi.db.dialect.client === 'postgres') {
      await trx.raw('select pg_advisory_xact_lock(?)', [LOCKS[lock]]);
    }
    return work();
  });
}
