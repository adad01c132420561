import type { Core } from '@strapi/strapi';
import { withComponents } from '../../../content/languages/entry-in-language';
import { ENGLISH, isTranslation } from '../../../content/languages/languages';
import { englishChanges } from '../../../content/languages/translated-from';
import { type ContentUid, isContent } from '../../../content/types';
import type { Row } from '../../../platform/is-record';
import { shippedFields, shippedKey, shippedWords } from '../../../seed/shipped-words';

const READS: readonly string[] = ['findMany', 'findFirst', 'findOne'];

/**
 * Leaves out of what the website reads in another language the words that shipped with the sample, where their
 * English is another by now: the website shows that English (R46). Call it in `register`.
 */
export function withholdSampleTranslations(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    const { uid, action, params } = context;
    const { locale, status }: { locale?: unknown; status?: unknown } = { ...params };
    const isOfWebsite = strapi.requestContext.get()?.path.startsWith('/api/');
    if (!isOfWebsite || !isContent(uid) || !isTranslation(locale) || !READS.includes(action)) {
      return result;
    }
    if (typeof result !== 'object' || result === null) return result;
    const rows: readonly object[] = Array.isArray(result) ? result : [result];
    const ids = rows.map((row) => ('documentId' in row ? row.documentId : undefined));
    const withheld = await withheldFields(strapi, uid, String(locale), status === 'draft', ids);
    const withoutThem = <Entry extends { documentId: string }>(entry: Entry): Entry => {
      const fields = withheld.get(entry.documentId)?.filter((field) => field in entry) ?? [];
      return { ...entry, ...Object.fromEntries(fields.map((field) => [field, null])) };
    };
    return Array.isArray(result) ? result.map(withoutThem) : withoutThem(result);
  });
}

/** The fields of each translation that are left out, by the ids of the documents that have some. */
export async function withheldFields(
  strapi: Core.Strapi,
  uid: ContentUid,
  locale: string,
  areDrafts: boolean,
  ids: readonly unknown[],
): Promise<ReadonlyMap<unknown, readonly string[]>> {
  const shipped = await shippedWords(strapi);
  const found = new Map<unknown, readonly string[]>();
  const asked = ids.filter((documentId) => shippedKey({ documentId, locale }) in shipped);
  if (asked.length === 0) return found;
  // A read may take some fields alone, so the entries are read whole.
  const rows: Row[] = await strapi.db.query(uid).findMany({
    where: {
      documentId: { $in: asked },
      locale: { $in: [ENGLISH, locale] },
      publishedAt: areDrafts ? null : { $notNull: true },
    },
    populate: withComponents(strapi, uid),
  });
  const inEnglish = new Map(
    rows.filter((row) => row.locale === ENGLISH).map((row) => [row.documentId, row]),
  );
  for (const translation of rows.filter((row) => row.locale === locale)) {
    const english = inEnglish.get(translation.documentId);
    if (!english) continue;
    const changed = englishChanges(strapi, uid, english, translation).map(({ field }) => field);
    const fields = shippedFields(shipped, translation).filter((field) => changed.includes(field));
    if (fields.length > 0) found.set(translation.documentId, fields);
  }
  return found;
}
