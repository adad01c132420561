import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { entryRights, POPULATE_CREATOR } from '../../../access/entry-rights.ts';
import { ENGLISH } from '../../../content/languages/languages.ts';
import { wherePublished } from '../../../content/rows.ts';
import {
  CONTENT_TYPES,
  CONTENT_UIDS,
  type ContentUid,
  FILE,
  PROJECT,
  SCHOOL,
} from '../../../content/types.ts';
import type { UnknownRecord } from '../../../platform/record.ts';
import { staffTransaction } from '../../../platform/writes/staff-transaction.ts';
import { VERSION } from '../../../versions/version.ts';

const SAMPLE_UIDS = CONTENT_UIDS.filter((uid) => CONTENT_TYPES[uid].sampleEntriesAre === 'removed');

export const RemovalSchema = v.object({
  uids: v.pipe(v.array(v.picklist(SAMPLE_UIDS)), v.readonly()),
  /** Whether the versions and files of the samples are deleted, too. */
  forGood: v.boolean(),
});

export type Removal = v.InferOutput<typeof RemovalSchema>;

/** The numbers of the sample's entries of one type. */
export interface SampleCounts {
  readonly uid: ContentUid;
  readonly typeLabel: string;
  readonly unchanged: number;
  /** A removal leaves these entries, since a person changed them. */
  readonly changed: number;
  /** The names of the schools that a person wrote and that leave the map together with these projects. */
  readonly ownSchools: readonly string[];
}

export interface RemovalCounts {
  readonly entries: number;
  readonly files: number;
}

export async function countSamples(
  strapi: Core.Strapi,
  userAbility: unknown,
): Promise<SampleCounts[]> {
  const counts: SampleCounts[] = [];
  for (const uid of SAMPLE_UIDS) {
    const { unchangedIds, changedIds } = await readSampleIds(strapi, uid, userAbility);
    const typeLabel = strapi.contentType(uid).info.displayName;
    counts.push({
      uid,
      typeLabel,
      unchanged: unchangedIds.length,
      changed: changedIds.length,
      ownSchools: uid === PROJECT ? await readOwnSchoolsOf(strapi, unchangedIds) : [],
    });
  }
  return counts;
}

export async function removeSamples(
  strapi: Core.Strapi,
  userAbility: unknown,
  { uids: sentUids, forGood }: Removal,
): Promise<RemovalCounts> {
  const uids = SAMPLE_UIDS.filter((uid) => sentUids.includes(uid));
  const samples: { uid: ContentUid; documentId: string }[] = [];
  let fileIds: readonly number[] = [];
  await staffTransaction(strapi, async () => {
    for (const uid of uids) {
      const { unchangedIds } = await readSampleIds(strapi, uid, userAbility);
      samples.push(...unchangedIds.map((documentId) => ({ uid, documentId })));
    }
    const ids = samples.map(({ documentId }) => documentId);
    if (forGood) fileIds = await findFilesUsedOnlyBy(strapi, ids);
    for (const { uid, documentId } of samples) {
      await strapi.documents(uid).delete({ documentId, locale: '*' });
    }
    if (forGood) await strapi.db.query(VERSION).deleteMany({ where: { entryId: { $in: ids } } });
  });
  return { entries: samples.length, files: await deleteFiles(strapi, fileIds) };
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
  const idsOf = (sampleRows: readonly SampleRow[]) =>
    new Set(sampleRows.map(({ documentId }) => documentId));
  const excluded = idsOf(rows.filter((row) => row.createdBy || !rights.may('delete', { ...row })));
  const changed = idsOf(rows.filter((row) => row.updatedBy));
  const samples = [...idsOf(rows)].filter((id) => !excluded.has(id));
  return {
    unchangedIds: samples.filter((id) => !changed.has(id)),
    changedIds: samples.filter((id) => changed.has(id)),
  };
}

async function readOwnSchoolsOf(
  strapi: Core.Strapi,
  projectIds: readonly string[],
): Promise<string[]> {
  const projects: UnknownRecord[] = await strapi.db.query(PROJECT).findMany({
    select: ['url'],
    where: { documentId: { $in: projectIds } },
  });
  // A school names its project by documentId or slug.
  const names = [...projectIds, ...projects.map(({ url }) => url)];
  const schools: UnknownRecord[] = await strapi.db.query(SCHOOL).findMany({
    where: { project: { $in: names }, locale: ENGLISH, ...wherePublished() },
    populate: { ...POPULATE_CREATOR, updatedBy: true },
    orderBy: { id: 'asc' },
  });
  const ownSchools = schools.filter(({ createdBy, updatedBy }) => createdBy || updatedBy);
  return ownSchools.map(({ name }) => String(name));
}

interface FileRow {
  readonly id: number;
  readonly related?: readonly UnknownRecord[];
}

/** Finds the ids of files in the fields of these entries, and of no other entry. Does not look for links in texts. */
async function findFilesUsedOnlyBy(
  strapi: Core.Strapi,
  documentIds: readonly string[],
): Promise<number[]> {
  const files: FileRow[] = await strapi.db.query(FILE).findMany({ populate: ['related'] });
  const isOneOfThese = ({ documentId }: UnknownRecord) => documentIds.includes(String(documentId));
  return files
    .filter(({ related = [] }) => related.length > 0 && related.every(isOneOfThese))
    .map(({ id }) => id);
}

/** Returns how many files were deleted. A file stays if a text links to it or the storage fails: the log says why. */
async function deleteFiles(strapi: Core.Strapi, ids: readonly number[]): Promise<number> {
  const { remove } = strapi.plugin('upload').service('upload');
  // Deletes all files at once, so that the website reads its content again only once.
  const results = await Promise.allSettled(
    ids.map(async (id) => remove(await strapi.db.query(FILE).findOne({ where: { id } }))),
  );
  const failures = results.filter((result) => result.status === 'rejected');
  for (const { reason } of failures) strapi.log.info(`A file of the sample stays: ${reason}`);
  return ids.length - failures.length;
}
