import type { Core } from '@strapi/strapi';
import type { Write } from '../../platform/write';
import { ENGLISH } from '../languages/languages';
import { SLUG_RECORD, typeName } from '../types';
import { hasOwnPage, pageSettingsOf, UIDS_WITH_PAGE, type UidWithPage } from './entry-pages';

/** The event that old slugs lead elsewhere than before. */
export const REDIRECTS_CHANGED = 'website.old-addresses-changed';

/** Stores the slugs of published entries: the website redirects from old ones. */
export function storeSlugsOnWrite(
  strapi: Core.Strapi,
  { uid, action, documentId }: Write,
): (() => Promise<void>) | undefined {
  if (!hasOwnPage(uid) || !documentId) return undefined;
  if (action === 'publish') return () => storePublishedSlugs(strapi, uid, documentId);
  if (action !== 'delete') return undefined;
  return async () => {
    // One translation may have been deleted alone.
    if ((await strapi.db.query(uid).count({ where: { documentId } })) > 0) return;
    await strapi.db.query(SLUG_RECORD).deleteMany({ where: { project: documentId } });
    await tellChange(strapi);
  };
}

/** Stores again the slugs that an entry of the bin was published with: they lead to the one it has now. */
export async function restoreSlugRecords(
  strapi: Core.Strapi,
  uid: UidWithPage,
  documentId: string,
  published: readonly unknown[],
): Promise<void> {
  const { slugField } = pageSettingsOf(uid);
  const kind = typeName(uid);
  // The slugs of an entry that lost one translation alone were never forgotten.
  if (await wasEverPublished(strapi, documentId)) return;
  const draft = await strapi.db.query(uid).findOne({ where: { documentId, locale: ENGLISH } });
  const slug: string | undefined = draft?.[slugField];
  const others = await readSlugsOfOthers(strapi, uid, documentId);
  for (const from of new Set(published)) {
    if (!slug || typeof from !== 'string' || others.includes(from)) continue;
    const to = from === slug ? null : slug;
    await strapi.db.query(SLUG_RECORD).create({ data: { from, to, project: documentId, kind } });
  }
  await tellChange(strapi);
}

/**
 * Stores the slugs of entries that were published in other ways: sample content, a restored backup. Call
 * it in `bootstrap`.
 */
export async function storeAllPublishedSlugs(strapi: Core.Strapi): Promise<void> {
  for (const uid of UIDS_WITH_PAGE) await storePublishedSlugs(strapi, uid);
}

/** Whether slugs of an entry are stored, as they are from its first publication until it is deleted. */
export async function wasEverPublished(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  return (await strapi.db.query(SLUG_RECORD).count({ where: { project: documentId } })) > 0;
}

/** The old slugs from which visitors are led to other entries of the type. */
export async function readSlugsOfOthers(
  strapi: Core.Strapi,
  uid: UidWithPage,
  documentId = '',
): Promise<string[]> {
  const where = { kind: typeName(uid), project: { $ne: documentId } };
  const rows: { from: string }[] = await strapi.db.query(SLUG_RECORD).findMany({ where });
  return rows.map(({ from }) => from);
}

interface Published {
  readonly documentId: string;
  readonly slug: string;
}

async function readPublishedSlugs(
  strapi: Core.Strapi,
  uid: UidWithPage,
  documentId?: string,
): Promise<Published[]> {
  const { slugField } = pageSettingsOf(uid);
  const rows: Record<string, string>[] = await strapi.db.query(uid).findMany({
    select: ['documentId', slugField],
    where: {
      publishedAt: { $notNull: true },
      locale: ENGLISH,
      ...(documentId ? { documentId } : {}),
    },
  });
  return rows.map((row) => ({ documentId: row.documentId ?? '', slug: row[slugField] ?? '' }));
}

async function storePublishedSlugs(
  strapi: Core.Strapi,
  uid: UidWithPage,
  documentId?: string,
): Promise<void> {
  const known = strapi.db.query(SLUG_RECORD);
  const { fixed } = pageSettingsOf(uid);
  const kind = typeName(uid);
  for (const entry of await readPublishedSlugs(strapi, uid, documentId)) {
    const { documentId: project, slug: from } = entry;
    if (fixed.includes(from)) continue;
    if (await known.findOne({ where: { project, from, to: null } })) continue;
    // A slug that another entry gave up is this one's now.
    await known.deleteMany({ where: { from, kind } });
    await known.updateMany({ where: { project }, data: { to: from } });
    await known.create({ data: { from, project, kind } });
    await tellChange(strapi);
  }
}

/** Tells the website after the transaction, since the row cannot be read before it ends. */
async function tellChange(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(({ onCommit }) => {
    onCommit(() => strapi.eventHub.emit(REDIRECTS_CHANGED, { uid: SLUG_RECORD }));
  });
}
