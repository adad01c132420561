import type { Core } from '@strapi/strapi';

const ADVISORY_LOCK_ID = 20_001;

/** A check is then still true when Strapi stores the entry, and no deadlock happens. SQLite has only one writer. */
export async function lockStaffWrites(
  { dialect }: Pick<Core.Strapi['db'], 'dialect'>,
  trx: { raw(sql: string): PromiseLike<unknown> },
): Promise<void> {
  if (dialect.client === 'postgres')
    await trx.raw(`select pg_advisory_xact_lock(${ADVISORY_LOCK_ID})`);
}
