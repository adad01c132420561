import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { ENGLISH } from '../content/languages/languages';
import { populateComponents } from '../content/languages/read-draft';
import { englishChanges } from '../content/languages/translated-from';
import type { ContentUid } from '../content/types';
import type { UnknownRecord } from '../platform/record';
import {
  fieldsStillAsShipped,
  readShippedDigests,
  shippedKey,
  valueForVisitors,
} from './shipped-words';

/**
 * The words that shipped with the sample and are hidden from visitors, since their English is another by now (R46):
 * by the ids of the documents that have some, then by field, each with what visitors read in its place.
 */
export async function findHiddenSampleWords(
  strapi: Core.Strapi,
  uid: ContentUid,
  locale: string,
  areDrafts: boolean,
  ids: readonly unknown[],
): Promise<ReadonlyMap<unknown, UnknownRecord>> {
  const shipped = await readShippedDigests(strapi);
  const found = new Map<unknown, UnknownRecord>();
  const asked = ids.filter((documentId) => shippedKey({ documentId, locale }) in shipped);
  if (asked.length === 0) return found;
  // A read may take some fields alone, so the entries are read whole.
  const rows: UnknownRecord[] = await strapi.db.query(uid).findMany({
    where: {
      documentId: { $in: asked },
      locale: { $in: [ENGLISH, locale] },
      publishedAt: areDrafts ? null : { $notNull: true },
    },
    populate: populateComponents(strapi, uid),
  });
  const inEnglish = new Map(
    rows.filter((row) => row.locale === ENGLISH).map((row) => [row.documentId, row]),
  );
  for (const translation of rows.filter((row) => row.locale === locale)) {
    const english = inEnglish.get(translation.documentId);
    if (!english) continue;
    const changed = englishChanges(strapi, uid, english, translation).map(({ field }) => field);
    const fields = fieldsStillAsShipped(shipped, translation)
      .map((field) => {
        const isChanged = changed.includes(field);
        return [field, valueForVisitors(shipped, field, english, translation, isChanged)] as const;
      })
      .filter(([field, read]) => !isDeepStrictEqual(read, translation[field]));
    if (fields.length > 0) found.set(translation.documentId, Object.fromEntries(fields));
  }
  return found;
}
