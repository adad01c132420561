import type { Core } from '@strapi/strapi';
import { formViews } from '../../editing/views/forms';
import { type FormUid, STAFF_FIELDS } from '../forms';
import { BYTE_ORDER_MARK, csvLine } from './csv';

type Entry = Readonly<Record<string, unknown>>;

/** Entries that are in memory at once, however long the list is. */
const BATCH = 200;
/** The schema's pattern of the fields that are stored as "1" and "0" (3.8). */
const YES_OR_NO = '^[01]$';

interface Wanted {
  readonly where: object;
  /** Text to search for in all text fields; may be empty. */
  readonly search: string;
  /** An IANA name, such as Asia/Kolkata. */
  readonly timeZone: string;
  readonly maySee: (field: string) => boolean;
  readonly onEnd: (count: number) => void;
}

interface Column {
  readonly name: string;
  readonly label: string;
  readonly isYesOrNo: boolean;
}

/** The list as CSV, in batches, newest entry first. */
export async function* csvOf(
  strapi: Core.Strapi,
  uid: FormUid,
  { where, search, timeZone, maySee, onEnd }: Wanted,
): AsyncGenerator<string> {
  const columns = columnsOf(strapi, uid).filter(({ name }) => maySee(name));
  const received = receivedIn(timeZone);
  yield BYTE_ORDER_MARK + csvLine([`Received (${timeZone})`, ...columns.map(({ label }) => label)]);
  let count = 0;
  let last: number | undefined;
  for (;;) {
    const entries: Entry[] = await strapi.db.query(uid).findMany({
      // Counted from the last one seen, so that an entry erased meanwhile hides no other.
      where: last === undefined ? where : { $and: [where, { id: { $lt: last } }] },
      ...(search ? { _q: search } : {}),
      orderBy: { id: 'desc' },
      limit: BATCH,
    });
    for (const entry of entries) {
      yield csvLine([received(entry.createdAt), ...cellsOf(entry, columns)]);
    }
    count += entries.length;
    last = Number(entries.at(-1)?.id);
    if (entries.length < BATCH) break;
  }
  onEnd(count);
}

/** The staff's own fields first, then those of the form in the order of the admin's page. */
function columnsOf(strapi: Core.Strapi, uid: FormUid): Column[] {
  const { edit, fields } = formViews[uid];
  const { attributes } = strapi.contentType(uid);
  return [...new Set([...STAFF_FIELDS, ...edit.flat()])].map((name) => {
    const attribute = attributes[name];
    const isYesOrNo = attribute?.type === 'string' && String(attribute.regex) === YES_OR_NO;
    return { name, label: fields[name]?.label ?? name, isYesOrNo };
  });
}

function cellsOf(entry: Entry, columns: readonly Column[]): string[] {
  return columns.map(({ name, isYesOrNo }) => {
    const value = entry[name] ?? '';
    if (isYesOrNo && value !== '') return value === '1' ? 'Yes' : 'No';
    return String(value);
  });
}

/** `2026-11-21 18:05` in that time zone, which every spreadsheet reads as a date. */
function receivedIn(timeZone: string): (createdAt: unknown) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (createdAt) => (createdAt ? format.format(new Date(String(createdAt))) : '');
}
