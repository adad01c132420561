import type { Core } from '@strapi/strapi';

/**
 * Begins a transaction of SQLite anew as one that writes from its start. It then waits until another process, such as a command
 * beside the CMS, has written. SQLite refuses the first write of one that has read before and was overtaken, and
 * Knex begins no other. Call it before the first query.
 */
export async function beginImmediate(
  { dialect }: Pick<Core.Strapi['db'], 'dialect'>,
  trx: { raw(sql: string): PromiseLike<unknown> },
): Promise<void> {
  if (dialect.client !== 'sqlite') return;
  await trx.raw('rollback');
  await trx.raw('begin immediate');
}
