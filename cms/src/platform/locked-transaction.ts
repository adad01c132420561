import type { Core } from '@strapi/strapi';

/** PostgreSQL knows a lock by its number. Any will do that no other program on the database takes. */
const LOCKS = {
  firstContent: 7239401,
  languages: 7239402,
  order: 7239405,
  requests: 7239406,
} as const;

/** Several instances share a database: a second transaction with the same lock waits for the first. */
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
