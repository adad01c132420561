import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { nameOfLanguage } from '../../../content/languages/languages.ts';
import { submissionFields } from '../../../content/submission-fields.ts';
import {
  HEADER_FIELDS,
  STAFF_FIELDS,
  type SubmissionType,
  type SubmissionUid,
} from '../../../content/submission-types.ts';
import { readInBatches } from '../../../platform/batches.ts';
import { settingsOf } from '../../../platform/cms-settings.ts';
import type { UnknownRecord } from '../../../platform/record.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../platform/text/csv.ts';
import { yesOrNoInWords } from '../../../platform/text/yes-or-no.ts';
import { dayInWords, timeInWords, zoneInWords } from '../../../platform/time.ts';
import { readStoredView } from '../../../views/stored-view.ts';

interface CsvColumn {
  readonly name: string;
  readonly label: string;
  readonly isYesOrNo: boolean;
}

/** The first known day of each privacy notice. */
type NoticeDays = ReadonlyMap<string, string | null>;

const EXPORTED_ROWS_A_BATCH = 200;

interface ExportRequest {
  readonly filters: unknown;
  readonly search: string;
  readonly userAbility: unknown;
  readonly personId: unknown;
}

/** @throws {errors.ForbiddenError} if the person may not read the list */
export async function readCsvLines(
  strapi: Core.Strapi,
  { uid, plural }: SubmissionType,
  { filters, search, userAbility, personId }: ExportRequest,
): Promise<AsyncIterable<string>> {
  // Strapi's own checker removes filters by fields that the person may not read, which `entryRights` cannot.
  const checker = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility, model: uid });
  if (!checker.can.read()) throw new errors.ForbiddenError();
  const { timeZone } = settingsOf(strapi);
  const permittedQuery: { filters?: object } = await checker.sanitizedQuery.read({ filters });
  const allColumns = await readColumns(strapi, uid);
  const columns = allColumns.filter(({ name }) => checker.can.read(undefined, name));
  const noticeDays = new Map<string, string | null>();
  const permittedFilters = permittedQuery.filters ?? {};
  const submissions = readSubmissions(strapi, uid, permittedFilters, search);

  async function* lines(): AsyncGenerator<string> {
    const labels = columns.map(({ label }) => label);
    yield BYTE_ORDER_MARK + csvLine([`Received (${zoneInWords(timeZone)})`, ...labels]);
    let count = 0;
    for await (const submission of submissions) {
      count += 1;
      const notice = String(submission.privacyNotice ?? '');
      if (notice && !noticeDays.has(notice)) {
        noticeDays.set(notice, await readNoticeDay(strapi, uid, notice));
      }
      yield csvLine([
        receivedAt(submission, timeZone),
        ...columns.map((column) => cellOf(submission, column, noticeDays)),
      ]);
    }
    strapi.log.info(`Audit: staff member ${personId} exported ${count} ${plural}`);
  }

  return lines();
}

async function* readSubmissions(
  strapi: Core.Strapi,
  uid: SubmissionUid,
  filters: object,
  search: string,
): AsyncGenerator<UnknownRecord> {
  const batches = readInBatches<UnknownRecord>(EXPORTED_ROWS_A_BATCH, (idFilter) =>
    strapi.documents(uid).findMany({
      filters: { $and: [filters, idFilter] },
      ...(search ? { _q: search } : {}),
      sort: 'id:desc',
      limit: EXPORTED_ROWS_A_BATCH,
    }),
  );
  for await (const batch of batches) yield* batch;
}

async function readColumns(strapi: Core.Strapi, uid: SubmissionUid): Promise<CsvColumn[]> {
  const { labelOf } = await readStoredView(strapi, uid);
  const toColumn = (name: string) => ({ name, label: labelOf(name), isYesOrNo: false });
  const formColumns = submissionFields(strapi, uid).map(({ name, kind }) => ({
    ...toColumn(name),
    isYesOrNo: kind === 'yes-or-no',
  }));
  return [...STAFF_FIELDS.map(toColumn), ...formColumns, ...HEADER_FIELDS.map(toColumn)];
}

/** `21 Nov 2026 18:05`. Without the comma a spreadsheet reads it as a date and a time. */
function receivedAt({ createdAt }: UnknownRecord, timeZone: string): string {
  return createdAt ? timeInWords(String(createdAt), timeZone).replace(',', '') : '';
}

function cellOf(
  submission: UnknownRecord,
  { name, isYesOrNo }: CsvColumn,
  noticeDays: NoticeDays,
): string {
  const value = String(submission[name] ?? '');
  if (name === 'language') return nameOfLanguage(value) ?? '';
  if (name === 'privacyNotice') {
    const day = noticeDays.get(value);
    return day ? `In use since ${day} or before` : '';
  }
  if (isYesOrNo && value !== '') return yesOrNoInWords(value);
  return value;
}

/** Returns the day of the oldest submission that is stored with a privacy notice. Null if none is. */
export async function readNoticeDay(
  strapi: Core.Strapi,
  uid: SubmissionUid,
  privacyNotice: string,
): Promise<string | null> {
  const { timeZone } = settingsOf(strapi);
  const oldest: { createdAt: string } | null = await strapi.db
    .query(uid)
    .findOne({ select: ['createdAt'], where: { privacyNotice }, orderBy: { id: 'asc' } });
  return oldest && dayInWords(oldest.createdAt, timeZone);
}
