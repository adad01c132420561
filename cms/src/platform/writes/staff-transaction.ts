import type { Core } from '@strapi/strapi';
import { isSqlite } from '../is-sqlite.ts';

const ADVISORY_LOCK_ID = 20_001;

/**
 * Makes each write of the staff wait until the transaction of the one before has ended. So what a check found is still
 * true when Strapi stores the entry, and two writes cannot deadlock. SQLite has only one writer anyway.
 */
export async function lockStaffWrites(
  db: Pick<Core.Strapi['db'], 'dialect'>,
  trx: { raw(sql: string): PromiseLike<unknown> },
): Promise<void> {
  if (!isSqlite(db)) await trx.raw(`select pg_advisory_xact_lock(${ADVISORY_LOCK_ID})`);
}

/** Runs `work` in a transaction in which no other person writes, so what it reads is still true when it writes. */
export async function staffTransaction<Result>(
  strapi: Core.Strapi,
  work: () => Promise<Result>,
): Promise<Result> {
  return strapi.db.transaction(async ({ trx }) => {
    await lockStaffWrites(strapi.db, trx);
    return work();
  });
}
