import type { Core } from '@strapi/strapi';
import { ENGLISH } from '../content/languages/languages.ts';
import { englishChanges } from '../content/languages/translated-from.ts';
import { populateComponents, whereDraft, wherePublished } from '../content/rows.ts';
import type { ContentUid } from '../content/types.ts';
import { isEqual } from '../platform/equality.ts';
import type { UnknownRecord } from '../platform/record.ts';
import {
  fieldsStillAsSeeded,
  type SeededDigests,
  seededIds,
  valueForWebsite,
} from './seeded-digests.ts';

interface TranslationQuery {
  readonly uid: ContentUid;
  readonly locale: string;
  readonly status: 'draft' | 'published';
  /** Undefined for all entries of the type. */
  readonly documentIds?: readonly unknown[];
}

/**
 * Returns the fields whose seeded translation visitors must not see, with the value to send in its place, by
 * documentId (R46).
 */
export async function findHiddenTranslations(
  strapi: Core.Strapi,
  digests: SeededDigests,
  { uid, locale, status, documentIds }: TranslationQuery,
): Promise<ReadonlyMap<unknown, UnknownRecord>> {
  const hidden = new Map<unknown, UnknownRecord>();
  const wantedIds = seededIds(digests, locale).filter(
    (id) => documentIds === undefined || documentIds.includes(id),
  );
  if (wantedIds.length === 0) return hidden;
  // The caller may have read only some fields, and the comparison needs all.
  const rows: UnknownRecord[] = await strapi.db.query(uid).findMany({
    where: {
      documentId: { $in: wantedIds },
      locale: { $in: [ENGLISH, locale] },
      ...(status === 'draft' ? whereDraft(strapi, uid) : wherePublished()),
    },
    populate: populateComponents(strapi, uid),
  });
  const englishRows = new Map(
    rows.filter((row) => row.locale === ENGLISH).map((row) => [row.documentId, row]),
  );
  for (const translation of rows.filter((row) => row.locale === locale)) {
    const english = englishRows.get(translation.documentId);
    if (!english) continue;
    const changed = englishChanges(strapi, uid, english, translation).map(({ field }) => field);
    const replacements: Record<string, unknown> = {};
    for (const field of fieldsStillAsSeeded(digests, uid, translation)) {
      const seededField = { uid, field, isChanged: changed.includes(field) };
      const value = valueForWebsite(digests, seededField, english, translation);
      if (!isEqual(value, translation[field])) replacements[field] = value;
    }
    if (Object.keys(replacements).length > 0) hidden.set(translation.documentId, replacements);
  }
  return hidden;
}
