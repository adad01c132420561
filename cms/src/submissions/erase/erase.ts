import type { Core } from '@strapi/strapi';
import { FORM_UIDS, type FormUid } from '../forms';
import { forgetEntries } from '../mail/queue';
import type { Person } from './person';

/** Entries in each of the four lists. */
export type Counts = Readonly<Record<FormUid, number>>;

/** As many at once as every database takes in one statement. */
const AT_ONCE = 500;

/** How many entries a person has in each list. */
export async function countOf(strapi: Core.Strapi, person: Person): Promise<Counts> {
  return countsFrom((uid) => strapi.db.query(uid).count({ where: whereIs(uid, person) }));
}

/**
 * Erases every entry of one person, and the mails that would have told of them: all or nothing.
 * The keys against double submissions stay for their 24 hours: they hold nothing of the person, and
 * keep a late second delivery of what was erased from bringing it back.
 */
export async function erasePerson(strapi: Core.Strapi, person: Person): Promise<Counts> {
  return eraseWhere(strapi, (uid) => whereIs(uid, person));
}

/** Erases every entry that arrived before that moment, and the mails that would tell of them. */
export async function eraseBefore(strapi: Core.Strapi, moment: Date): Promise<Counts> {
  return eraseWhere(strapi, () => ({ createdAt: { $lt: moment } }));
}

/** The sum of all lists. */
export function totalOf(counts: Counts): number {
  return FORM_UIDS.reduce((sum, uid) => sum + counts[uid], 0);
}

async function eraseWhere(strapi: Core.Strapi, where: (uid: FormUid) => object): Promise<Counts> {
  const isSqlite = strapi.db.dialect.client === 'sqlite';
  // Without it SQLite only marks the place as free, and the words stay in the file.
  if (isSqlite) await strapi.db.connection.raw('PRAGMA secure_delete = ON');
  const counts = await strapi.db.transaction(() =>
    countsFrom((uid) => eraseFrom(strapi, uid, where(uid))),
  );
  // The log of changes holds the old pages until it is cut.
  if (isSqlite && totalOf(counts) > 0) {
    await strapi.db.connection.raw('PRAGMA wal_checkpoint(TRUNCATE)');
  }
  return counts;
}

async function eraseFrom(strapi: Core.Strapi, uid: FormUid, where: object): Promise<number> {
  const entries = strapi.db.query(uid);
  let erased = 0;
  for (;;) {
    const some: { id: number; documentId: string }[] = await entries.findMany({
      select: ['id', 'documentId'],
      where,
      limit: AT_ONCE,
    });
    if (some.length === 0) return erased;
    await forgetEntries(
      strapi,
      some.map(({ documentId }) => documentId),
    );
    const { count } = await entries.deleteMany({
      where: { id: { $in: some.map(({ id }) => id) } },
    });
    erased += count;
  }
}

function whereIs(uid: FormUid, { email, phone }: Person): object {
  const hasPhone = uid !== 'api::contact-form.contact-form';
  const ways = [
    ...(email === undefined ? [] : [{ email: { $eqi: email } }]),
    ...(phone === undefined || !hasPhone ? [] : [{ mobileNumber: { $endsWith: phone } }]),
  ];
  // An empty $or would mean everybody.
  return ways.length > 0 ? { $or: ways } : { id: { $null: true } };
}

async function countsFrom(count: (uid: FormUid) => Promise<number>): Promise<Counts> {
  return {
    'api::contact-form.contact-form': await count('api::contact-form.contact-form'),
    'api::volunteer-form.volunteer-form': await count('api::volunteer-form.volunteer-form'),
    'api::intern-form.intern-form': await count('api::intern-form.intern-form'),
    'api::donate-form.donate-form': await count('api::donate-form.donate-form'),
  };
}
