import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { entryRights, POPULATE_CREATOR } from '../../../access/entry-rights';
import { CONTENT_TYPES, CONTENT_UIDS, type ContentUid } from '../../../content/types';
import { VERSION } from '../../../versions/version';
import type { RemovalCounts, SampleCounts } from '../removal';
import { deleteFiles, type FileRow, findFilesUsedOnlyBy } from './files-of-samples';

const SAMPLE_UIDS = CONTENT_UIDS.filter((uid) => CONTENT_TYPES[uid].samples === 'removed');

export const RemovalSchema = v.object({
  uids: v.pipe(v.array(v.picklist(SAMPLE_UIDS)), v.readonly()),
  /** Whether the versions and files of the samples are deleted, too. */
  forGood: v.boolean(),
});

export type Removal = v.InferOutput<typeof RemovalSchema>;

export async function countSamples(
  strapi: Core.Strapi,
  userAbility: unknown,
): Promise<SampleCounts[]> {
  const counts: SampleCounts[] = [];
  for (const uid of SAMPLE_UIDS) {
    const { unchangedIds, changedIds } = await readSampleIds(strapi, uid, userAbility);
    const type = strapi.contentType(uid).info.displayName;
    counts.push({ uid, type, unchanged: unchangedIds.length, changed: changedIds.length });
  }
  return counts;
}

/** Deletes only unchanged samples. */
export async function removeSamples(
  strapi: Core.Strapi,
  userAbility: unknown,
  { uids: sentUids, forGood }: Removal,
): Promise<RemovalCounts> {
  const uids = SAMPLE_UIDS.filter((uid) => sentUids.includes(uid));
  const samples: { uid: ContentUid; documentId: string }[] = [];
  let files: readonly FileRow[] = [];
  await strapi.db.transaction(async () => {
    for (const uid of uids) {
      const { unchangedIds } = await readSampleIds(strapi, uid, userAbility);
      samples.push(...unchangedIds.map((documentId) => ({ uid, documentId })));
    }
    const ids = samples.map(({ documentId }) => documentId);
    if (forGood) files = await findFilesUsedOnlyBy(strapi, ids);
    for (const { uid, documentId } of samples) {
      await strapi.documents(uid).delete({ documentId, locale: '*' });
    }
    if (forGood) await strapi.db.query(VERSION).deleteMany({ where: { entryId: { $in: ids } } });
  });
  const keptFiles = await deleteFiles(strapi, files);
  return { entries: samples.length, files: files.length - keptFiles };
}

interface SampleRow {
  readonly documentId: string;
  readonly createdBy: unknown;
  readonly updatedBy: unknown;
}

/**
 * Reads the ids of the samples that the person may delete in all their languages. A sample has no creator in any
 * language; `updatedBy` is the person who changed the sample.
 */
async function readSampleIds(
  strapi: Core.Strapi,
  uid: ContentUid,
  userAbility: unknown,
): Promise<{ unchangedIds: string[]; changedIds: string[] }> {
  const rows: SampleRow[] = await strapi.db.query(uid).findMany({
    // An Author's right depends on the language and on `publishedAt`.
    select: ['documentId', 'locale', 'publishedAt'],
    populate: { ...POPULATE_CREATOR, updatedBy: true },
  });
  const rights = entryRights(strapi, userAbility, uid);
  const idsOf = (some: readonly SampleRow[]) => new Set(some.map((row) => row.documentId));
  const excluded = idsOf(rows.filter((row) => row.createdBy || !rights.may('delete', { ...row })));
  const changed = idsOf(rows.filter((row) => row.updatedBy));
  const samples = [...idsOf(rows)].filter((id) => !excluded.has(id));
  return {
    unchangedIds: samples.filter((id) => !changed.has(id)),
    changedIds: samples.filter((id) => changed.has(id)),
  };
}
