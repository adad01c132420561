import type { Core } from '@strapi/strapi';

/** JavaScript tells no two larger ids apart, so that Strapi can neither read nor delete such a row. */
const LAST_ID = Number.MAX_SAFE_INTEGER;

/** SQLite counts on from the largest id that ever was, and after the last takes no entry. In `bootstrap`. */
export async function repairIdSequences(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== 'sqlite') return;
  await strapi.db.transaction(async ({ trx }) => {
    const spent: { name: string }[] = await trx('sqlite_sequence').where('seq', '>', LAST_ID);
    for (const { name } of spent) {
      const count = await trx(name).where('id', '>', LAST_ID).delete();
      const [row] = await trx(name).max({ last: 'id' });
      await trx('sqlite_sequence')
        .where({ name })
        .update({ seq: row?.last ?? 0 });
      strapi.log.warn(`The ids of ${name} had come to their end: ${count} rows were removed.`);
    }
  });
}
