import { readFile } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { errors, setCreatorFields } from '@strapi/utils';
import { adminRoute } from '../access/admin-route';
import schema from '../api/school/content-types/school/schema.json';
import { ENGLISH } from '../content/languages';
import { SCHOOL } from '../content/types';
import { WrongTable } from './read-table.ts';
import { type Comparison, compareSchools, csvFromSchools, type School } from './school-table.ts';

const MAX_BYTES = 1024 * 1024;

const EMPTY = {
  schoolId: '',
  name: '',
  district: '',
  project: '',
  latitude: '',
  longitude: '',
  active: false,
};

type Context = Parameters<Core.ControllerHandler>[0];

export function addSchoolRoutes(strapi: Core.Strapi): void {
  const rights = (...names: string[]) =>
    names.map((name) => [`plugin::content-manager.explorer.${name}`, SCHOOL]);
  const toWrite = rights('create', 'update', 'publish');
  strapi.server.routes({
    type: 'admin',
    prefix: '/schools',
    routes: [
      adminRoute('GET', '/export', rights('read'), async (ctx) => {
        ctx.set('Cache-Control', 'no-store');
        ctx.attachment('schools.csv');
        ctx.type = 'text/csv; charset=utf-8';
        ctx.body = csvFromSchools(await schoolsOf(strapi));
      }),
      adminRoute('POST', '/preview', toWrite, async (ctx) => {
        ctx.body = { data: await compared(strapi, ctx) };
      }),
      adminRoute('POST', '/import', toWrite, async (ctx) => {
        ctx.body = { data: await strapi.db.transaction(() => imported(strapi, ctx)) };
      }),
    ],
  });
}

async function compared(strapi: Core.Strapi, ctx: Context): Promise<Comparison> {
  const file = ctx.request.files?.files;
  if (!file || Array.isArray(file)) throw new errors.ValidationError('Choose one file.');
  if (file.size > MAX_BYTES) throw new errors.ValidationError('The file is larger than 1 MB.');
  try {
    return compareSchools(await readFile(file.filepath), await schoolsOf(strapi), schema);
  } catch (thrown) {
    throw thrown instanceof WrongTable ? new errors.ValidationError(thrown.message) : thrown;
  }
}

async function imported(strapi: Core.Strapi, ctx: Context): Promise<Comparison> {
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

/** All schools as visitors see them: one that is not published is not active. */
async function schoolsOf(strapi: Core.Strapi): Promise<School[]> {
  const rows: object[] = await strapi.db
    .query(SCHOOL)
    .findMany({ where: { locale: ENGLISH }, orderBy: ['district', 'name', 'schoolId'] });
  const stored = rows.map((row): School & { publishedAt?: unknown } => {
    // A draft may lack something.
    const filled = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
    return { ...EMPTY, ...filled };
  });
  const published = stored.filter(({ publishedAt }) => publishedAt !== undefined);
  const ids = published.map(({ documentId }) => documentId);
  const others = stored.filter(({ documentId }) => !ids.includes(documentId));
  return [...published, ...others.map((draft) => ({ ...draft, active: false }))];
}
