import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { CmsSettings } from '../../../../config/cms';
import type { AdminContext } from '../../../access/admin-route';
import { languageName } from '../../../content/languages/languages';
import {
  HEADER_FIELDS,
  STAFF_FIELDS,
  type SubmissionUid,
  submissionFields,
  submissionTypeOf,
} from '../../../content/submission-types';
import { BYTE_ORDER_MARK, csvLine } from '../../../platform/csv';
import { errorCode } from '../../../platform/error-code';
import type { UnknownRecord } from '../../../platform/record';
import { dayInWords, timeInWords, zoneInWords } from '../../../platform/time';
import { yesOrNoInWords } from '../../../platform/yes-or-no';
import staffFields from '../../../views/staff-fields.json';

interface Column {
  readonly name: string;
  readonly label: string;
  readonly isYesOrNo: boolean;
}

/** The number of entries that are in memory at once, however long the list is. */
const BATCH = 200;

/** Answers with what the staff member may see of a list, narrowed by the same query, as a CSV file. */
export async function exportHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const submissionType = submissionTypeOf(ctx.params.uid);
  if (!submissionType) throw new errors.NotFoundError();
  const { uid, plural } = submissionType;
  const checker = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility: ctx.state.userAbility, model: uid });
  if (!checker.can.read()) throw new errors.ForbiddenError();
  const { filters, _q } = ctx.query;
  const { timeZone } = strapi.config.get<CmsSettings>('cms');
  const permitted: { filters?: object } = await checker.sanitizedQuery.read({ filters });
  const columns = columnsOf(strapi, uid).filter(({ name }) => checker.can.read(undefined, name));
  const notices = await readNoticeNames(strapi, uid, timeZone);

  async function* lines(): AsyncGenerator<string> {
    const labels = columns.map(({ label }) => label);
    yield BYTE_ORDER_MARK + csvLine([`Received (${zoneInWords(timeZone)})`, ...labels]);
    let count = 0;
    for await (const entry of readSubmissions(
      strapi,
      uid,
      permitted.filters ?? {},
      String(_q ?? ''),
    )) {
      count += 1;
      yield csvLine([
        receivedAt(entry, timeZone),
        ...columns.map((column) => cellOf(entry, column, notices)),
      ]);
    }
    strapi.log.info(`Audit: staff member ${ctx.state.user.id} exported ${count} ${plural}`);
  }

  const stream = Readable.from(lines());
  stream.once('error', (thrown) => {
    strapi.log.error(`An export of ${plural} broke off (${errorCode(thrown)})`);
    // The connection is broken off: a file that ends early must not look like a whole one.
    ctx.res.destroy();
  });
  ctx.attachment(`${plural}.csv`);
  ctx.type = 'text/csv; charset=utf-8';
  ctx.body = stream;
}

/** The name of each privacy notice, by its stored digest. */
type Notices = ReadonlyMap<string, string>;

/** A notice is named after the day of the oldest entry that has it; older ones may be erased. */
async function readNoticeNames(
  strapi: Core.Strapi,
  uid: SubmissionUid,
  timeZone: string,
): Promise<Notices> {
  const entries: UnknownRecord[] = await strapi.db.query(uid).findMany({
    select: ['privacyNotice', 'createdAt'],
    where: { privacyNotice: { $notNull: true } },
    orderBy: { id: 'desc' },
  });
  return new Map(
    entries.map(({ privacyNotice, createdAt }) => {
      const day = dayInWords(String(createdAt), timeZone);
      return [String(privacyNotice), `In use since ${day} or before`];
    }),
  );
}

async function* readSubmissions(
  strapi: Core.Strapi,
  uid: SubmissionUid,
  filters: object,
  search: string,
): AsyncGenerator<UnknownRecord> {
  let last: unknown;
  for (;;) {
    const entries: UnknownRecord[] = await strapi.documents(uid).findMany({
      // The next batch begins behind the last entry that was read, so that one erased meanwhile hides no
      // other.
      filters: last === undefined ? filters : { $and: [filters, { id: { $lt: last } }] },
      ...(search ? { _q: search } : {}),
      sort: 'id:desc',
      limit: BATCH,
    });
    yield* entries;
    if (entries.length < BATCH) return;
    last = entries.at(-1)?.id;
  }
}

/** The staff's own fields first, then those of the form in the order of the admin's page. */
function columnsOf(strapi: Core.Strapi, uid: SubmissionUid): Column[] {
  const staffColumn = (name: keyof typeof staffFields) => ({
    name,
    label: staffFields[name].label,
    isYesOrNo: false,
  });
  return [
    ...STAFF_FIELDS.map(staffColumn),
    ...submissionFields(strapi, uid).map(({ name, label, kind }) => ({
      name,
      label,
      isYesOrNo: kind === 'yes-or-no',
    })),
    ...HEADER_FIELDS.map(staffColumn),
  ];
}

/** `21 Nov 2026 18:05`: spreadsheets read it as a date and a time, without the comma. */
function receivedAt({ createdAt }: UnknownRecord, timeZone: string): string {
  return createdAt ? timeInWords(String(createdAt), timeZone).replace(',', '') : '';
}

function cellOf(entry: UnknownRecord, { name, isYesOrNo }: Column, notices: Notices): string {
  const value = String(entry[name] ?? '');
  if (name === 'language') return languageName(value) ?? '';
  if (name === 'privacyNotice') return notices.get(value) ?? '';
  if (isYesOrNo && value !== '') return yesOrNoInWords(value);
  return value;
}
