import type { Core, Struct } from '@strapi/strapi';
import { adminRoute } from '../../../access/admin-route';
import { CREATOR, entryRight, entryRights } from '../../../access/entry-rights';
import { entryName } from '../../../content/entry-name';
import { ENGLISH, isLocalized } from '../../../content/languages';
import { BUILT_IN_PAGES } from '../../../content/site-slugs';
import {
  CONTENT_TYPES,
  CONTENT_UIDS,
  type ContentUid,
  OPPORTUNITY_PAGE,
  PAGE,
  PROJECT,
} from '../../../content/types';
import { isRecord } from '../../../platform/is-record';

const SAMPLE_UIDS = CONTENT_UIDS.filter((uid) => CONTENT_TYPES[uid].samples === 'removed');
const TEXT_UIDS = CONTENT_UIDS.filter((uid) => CONTENT_TYPES[uid].samples === 'rewritten');

/** A text or figure that visitors still read as the sample has it. */
export interface UnwrittenText {
  readonly uid: ContentUid;
  readonly isSingle: boolean;
  readonly documentId: string;
  readonly name: string;
}

/** The sample entries of a type. */
export interface SampleEntries {
  readonly uid: ContentUid;
  readonly type: string;
  /** The number of entries that no person changed. */
  readonly count: number;
  /** The number of entries that stay, since a person changed them. */
  readonly kept: number;
}

/** Adds the routes of the sample content, for staff who may delete it. Call it in `register`. */
export function addSampleRoutes(strapi: Core.Strapi): void {
  const actions = [[entryRight('delete'), PROJECT]];
  strapi.server.routes({
    type: 'admin',
    prefix: '/website',
    routes: [
      adminRoute('GET', '/samples', actions, countSamplesHandler(strapi)),
      adminRoute('POST', '/samples/remove', actions, removeSamplesHandler(strapi)),
    ],
  });
}

function countSamplesHandler(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const data: SampleEntries[] = [];
    for (const uid of SAMPLE_UIDS) {
      const { unchanged, kept } = await samplesOf(strapi, uid, ctx.state.userAbility);
      const type = strapi.contentType(uid).info.displayName;
      data.push({ uid, type, count: unchanged.length, kept: kept.length });
    }
    ctx.body = { data, unwritten: await unwrittenTexts(strapi, ctx.state.userAbility) };
  };
}

async function unwrittenTexts(
  strapi: Core.Strapi,
  userAbility: unknown,
): Promise<readonly UnwrittenText[]> {
  const unwritten: UnwrittenText[] = [];
  for (const uid of TEXT_UIDS) {
    const type = strapi.contentType(uid);
    const rights = entryRights(strapi, userAbility, uid);
    const inEnglish = isLocalized(type) ? { locale: ENGLISH } : {};
    const rows = await strapi.db.query(uid).findMany({
      where: inEnglish,
      populate: { ...CREATOR, updatedBy: true },
      orderBy: { id: 'asc' },
    });
    const isPublished = (id: string) =>
      rows.some((row) => row.documentId === id && row.publishedAt !== null);
    for (const row of rows) {
      // A draft counts only where nothing is published: then it says what visitors will read.
      if (!row.publishedAt && isPublished(row.documentId)) continue;
      if (row.createdBy || row.updatedBy || !rights.may('update', row)) continue;
      if (uid === PAGE && !BUILT_IN_PAGES.includes(row.address)) continue;
      const { documentId } = row;
      const isSingle = type.kind === 'singleType';
      unwritten.push({ uid, isSingle, documentId, name: textName(type, row) });
    }
  }
  return unwritten;
}

function textName(
  { uid, info }: Struct.ContentTypeSchema,
  row: Readonly<Record<string, unknown>>,
): string {
  if (uid === PAGE) return entryName(row, 'title');
  if (uid !== OPPORTUNITY_PAGE) return info.displayName;
  return `${info.displayName} “${entryName(row, 'kind')}”`;
}

/** Moves all samples into the bin, or none. */
function removeSamplesHandler(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const body: unknown = ctx.request.body;
    const chosen: unknown = isRecord(body) ? body.uids : undefined;
    const uids = SAMPLE_UIDS.filter((uid) => Array.isArray(chosen) && chosen.includes(uid));
    const { userAbility } = ctx.state;
    const mayDelete = (uid: string) => userAbility.can(entryRight('delete'), uid);
    if (!uids.every(mayDelete)) return ctx.forbidden();
    let removed = 0;
    await strapi.db.transaction(async () => {
      for (const uid of uids) {
        for (const documentId of (await samplesOf(strapi, uid, userAbility)).unchanged) {
          await strapi.documents(uid).delete({ documentId, locale: '*' });
          removed += 1;
        }
      }
    });
    ctx.body = { data: { removed } };
    return undefined;
  };
}

interface SampleRow {
  readonly documentId: string;
  readonly locale: string | null;
  readonly createdBy: unknown;
  readonly updatedBy: unknown;
}

/**
 * The samples that the person may delete in all their languages. An entry of the CMS's first start names no
 * person who made or changed it, in any language.
 */
async function samplesOf(
  strapi: Core.Strapi,
  uid: ContentUid,
  userAbility: unknown,
): Promise<{ unchanged: string[]; kept: string[] }> {
  const rows: SampleRow[] = await strapi.db.query(uid).findMany({
    select: ['documentId', 'locale', 'publishedAt'],
    populate: { ...CREATOR, updatedBy: true },
  });
  const rights = entryRights(strapi, userAbility, uid);
  const isOwn = (row: SampleRow) => row.createdBy || !rights.may('delete', { ...row });
  const own = new Set(rows.filter(isOwn).map((row) => row.documentId));
  const changed = new Set(rows.filter((row) => row.updatedBy).map((row) => row.documentId));
  const samples = [...new Set(rows.map((row) => row.documentId))].filter((id) => !own.has(id));
  return {
    unchanged: samples.filter((id) => !changed.has(id)),
    kept: samples.filter((id) => changed.has(id)),
  };
}
