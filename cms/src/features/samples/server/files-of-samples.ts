import type { Core } from '@strapi/strapi';
import { FILES } from '../../../content/types';
import type { UnknownRecord } from '../../../platform/record';

export type FileRow = UnknownRecord & { readonly id: number };

/** Looks at fields only. The removal itself refuses a file whose link stands in a text. */
export async function findFilesUsedOnlyBy(
  strapi: Core.Strapi,
  documentIds: readonly string[],
): Promise<readonly FileRow[]> {
  const files: (FileRow & { related?: readonly UnknownRecord[] })[] = await strapi.db
    .query(FILES)
    .findMany({ populate: ['related'] });
  const isOneOfThese = ({ documentId }: UnknownRecord) => documentIds.includes(String(documentId));
  return files.filter(({ related = [] }) => related.length > 0 && related.every(isOneOfThese));
}

/** Returns the number of files that stay, since something uses them or the storage failed. The log has the reasons. */
export async function deleteFiles(strapi: Core.Strapi, files: readonly FileRow[]): Promise<number> {
  const { remove } = strapi.plugin('upload').service('upload');
  // Deletes all files at once, so that the website reads its content again only once.
  const results = await Promise.allSettled(
    files.map(async ({ id }) => remove(await strapi.db.query(FILES).findOne({ where: { id } }))),
  );
  const failures = results.filter((result) => result.status === 'rejected');
  for (const { reason } of failures) strapi.log.info(`A file of the sample stays: ${reason}`);
  return failures.length;
}
