import type { Core } from '@strapi/strapi';
import { type Counts, FORMS, type FormUid, totalOf } from '../forms';
import { forgetEntries } from '../mail/queue';
import type { Person } from './person';

/** Entries that one statement deletes; every database takes that many values. */
const BATCH = 500;

/** How many entries a person has in each list. */
export async function countOf(strapi: Core.Strapi, person: Person): Promise<Counts> {
  return countEach((uid) => strapi.db.query(uid).count({ where: whereIs(strapi, uid, person) }));
}

/**
 * Erases every entry of one person, and the mails that would have told of them: all or nothing.
 * The idempotency keys stay for their 24 hours: they hold nothing of the person, and keep a late
 * second delivery from storing the entry again.
 */
export async function erasePerson(strapi: Core.Strapi, person: Person): Promise<Counts> {
  return eraseWhere(strapi, (uid) => whereIs(strapi, uid, person));
}

/** Erases every entry that arrived before that moment, and the mails that would tell of them. */
export async function eraseBefore(strapi: Core.Strapi, moment: Date): Promise<Counts> {
  return eraseWhere(strapi, () => ({ createdAt: { $lt: moment } }));
}

async function eraseWhere(strapi: Core.Strapi, where: (uid: FormUid) => object): Promise<Counts> {
  const isSqlite = strapi.db.dialect.client === 'sqlite';
  // By default SQLite only marks the place as free, and the text stays in the file.
  if (isSqlite) await strapi.db.connection.raw('PRAGMA secure_delete = ON');
  const counts = await strapi.db.transaction(() =>
    countEach((uid) => eraseFrom(strapi, uid, where(uid))),
  );
  // The write-ahead log holds the old pages until it is cut.
  if (isSqlite && totalOf(counts) > 0) {
    await strapi.db.connection.raw('PRAGMA wal_checkpoint(TRUNCATE)');
  }
  return counts;
}

async function eraseFrom(strapi: Core.Strapi, uid: FormUid, where: object): Promise<number> {
  const entries = strapi.db.query(uid);
  let erased = 0;
  for (;;) {
    const batch: { id: number; documentId: string }[] = await entries.findMany({
      select: ['id', 'documentId'],
      where,
      limit: BATCH,
    });
    if (batch.length === 0) return erased;
    await forgetEntries(
      strapi,
      batch.map(({ documentId }) => documentId),
    );
    const ids = batch.map(({ id }) => id);
    const { count } = await entries.deleteMany({ where: { id: { $in: ids } } });
    erased += count;
  }
}

function whereIs(strapi: Core.Strapi, uid: FormUid, { email, phone }: Person): object {
  const { attributes } = strapi.contentType(uid);
  const ways = [
    ...(email && attributes.email ? [{ email: { $eqi: email } }] : []),
    ...(phone && attributes.mobileNumber ? [{ mobileNumber: { $endsWith: phone } }] : []),
  ];
  // An empty $or would match every entry.
  return ways.length > 0 ? { $or: ways } : { id: { $null: true } };
}

async function countEach(count: (uid: FormUid) => Promise<number>): Promise<Counts> {
  const counts: Record<string, number> = {};
  for (const { uid, many } of FORMS) counts[many] = await count(uid);
  return counts;
}
