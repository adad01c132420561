import type { Core } from '@strapi/strapi';
import { formWords } from '../../editing/form-words';
import { type FormUid, STAFF_FIELDS } from '../forms';
import { BYTE_ORDER_MARK, csvLine } from './csv';

type Entry = Readonly<Record<string, unknown>>;

/** So many entries are in memory at once, however long the list is. */
const AT_ONCE = 200;
/** They are kept as "1" and "0" (3.8). */
const YES_OR_NO = ['student', 'currentlyEmployed'];

/** What is exported: a where clause of the database, and where the reader's clock stands. */
export interface Wanted {
  readonly where: object;
  /** Words to search for in all text fields. */
  readonly search?: string;
  /** An IANA name, such as Asia/Kolkata. */
  readonly timeZone: string;
}

/** The list as CSV, piece by piece, newest entry first; `onEnd` gets the number of entries. */
export async function* csvOf(
  strapi: Core.Strapi,
  uid: FormUid,
  { where, search, timeZone }: Wanted,
  onEnd: (count: number) => void,
): AsyncGenerator<string> {
  const fields = fieldsOf(uid);
  const received = receivedIn(timeZone);
  yield BYTE_ORDER_MARK + csvLine([`Received (${timeZone})`, ...fields.map(({ label }) => label)]);
  let count = 0;
  let last: number | undefined;
  for (;;) {
    const entries: Entry[] = await strapi.db.query(uid).findMany({
      // From the last one seen, not by number: an entry that is erased meanwhile hides no other.
      where: last === undefined ? where : { $and: [where, { id: { $lt: last } }] },
      ...(search ? { _q: search } : {}),
      orderBy: { id: 'desc' },
      limit: AT_ONCE,
    });
    if (entries.length > 0) yield entries.map((entry) => lineOf(entry)).join('');
    count += entries.length;
    last = Number(entries.at(-1)?.id);
    if (entries.length < AT_ONCE) break;
  }
  onEnd(count);

  function lineOf(entry: Entry): string {
    return csvLine([
      received(entry.createdAt),
      ...fields.map(({ name }) => text(name, entry[name])),
    ]);
  }
}

/** Staff's own fields first, then in the order of the form. */
function fieldsOf(uid: FormUid): { name: string; label: string }[] {
  const words = formWords[uid];
  if (!words) throw new Error(`There are no words for ${uid}`);
  const sent = words.edit
    .flat()
    .map(([name]) => name)
    .filter((name) => !STAFF_FIELDS.some((own) => own === name));
  return [...STAFF_FIELDS, ...sent].map((name) => ({
    name,
    label: words.fields[name]?.label ?? name,
  }));
}

/** `2026-11-21 18:05` in that time zone, which every spreadsheet reads as a date. */
function receivedIn(timeZone: string): (createdAt: unknown) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (createdAt) => {
    const moment = new Date(createdAt instanceof Date ? createdAt : String(createdAt));
    return Number.isNaN(moment.getTime()) ? '' : format.format(moment);
  };
}

function text(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (YES_OR_NO.includes(name)) return value === '1' ? 'Yes' : 'No';
  return String(value);
}
