import { readFile } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { errors, setCreatorFields } from '@strapi/utils';
import type { AdminContext } from '../../../access/admin-route';
import { type EntryRights, entryRights, POPULATE_CREATOR } from '../../../access/entry-rights';
import schema from '../../../api/school/content-types/school/schema.json';
import { ENGLISH } from '../../../content/languages/languages';
import type { ProjectSummary } from '../../../content/projects/project-choices';
import { readProjects } from '../../../content/projects/read-projects';
import { SCHOOL } from '../../../content/types';
import type { UnknownRecord } from '../../../platform/record';
import { WrongTable } from './read-table.ts';
import { refuseWithoutRight, withoutUnreadable } from './rights.ts';
import {
  compareSchools,
  csvFromSchools,
  EMPTY,
  type School,
  type SchoolComparison,
} from './school-table.ts';

/** A table of 500 schools takes a tenth of it, as a spreadsheet may save it. */
const MAX_BYTES = 1024 * 1024;

/** Answers with the schools that the person may read, as a CSV file. */
export async function exportHandler(strapi: Core.Strapi, ctx: AdminContext): Promise<void> {
  ctx.attachment('schools.csv');
  ctx.type = 'text/csv; charset=utf-8';
  ctx.body = csvFromSchools(
    schoolsFrom(withoutUnreadable(rightsOf(strapi, ctx), await readSchools(strapi))),
    await readProjects(strapi),
  );
}

function rightsOf(strapi: Core.Strapi, { state }: AdminContext): EntryRights {
  return entryRights(strapi, state.userAbility, SCHOOL);
}

/** Answers with what the sent table would change. */
export async function compareHandler(
  strapi: Core.Strapi,
  ctx: AdminContext,
): Promise<SchoolComparison> {
  const rows = await readSchools(strapi);
  const projects = await readProjects(strapi);
  const { rows: tableRows, staying } = await readComparison(rows, projects, ctx);
  const rights = rightsOf(strapi, ctx);
  const rowOf = ({ documentId }: School) => rows.find((row) => row.documentId === documentId);
  for (const { school, state } of tableRows) {
    if (school && state !== 'unchanged') refuseWithoutRight(rights, rowOf(school));
  }
  const readableStaying = staying.filter((school) => rights.may('read', rowOf(school) ?? {}));
  return { rows: tableRows, staying: readableStaying };
}

async function readComparison(
  rows: readonly UnknownRecord[],
  projects: readonly ProjectSummary[],
  ctx: AdminContext,
): Promise<SchoolComparison> {
  const file = ctx.request.files?.files;
  if (!file || Array.isArray(file)) throw new errors.ValidationError('Choose one file.');
  if (file.size > MAX_BYTES) throw new errors.ValidationError('The file is larger than 1 MB.');
  try {
    return compareSchools(await readFile(file.filepath), schoolsFrom(rows), schema, projects);
  } catch (thrown) {
    throw thrown instanceof WrongTable ? new errors.ValidationError(thrown.message) : thrown;
  }
}

/** Writes all schools of the sent table, or none. */
export async function importHandler(
  strapi: Core.Strapi,
  ctx: AdminContext,
): Promise<SchoolComparison> {
  return strapi.db.transaction(async () => {
    const comparison = await compareHandler(strapi, ctx);
    const { user } = ctx.state;
    for (const { school, state } of comparison.rows) {
      if (!school || state === 'unchanged') continue;
      const { documentId, ...fields } = school;
      const data: object = setCreatorFields({ user, isEdition: Boolean(documentId) })(fields);
      if (documentId)
        await strapi.documents(SCHOOL).update({ documentId, data, status: 'published' });
      else await strapi.documents(SCHOOL).create({ data, status: 'published' });
    }
    return comparison;
  });
}

async function readSchools(strapi: Core.Strapi): Promise<UnknownRecord[]> {
  return strapi.db.query(SCHOOL).findMany({
    where: { locale: ENGLISH },
    populate: POPULATE_CREATOR,
    orderBy: ['district', 'name', 'schoolId'],
  });
}

/** Schools as visitors see them: one that is not published is not active. */
function schoolsFrom(rows: readonly UnknownRecord[]): School[] {
  const stored = rows.map((row): School & { publishedAt?: unknown } => {
    // A draft may lack fields: their values are null.
    const filled = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
    return { ...EMPTY, ...filled };
  });
  const published = stored.filter(({ publishedAt }) => publishedAt !== undefined);
  const ids = published.map(({ documentId }) => documentId);
  const others = stored.filter(({ documentId }) => !ids.includes(documentId));
  return [...published, ...others.map((draft) => ({ ...draft, active: false }))];
}
