import type { Core } from '@strapi/strapi';

/**
 * Strapi's name of the database decides about locks and about erasure. Another name would switch them off without an
 * error, so the CMS does not start with one.
 */
export function isSqlite({ dialect }: Pick<Core.Strapi['db'], 'dialect'>): boolean {
  if (dialect.client === 'sqlite') return true;
  if (dialect.client === 'postgres') return false;
  throw new Error(`The CMS does not know the database “${dialect.client}”.`);
}
