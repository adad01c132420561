import type { Core } from '@strapi/strapi';

/**
 * Begins a transaction of SQLite again as BEGIN IMMEDIATE, which Knex cannot begin: it waits for other processes that
 * write. One that reads first and writes later fails where another process wrote in between. Call it before the first
 * query.
 */
export async function beginImmediate(
  { dialect }: Pick<Core.Strapi['db'], 'dialect'>,
  trx: { raw(sql: string): PromiseLike<unknown> },
): Promise<void> {
  if (dialect.client !== 'sqlite') return;
  await trx.raw('rollback');
  await trx.raw('begin immediate');
}
