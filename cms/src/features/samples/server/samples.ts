import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { AdminContext } from '../../../access/admin-route';
import { entryActionId, entryRights, POPULATE_CREATOR } from '../../../access/entry-rights';
import { CONTENT_TYPES, CONTENT_UIDS, type ContentUid } from '../../../content/types';
import { VERSION } from '../../../versions/version';
import { deleteFiles, findFilesOnlyOf, type StoredFile } from './files-of-samples';

const SAMPLE_UIDS = CONTENT_UIDS.filter((uid) => CONTENT_TYPES[uid].samples === 'removed');

/** What is removed. Beyond the number of types there is nothing to name. */
const Removal = v.object({
  uids: v.fallback(v.pipe(v.array(v.unknown()), v.maxLength(100)), []),
  forGood: v.fallback(v.boolean(), false),
});

/** The sample entries of a type. */
export interface SampleEntries {
  readonly uid: ContentUid;
  readonly type: string;
  /** The number of entries that no person changed. */
  readonly count: number;
  /** The number of entries that stay, since a person changed them. */
  readonly kept: number;
}

/** Answers with the number of samples of each type. */
export async function countSamplesHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const data: SampleEntries[] = [];
  for (const uid of SAMPLE_UIDS) {
    const { unchanged, kept } = await readSamples(strapi, uid, ctx.state.userAbility);
    const type = strapi.contentType(uid).info.displayName;
    data.push({ uid, type, count: unchanged.length, kept: kept.length });
  }
  return data;
}

/** Deletes all samples, or none. For good means without their versions, and with their files. */
export async function removeSamplesHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const { uids: chosen, forGood } = v.parse(Removal, ctx.request.body ?? {});
  const uids = SAMPLE_UIDS.filter((uid) => chosen.includes(uid));
  const { userAbility } = ctx.state;
  const mayDelete = (uid: string) => userAbility.can(entryActionId('delete'), uid);
  if (!uids.every(mayDelete)) return ctx.forbidden();
  const removed: string[] = [];
  let files: readonly StoredFile[] = [];
  await strapi.db.transaction(async () => {
    const samples = await Promise.all(
      uids.map(async (uid) => {
        const { unchanged } = await readSamples(strapi, uid, userAbility);
        return unchanged.map((documentId) => ({ uid, documentId }));
      }),
    );
    removed.push(...samples.flat().map(({ documentId }) => documentId));
    if (forGood) files = await findFilesOnlyOf(strapi, removed);
    for (const { uid, documentId } of samples.flat()) {
      await strapi.documents(uid).delete({ documentId, locale: '*' });
    }
    const ofRemoved = { entryId: { $in: removed } };
    if (forGood) await strapi.db.query(VERSION).deleteMany({ where: ofRemoved });
  });
  const kept = await deleteFiles(strapi, files);
  return { removed: removed.length, files: files.length - kept };
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
async function readSamples(
  strapi: Core.Strapi,
  uid: ContentUid,
  userAbility: unknown,
): Promise<{ unchanged: string[]; kept: string[] }> {
  const rows: SampleRow[] = await strapi.db.query(uid).findMany({
    select: ['documentId', 'locale', 'publishedAt'],
    populate: { ...POPULATE_CREATOR, updatedBy: true },
  });
  const rights = entryRights(strapi, userAbility, uid);
  const isExcluded = (row: SampleRow) => row.createdBy || !rights.may('delete', { ...row });
  const excluded = new Set(rows.filter(isExcluded).map((row) => row.documentId));
  const changed = new Set(rows.filter((row) => row.updatedBy).map((row) => row.documentId));
  const samples = [...new Set(rows.map((row) => row.documentId))].filter((id) => !excluded.has(id));
  return {
    unchanged: samples.filter((id) => !changed.has(id)),
    kept: samples.filter((id) => changed.has(id)),
  };
}
