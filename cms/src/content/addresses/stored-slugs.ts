import type { Core } from '@strapi/strapi';
import { isRecord } from '../../platform/record.ts';
import { afterCommit, type Write } from '../../platform/writes/write.ts';
import { ENGLISH } from '../languages/languages.ts';
import { wherePublished } from '../rows.ts';
import { STORED_SLUG, typeName } from '../types.ts';
import { hasSlug, pageSettingsOf, UIDS_WITH_SLUG, type UidWithSlug } from './entry-pages.ts';

export const STORED_SLUGS_CHANGED = 'website.stored-slugs-changed';

interface StoredSlugRow {
  readonly entryId: string;
  /** A slug with which the entry was published. */
  readonly from: string;
  /** The slug to which the website redirects; null if `from` is the present one. */
  readonly to: string | null;
  /** The type of the entry, such as `story`: entries of two types may have the same slug. */
  readonly kind: string;
}

/** Stores the slugs of published entries, so that the website redirects from old ones. */
export function storeSlugsOnWrite(
  strapi: Core.Strapi,
  { uid, action, documentId, publishes }: Write,
): ((result: unknown) => Promise<void>) | undefined {
  if (!hasSlug(uid)) return undefined;
  if (publishes) {
    return async (result) => {
      // Strapi makes the documentId of a new entry.
      const publishedId = documentId ?? (isRecord(result) ? result.documentId : undefined);
      if (typeof publishedId === 'string') await storePublishedSlugs(strapi, uid, publishedId);
    };
  }
  if (action !== 'delete' || !documentId) return undefined;
  return async () => {
    const isInOtherLanguages = (await strapi.db.query(uid).count({ where: { documentId } })) > 0;
    if (isInOtherLanguages) return;
    await strapi.db.query(STORED_SLUG).deleteMany({ where: { entryId: documentId } });
    await emitStoredSlugsChanged(strapi);
  };
}

/** Stores the slugs of a restored entry again, so that its old addresses redirect to its present one. */
export async function restoreStoredSlugs(
  strapi: Core.Strapi,
  uid: UidWithSlug,
  documentId: string,
  slugs: readonly unknown[],
): Promise<void> {
  const { slugField } = pageSettingsOf(uid);
  const kind = typeName(uid);
  // The deletion of a translation alone leaves the slugs in the database.
  if (await wasEverPublished(strapi, documentId)) return;
  const draft = await strapi.db.query(uid).findOne({ where: { documentId, locale: ENGLISH } });
  const presentSlug: string | undefined = draft?.[slugField];
  const storedSlugsOfOthers = await readStoredSlugsOfOthers(strapi, uid, documentId);
  for (const from of new Set(slugs)) {
    if (!presentSlug || typeof from !== 'string' || storedSlugsOfOthers.includes(from)) continue;
    const to = from === presentSlug ? null : presentSlug;
    const data: StoredSlugRow = { entryId: documentId, kind, from, to };
    await strapi.db.query(STORED_SLUG).create({ data });
  }
  await emitStoredSlugsChanged(strapi);
}

/** Runs at each start: a restored backup may bring published entries without `storeSlugsOnWrite`. */
export async function ensureStoredSlugs(strapi: Core.Strapi): Promise<void> {
  for (const uid of UIDS_WITH_SLUG) await storePublishedSlugs(strapi, uid);
}

/** An entry has stored slugs from its first publication until its deletion. */
export async function wasEverPublished(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  return (await strapi.db.query(STORED_SLUG).count({ where: { entryId: documentId } })) > 0;
}

export async function readStoredSlugsOfOthers(
  strapi: Core.Strapi,
  uid: UidWithSlug,
  documentId = '',
): Promise<string[]> {
  const where = { entryId: { $ne: documentId }, kind: typeName(uid) };
  const rows: StoredSlugRow[] = await strapi.db.query(STORED_SLUG).findMany({ where });
  return rows.map(({ from }) => from);
}

async function storePublishedSlugs(
  strapi: Core.Strapi,
  uid: UidWithSlug,
  documentId?: string,
): Promise<void> {
  const storedSlugs = strapi.db.query(STORED_SLUG);
  const { slugField, fixedSlugs } = pageSettingsOf(uid);
  const kind = typeName(uid);
  const where = { ...wherePublished(), locale: ENGLISH };
  const published: Record<string, string>[] = await strapi.db.query(uid).findMany({
    select: ['documentId', slugField],
    where: documentId ? { ...where, documentId } : where,
  });
  for (const { documentId: entryId, [slugField]: slug = '' } of published) {
    if (fixedSlugs.includes(slug)) continue;
    if (await storedSlugs.findOne({ where: { entryId, from: slug, to: null } })) continue;
    // The slug may be an old slug of another entry.
    await storedSlugs.deleteMany({ where: { from: slug, kind } });
    await storedSlugs.updateMany({ where: { entryId }, data: { to: slug } });
    await storedSlugs.create({ data: { entryId, from: slug, to: null, kind } });
    await emitStoredSlugsChanged(strapi);
  }
}

/** The website cannot read the rows before the transaction is committed. */
async function emitStoredSlugsChanged(strapi: Core.Strapi): Promise<void> {
  await afterCommit(strapi, () => {
    strapi.eventHub.emit(STORED_SLUGS_CHANGED, { uid: STORED_SLUG });
  });
}
