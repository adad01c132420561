import type { Core } from '@strapi/strapi';
import type { UnknownRecord } from '../../../platform/record';

const FILE = 'plugin::upload.file';

export type StoredFile = UnknownRecord & { readonly id: number };

/** The pictures and documents that belong to these entries and to no other. */
export async function findFilesOnlyOf(
  strapi: Core.Strapi,
  documentIds: readonly string[],
): Promise<readonly StoredFile[]> {
  const files: (StoredFile & { related?: readonly UnknownRecord[] })[] = await strapi.db
    .query(FILE)
    .findMany({ populate: ['related'] });
  const isTheirs = ({ documentId }: UnknownRecord) => documentIds.includes(String(documentId));
  return files.filter(({ related = [] }) => related.length > 0 && related.every(isTheirs));
}

/** Deletes files, and returns how many stay: a text of the organisation may show one of them. */
export async function deleteFiles(
  strapi: Core.Strapi,
  files: readonly StoredFile[],
): Promise<number> {
  const { remove } = strapi.plugin('upload').service('upload');
  // All at once, so that the website hears of them together: one after the other it reads all content again
  // and again, and slows down the deletion itself.
  const results = await Promise.allSettled(
    files.map(async ({ id }) => remove(await strapi.db.query(FILE).findOne({ where: { id } }))),
  );
  const kept = results.filter((result) => result.status === 'rejected');
  for (const { reason } of kept) strapi.log.info(`A file of the sample stays: ${reason}`);
  return kept.length;
}
