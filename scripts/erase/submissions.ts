import type { Connection } from './connection.ts';
import type { Person } from './person.ts';

/** The four tables of what people sent (3.7, 3.8), by the name of their list. */
const TABLES = {
  messages: { table: 'contact_forms', hasPhone: false },
  volunteers: { table: 'volunteer_forms', hasPhone: true },
  interns: { table: 'intern_forms', hasPhone: true },
  sponsors: { table: 'donate_forms', hasPhone: true },
} as const;

/** How many entries there are or were, by the name of their list; lists without any are left out. */
export type Counts = ReadonlyMap<string, number>;

/** How many entries one person has in each list. */
export async function countEntries(database: Connection, person: Person): Promise<Counts> {
  const counts = new Map<string, number>();
  for (const [name, { table, hasPhone }] of Object.entries(TABLES)) {
    const { where, values } = whereIs(person, hasPhone);
    const [row] = await database.ask(`select count(*) as n from ${table} where ${where}`, values);
    if (Number(row?.n) > 0) counts.set(name, Number(row?.n));
  }
  return counts;
}

/** Erases one person's entries and the mails that would have told of them: all or nothing. */
export async function eraseEntries(database: Connection, person: Person): Promise<Counts> {
  await database.ask('begin');
  try {
    const counts = await countEntries(database, person);
    for (const { table, hasPhone } of Object.values(TABLES)) {
      const { where, values } = whereIs(person, hasPhone);
      await database.ask(
        `delete from submission_mails where entry in (select document_id from ${table} where ${where})`,
        values,
      );
      await database.ask(`delete from ${table} where ${where}`, values);
    }
    await database.ask('commit');
    return counts;
  } catch (thrown) {
    await database.ask('rollback');
    throw thrown;
  }
}

/** The phone stands as ten digits, so nothing in it has a meaning for `like`. */
function whereIs({ email, phone }: Person, hasPhone: boolean) {
  const ways = [
    ...(email === undefined ? [] : [{ sql: 'lower(email) = lower(?)', value: email }]),
    ...(phone === undefined || !hasPhone
      ? []
      : [{ sql: 'mobile_number like ?', value: `%${phone}` }]),
  ];
  return {
    where: ways.map(({ sql }) => sql).join(' or ') || '1 = 0',
    values: ways.map(({ value }) => value),
  };
}
