import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { formViews } from '../../editing/views/forms';
import { type FormUid, formOf, STAFF_FIELDS } from '../forms';
import { reasonOf } from '../reason-of';
import { BYTE_ORDER_MARK, csvLine } from './csv';

type Entry = Readonly<Record<string, unknown>>;

/** Entries that are in memory at once, however long the list is. */
const BATCH = 200;
/** The schema's pattern of the fields that are stored as "1" and "0" (3.8). */
const YES_OR_NO = '^[01]$';

/** Answers with what the staff member may see of a list, narrowed by the same query, as a CSV file. */
export function exported(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const form = formOf(ctx.params.uid);
    if (!form) throw new errors.NotFoundError();
    const { uid, many } = form;
    const checker = strapi
      .plugin('content-manager')
      .service('permission-checker')
      .create({ userAbility: ctx.state.userAbility, model: uid });
    if (!checker.can.read()) throw new errors.ForbiddenError();
    const { filters, _q, timeZone = 'UTC' } = ctx.query;
    const permitted = await checker.sanitizedQuery.read({ filters });
    const { where = {} } = strapi.get('query-params').transform(uid, permitted);
    const columns = columnsOf(strapi, uid).filter(({ name }) => checker.can.read(undefined, name));
    // Every spreadsheet reads `2026-11-21 18:05` as a date.
    const date = dateFormat(String(timeZone));

    async function* lines(): AsyncGenerator<string> {
      const labels = columns.map(({ label }) => label);
      yield BYTE_ORDER_MARK + csvLine([`Received (${timeZone})`, ...labels]);
      let count = 0;
      for await (const entry of entriesOf(strapi, uid, where, String(_q ?? ''))) {
        count += 1;
        const received = entry.createdAt ? date.format(new Date(String(entry.createdAt))) : '';
        yield csvLine([received, ...columns.map((column) => cellOf(entry, column))]);
      }
      strapi.log.info(`Audit: staff member ${ctx.state.user.id} exported ${count} ${many}`);
    }

    const stream = Readable.from(lines());
    stream.once('error', (thrown) => {
      strapi.log.error(`An export of ${many} broke off (${reasonOf(thrown)})`);
      // A file that ends early must not look like a whole one.
      ctx.res.destroy();
    });
    ctx.set('Cache-Control', 'no-store');
    ctx.attachment(`${many}.csv`);
    ctx.type = 'text/csv; charset=utf-8';
    ctx.body = stream;
  };
}

/** @throws {errors.ValidationError} for a time zone that there is not */
function dateFormat(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  } catch {
    throw new errors.ValidationError('There is no such time zone');
  }
}

async function* entriesOf(
  strapi: Core.Strapi,
  uid: FormUid,
  where: object,
  search: string,
): AsyncGenerator<Entry> {
  let last: unknown;
  for (;;) {
    const entries: Entry[] = await strapi.db.query(uid).findMany({
      // Counted from the last one seen, so that an entry erased meanwhile hides no other.
      where: last === undefined ? where : { $and: [where, { id: { $lt: last } }] },
      ...(search ? { _q: search } : {}),
      orderBy: { id: 'desc' },
      limit: BATCH,
    });
    yield* entries;
    if (entries.length < BATCH) return;
    last = entries.at(-1)?.id;
  }
}

/** The staff's own fields first, then those of the form in the order of the admin's page. */
function columnsOf(strapi: Core.Strapi, uid: FormUid) {
  const { edit = [], fields = {} } = formViews[uid] ?? {};
  const { attributes } = strapi.contentType(uid);
  return [...new Set([...STAFF_FIELDS, ...edit.flat()])].map((name) => {
    const attribute = attributes[name];
    const isYesOrNo = attribute?.type === 'string' && String(attribute.regex) === YES_OR_NO;
    return { name, label: fields[name]?.label ?? name, isYesOrNo };
  });
}

function cellOf(entry: Entry, { name, isYesOrNo }: { name: string; isYesOrNo: boolean }): string {
  const value = String(entry[name] ?? '');
  if (isYesOrNo && value !== '') return value === '1' ? 'Yes' : 'No';
  return value;
}
