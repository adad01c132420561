// The rows that tests read or change in the database: those that no request can make, such as old ones.
import { randomBytes } from 'node:crypto';
import { DAY_MS } from '../../src/platform/time.ts';
import type { Installation } from './installation.ts';
import { isType, tableOf } from './types.ts';

/** A CMS with its database. */
export type Database = Pick<Installation, 'query' | 'count' | 'time'>;

const STORED_VALUES = 'strapi_core_store_settings';

/** Makes all earlier saves older than the ten minutes in which saves become one version. */
export async function endTenMinutes({ query, time }: Database): Promise<void> {
  await query(`update versions set started_at = ${time(-700_000)}`);
}

export async function setAgeOfVersions(cms: Database, entryId: string, days: number) {
  const at = cms.time(-days * DAY_MS);
  await cms.query(`update versions set at = ${at} where entry_id = '${entryId}'`);
}

/** Makes the last change of an entry a minute old, in all its languages, also in what a list shows. */
export async function makeChangeOlder(
  { query, time }: Pick<Database, 'query' | 'time'>,
  type: string,
  documentId: string,
): Promise<void> {
  const where = `document_id = '${documentId}'`;
  await query(`update ${tableOf(type)} set updated_at = ${time(-60_000)} where ${where}`);
}

export async function setTimeOfSubmission(
  { query, time }: Database,
  type: string,
  documentId: string,
  at: number,
): Promise<void> {
  const createdAt = time(at - Date.now());
  await query(
    `update ${tableOf(type)} set created_at = ${createdAt} where document_id = '${documentId}'`,
  );
}

/** Makes the saved versions of an entry requests for publication. */
export async function markVersionsAsAsked({ query }: Database, entryId: string): Promise<void> {
  const where = `entry_id = '${entryId}' and action = 'saved'`;
  await query(`update versions set action = 'asked' where ${where}`);
}

/** Adds versions of an entry that are equal to its newest one. */
export async function repeatNewestVersion({ query }: Database, entryId: string, times: number) {
  const newest = `from versions where entry_id = '${entryId}' order by id desc limit 1`;
  const [row] = await query(`select * ${newest}`);
  const columns = Object.keys(Object(row)).filter((name) => name !== 'id');
  const copied = `select ${columns} from versions where id = ${row?.id}`;
  const copies = Array<string>(times).fill(copied).join(' union all ');
  await query(`insert into versions (${columns}) ${copies}`);
}

/** Gives a field of all versions of an entry another name, as if it had not been stored. */
export async function renameFieldInVersions(
  { query }: Database,
  entryId: string,
  from: string,
  to: string,
): Promise<void> {
  const content = `replace(content, '"${from}"', '"${to}"')`;
  await query(`update versions set content = ${content} where entry_id = '${entryId}'`);
}

/** Deletes what the CMS keeps about an entry that was deleted. A CMS may lack the types of a feature. */
export async function deleteTraces({ query }: Database, entryId: string): Promise<void> {
  for (const type of ['version', 'plan', 'publication-request'].filter(isType)) {
    await query(`delete from ${tableOf(type)} where entry_id = '${entryId}'`);
  }
}

export function countVersions({ count }: Database): Promise<number> {
  return count('versions');
}

/** Does something while the CMS cannot read any version. */
export async function withoutVersions<Result>(
  { query }: Database,
  action: () => Promise<Result>,
): Promise<Result> {
  await query('alter table versions rename to hidden_versions');
  try {
    return await action();
  } finally {
    await query('alter table hidden_versions rename to versions');
  }
}

/** Adds a plan that the CMS would refuse, for an entry that cannot be published. */
export async function addPlan(
  { query, time }: Database,
  plan: Readonly<Record<'uid' | 'entryId' | 'locale', string>>,
): Promise<void> {
  const { uid, entryId, locale } = plan;
  await query(`insert into plans (uid, entry_id, entry_locale, action, at, by_name)
    values ('${uid}', '${entryId}', '${locale}', 'publish', ${time(DAY_MS)}, 'X')`);
}

export async function deletePlans({ query }: Database, entryIds: readonly string[]): Promise<void> {
  await query(`delete from plans where entry_id in (${quoted(entryIds)})`);
}

export async function setTimeOfPlans(
  { query, time }: Database,
  entryIds: readonly string[],
  fromNowMs: number,
): Promise<void> {
  const where = `entry_id in (${quoted(entryIds)})`;
  await query(`update plans set at = ${time(fromNowMs)} where ${where}`);
}

/** Makes all plans due, the publications before the others. */
export async function makeAllPlansDue({ query, time }: Database): Promise<void> {
  await query(`update plans set at = ${time(-2_000)} where action = 'publish'`);
  await query(`update plans set at = ${time(-1_000)} where action = 'unpublish'`);
}

/** Counts the plans that have not failed. */
export function countPlans({ count }: Database, entryId?: string): Promise<number> {
  const ofEntry = entryId === undefined ? '' : ` and entry_id = '${entryId}'`;
  return count('plans', `problem is null${ofEntry}`);
}

export function countRequests({ count }: Database, entryId: string): Promise<number> {
  return count('publication_requests', `entry_id = '${entryId}'`);
}

/** Returns the values of Strapi's store by their keys. */
export async function readStoredValues({ query }: Database): Promise<Record<string, string>> {
  const rows = await query(`select key, value from ${STORED_VALUES} order by key`);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

export async function setStoredValue({ query }: Database, key: string, value: string) {
  const escaped = value.replaceAll("'", "''");
  await query(`update ${STORED_VALUES} set value = '${escaped}' where key = '${key}'`);
}

/** Deletes the values whose key matches a pattern of SQL. */
export async function deleteStoredValues({ query }: Database, pattern: string): Promise<void> {
  await query(`delete from ${STORED_VALUES} where key like '${pattern}'`);
}

/** Sets what the clock of the CMS has stored. */
export function setClock(cms: Database, clock: object): Promise<void> {
  return setStoredValue(cms, 'core_website_clock_clock', JSON.stringify(clock));
}

/** Adds a person who was invited and has not registered. */
export async function addInvitedPerson(
  { query }: Pick<Database, 'query'>,
  { email = '', firstname = 'Invited', lastname = 'Sample', registrationToken = '' },
): Promise<void> {
  const documentId = randomBytes(12).toString('hex');
  const values = [documentId, firstname, lastname, email, registrationToken];
  await query(`insert into admin_users
    (document_id, firstname, lastname, email, registration_token, is_active, blocked)
    values (${quoted(values)}, false, false)`);
}

/** Gives a person the role of an administrator. */
export async function makeAdministrator({ query }: Pick<Database, 'query'>, email: string) {
  await query(`insert into admin_users_roles_lnk (user_id, role_id)
    select admin_users.id, admin_roles.id from admin_users, admin_roles
    where email = '${email}' and code = 'strapi-super-admin'`);
}

/** Blocks a person, which only a command of the operator does otherwise. */
export async function blockPerson({ query }: Database, id: number): Promise<void> {
  await query(`update admin_users set blocked = true where id = ${id}`);
}

/** Adds mails that wait for their next try, about one submission. */
export async function addWaitingMails(
  { query, time }: Database,
  mail: {
    readonly uid: string;
    readonly entryId: string;
    readonly arrivedMs: number;
    dueMs: number;
  },
  length = 1,
): Promise<void> {
  const { uid, entryId, arrivedMs, dueMs } = mail;
  const row = `('${uid}', '${entryId}', ${time(arrivedMs)}, ${time(dueMs)})`;
  const rows = Array<string>(length).fill(row).join(',');
  await query(`insert into submission_mails (uid, entry_id, arrived_at, due_at) values ${rows}`);
}

export async function deleteWaitingMails({ query }: Database, entryId: string): Promise<void> {
  await query(`delete from submission_mails where entry_id = '${entryId}'`);
}

/** Makes all waiting mails due, as five minutes later. */
export async function retryMailsNow({ query, time }: Database): Promise<void> {
  await query(`update submission_mails set due_at = ${time(0)}`);
}

export function countWaitingMails({ count }: Database): Promise<number> {
  return count('submission_mails');
}

/** Makes an idempotency key older than the 24 hours for which it is valid. */
export async function expireKey({ query, time }: Database, key: string): Promise<void> {
  await query(`update idempotency_keys set expires_at = ${time(-60_000)}
    where request_key = '${key}'`);
}

export async function deleteKey({ query }: Database, key: string): Promise<void> {
  await query(`delete from idempotency_keys where request_key = '${key}'`);
}

/** Deletes the rows of an entry without a trace in the bin or the log. */
export async function deleteRows(
  { query }: Database,
  type: string,
  documentIds: readonly string[],
) {
  await query(`delete from ${tableOf(type)} where document_id in (${quoted(documentIds)})`);
}

/** Counts the rows of a type, or those of one entry: drafts, published rows and translations. */
export function countRows({ count }: Database, type: string, documentId?: string): Promise<number> {
  const where = documentId === undefined ? 'true' : `document_id = '${documentId}'`;
  return count(tableOf(type), where);
}

export function countPublishedRows({ count }: Database, type: string, documentId: string) {
  return count(tableOf(type), `document_id = '${documentId}' and published_at is not null`);
}

/** Returns all rows of a type, the oldest first. Columns have the names of the database. */
export function readRows({ query }: Database, type: string) {
  return query(`select * from ${tableOf(type)} order by id`);
}

export async function readFileNames({ query }: Database): Promise<string[]> {
  return (await query('select name from files')).map(({ name }) => String(name));
}

/** Gives a file an extension that the CMS would not store. */
export async function setFileExtension({ query }: Database, id: unknown, ext: string) {
  await query(`update files set ext = '${ext}' where id = ${id}`);
}

/** Changes the address of a page, also of a built-in one. */
export async function setPageAddress({ query }: Database, from: string, to: string): Promise<void> {
  await query(`update ${tableOf('page')} set address = '${to}' where address = '${from}'`);
}

/** Adds submissions of interns, whose names are their ids. */
export async function addInterns({ query }: Database, ids: readonly string[]): Promise<void> {
  const rows = ids.map((id) => `('${id}', '${id}', 'l@example.org', '9876501234', '0', 'New')`);
  await query(`insert into ${tableOf('intern-form')}
    (document_id, first_name, email, mobile_number, student, progress) values ${rows.join(', ')}`);
}

/** Adds draft and published rows of members of the team, all with one position in the list. */
export async function addMembers({ query, time }: Database, ids: readonly string[]): Promise<void> {
  const rows = ids.flatMap((id, index) =>
    ['null', time(0)].map(
      (published) => `('${id}', 'Many', 'reader', 'en', 100, ${time(index)}, ${published})`,
    ),
  );
  await query(`insert into ${tableOf('team')}
    (document_id, name, position, locale, sort_order, created_at, published_at)
    values ${rows.join(', ')}`);
}

function quoted(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(', ');
}
