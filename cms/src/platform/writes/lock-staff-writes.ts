import type { Core } from '@strapi/strapi';

const ADVISORY_LOCK_ID = 20_001;

/**
 * On PostgreSQL, makes the writes of staff wait for each other, as SQLite does by itself. So what a check found is still
 * true when Strapi stores the entry, and no deadlock can happen. Forms of visitors do not wait.
 */
export async function lockStaffWrites(
  { dialect }: Pick<Core.Strapi['db'], 'dialect'>,
  trx: { raw(sql: string): PromiseLike<unknown> },
): Promise<void> {
  if (dialect.client === 'postgres')
    await trx.raw(`select pg_advisory_xact_lock(${ADVISORY_LOCK_ID})`);
}
