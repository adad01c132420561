import { readFile } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { AdminContext } from '../../../access/admin-route.ts';
import { type EntryRights, entryRights } from '../../../access/entry-rights.ts';
import schema from '../../../api/school/content-types/school/schema.json';
import { ENGLISH } from '../../../content/languages/languages.ts';
import { readProjects } from '../../../content/projects/read-projects.ts';
import { SCHOOL } from '../../../content/types.ts';
import type { UnknownRecord } from '../../../platform/record.ts';
import { runAsChecked } from '../../../platform/writes/checked-writes.ts';
import { staffTransaction } from '../../../platform/writes/staff-transaction.ts';
import { compareSchools, type SchoolComparison } from './compare-schools.ts';
import { TableError } from './read-table.ts';
import { EMPTY_SCHOOL, type School } from './school.ts';
import { csvFromSchools } from './school-csv.ts';
import { publishSchools, readSchoolRows, toSchools } from './school-rows.ts';

/** Ten times the size of a table with 500 schools. */
const MAX_BYTES = 1024 * 1024;
const STORED_FIELDS = Object.keys(EMPTY_SCHOOL);

export async function exportHandler(strapi: Core.Strapi, ctx: AdminContext): Promise<void> {
  const rows = readableRows(rightsOf(strapi, ctx), await readSchoolRows(strapi));
  ctx.attachment('schools.csv');
  ctx.type = 'text/csv; charset=utf-8';
  ctx.body = csvFromSchools(toSchools(rows), await readProjects(strapi));
}

function rightsOf(strapi: Core.Strapi, { state }: AdminContext): EntryRights {
  return entryRights(strapi, state.userAbility, SCHOOL);
}

export async function compareHandler(strapi: Core.Strapi, ctx: AdminContext) {
  return compareTable(strapi, ctx);
}

/** Publishes all schools of the sent table, or none. Compares it again, since the schools may have changed since. */
export async function importHandler(strapi: Core.Strapi, ctx: AdminContext) {
  return staffTransaction(strapi, async () => {
    const comparison = await compareTable(strapi, ctx);
    await runAsChecked(() => publishSchools(strapi, comparison.rows, ctx.state.user));
    return comparison;
  });
}

/**
 * Compares the sent table with the stored schools.
 * @throws {errors.ForbiddenError} if the person may not make one of the changes
 */
async function compareTable(strapi: Core.Strapi, ctx: AdminContext): Promise<SchoolComparison> {
  const storedRows = await readSchoolRows(strapi);
  const { rows, notInTable } = await compareFile(strapi, ctx, storedRows);
  const rights = rightsOf(strapi, ctx);
  const storedRowOf = ({ documentId }: School) =>
    storedRows.find((row) => row.documentId === documentId);
  for (const { school, state } of rows) {
    if (school && state !== 'unchanged') refuseForbiddenChange(rights, storedRowOf(school));
  }
  const mayRead = (school: School) => rights.may('read', storedRowOf(school) ?? {});
  return { rows, notInTable: notInTable.filter(mayRead) };
}

async function compareFile(
  strapi: Core.Strapi,
  ctx: AdminContext,
  storedRows: readonly UnknownRecord[],
): Promise<SchoolComparison> {
  const file = ctx.request.files?.files;
  if (!file || Array.isArray(file)) throw new errors.ValidationError('Choose one file.');
  if (file.size > MAX_BYTES) throw new errors.ValidationError('The file is larger than 1 MB.');
  const projects = await readProjects(strapi);
  try {
    return compareSchools(await readFile(file.filepath), toSchools(storedRows), schema, projects);
  } catch (thrown) {
    throw thrown instanceof TableError ? new errors.ValidationError(thrown.message) : thrown;
  }
}

/** Leaves out the schools and the fields that the person may not read. */
function readableRows(rights: EntryRights, rows: readonly UnknownRecord[]): UnknownRecord[] {
  return rows
    .filter((row) => rights.may('read', row))
    .map((row) => {
      const hidden = STORED_FIELDS.filter((field) => !rights.mayField('read', row, field));
      return Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name)));
    });
}

/** @throws {errors.ForbiddenError} if the person may not change `storedRow`, or create a school if it is undefined */
function refuseForbiddenChange(rights: EntryRights, storedRow: UnknownRecord | undefined): void {
  const rowForRights = storedRow ?? { locale: ENGLISH };
  const action = storedRow ? 'update' : 'create';
  // The conditions of rights ask about a stored row, which a new school does not have.
  const mayReadAndPublish =
    !storedRow || (rights.may('read', storedRow) && rights.may('publish', storedRow));
  const mayWriteAllFields = STORED_FIELDS.every((field) =>
    rights.mayField(action, rowForRights, field),
  );
  if (!mayReadAndPublish || !mayWriteAllFields) throw new errors.ForbiddenError();
}
