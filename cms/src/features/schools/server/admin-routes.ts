import { readFile } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { errors, setCreatorFields } from '@strapi/utils';
import { type AdminContext, type AdminRoute, adminRoute } from '../../../access/admin-route';
import { CREATOR, type EntryRights, entryRights, rightTo } from '../../../access/entry-rights';
import schema from '../../../api/school/content-types/school/schema.json';
import { ENGLISH } from '../../../content/languages/languages';
import type { ProjectChoice } from '../../../content/projects/project-choices';
import { projectChoices } from '../../../content/projects/read-projects';
import { SCHOOL } from '../../../content/types';
import type { Row } from '../../../platform/is-record';
import { WrongTable } from './read-table.ts';
import { readable, refuseWithoutRight } from './rights.ts';
import {
  compareSchools,
  csvFromSchools,
  EMPTY,
  type School,
  type SchoolComparison,
} from './school-table.ts';

/** A table of 500 schools takes a tenth of it, as a spreadsheet may save it. */
const MAX_BYTES = 1024 * 1024;

export function schoolRoutes(): AdminRoute[] {
  const toRead = [rightTo('read', SCHOOL)];
  const toWrite = (['create', 'update', 'publish'] as const).map((each) => rightTo(each, SCHOOL));
  return [
    adminRoute('GET', '/website/schools/export', toRead, async (strapi, ctx) => {
      ctx.attachment('schools.csv');
      ctx.type = 'text/csv; charset=utf-8';
      ctx.body = csvFromSchools(
        schoolsFrom(readable(rightsOf(strapi, ctx), await readSchools(strapi))),
        await projectChoices(strapi),
      );
    }),
    adminRoute('POST', '/website/schools/preview', toWrite, compared),
    adminRoute('POST', '/website/schools/import', toWrite, (strapi, ctx) =>
      strapi.db.transaction(() => imported(strapi, ctx)),
    ),
  ];
}

function rightsOf(strapi: Core.Strapi, { state }: AdminContext): EntryRights {
  return entryRights(strapi, state.userAbility, SCHOOL);
}

async function compared(strapi: Core.Strapi, ctx: AdminContext): Promise<SchoolComparison> {
  const rows = await readSchools(strapi);
  const projects = await projectChoices(strapi);
  const { rows: compared, staying } = await comparedWith(rows, projects, ctx);
  const rights = rightsOf(strapi, ctx);
  const rowOf = ({ documentId }: School) => rows.find((row) => row.documentId === documentId);
  for (const { school, state } of compared) {
    if (school && state !== 'unchanged') refuseWithoutRight(rights, rowOf(school));
  }
  const readableStaying = staying.filter((school) => rights.may('read', rowOf(school) ?? {}));
  return { rows: compared, staying: readableStaying };
}

async function comparedWith(
  rows: readonly Row[],
  projects: readonly ProjectChoice[],
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

async function imported(strapi: Core.Strapi, ctx: AdminContext): Promise<SchoolComparison> {
  const comparison = await compared(strapi, ctx);
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
}

async function readSchools(strapi: Core.Strapi): Promise<Row[]> {
  return strapi.db.query(SCHOOL).findMany({
    where: { locale: ENGLISH },
    populate: CREATOR,
    orderBy: ['district', 'name', 'schoolId'],
  });
}

/** Schools as visitors see them: one that is not published is not active. */
function schoolsFrom(rows: readonly Row[]): School[] {
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
