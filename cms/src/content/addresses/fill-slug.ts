import type { Core } from '@strapi/strapi';
import type { UnknownRecord } from '../../platform/record.ts';
import { addNumberIfTaken } from '../../platform/text/slug.ts';
import type { Write } from '../../platform/writes/write.ts';
import { ENGLISH, isTranslationLocale } from '../languages/languages.ts';
import { whereDraft } from '../rows.ts';
import { hasSlug, pageSettingsOf, slugOfTitle, type UidWithSlug } from './entry-pages.ts';
import { readStoredSlugsOfOthers, wasEverPublished } from './stored-slugs.ts';

export async function fillSlug(strapi: Core.Strapi, write: Write): Promise<void> {
  const { uid, action, documentId, data } = write;
  if (!hasSlug(uid) || (action !== 'create' && action !== 'update')) return;
  const { slugField, titleField } = pageSettingsOf(uid);
  if (action === 'update' && isTranslationLocale(write.locale)) {
    // All languages share the slug, and only a write in English may set it.
    delete data[slugField];
    return;
  }
  const sent = data[slugField];
  if (typeof sent === 'string') data[slugField] = sent.trim();
  const where = { documentId, ...whereDraft(strapi, uid), locale: ENGLISH };
  const draft = documentId ? await strapi.db.query(uid).findOne({ where }) : undefined;
  const title = data[titleField] ?? draft?.[titleField];
  const slug = data[slugField] === undefined ? draft?.[slugField] : data[slugField];
  if (typeof title !== 'string' || !title.trim()) return;
  if (!slug || (await followsTitle(strapi, uid, draft, slug))) {
    data[slugField] = await findFreeSlug(strapi, uid, title, documentId);
  }
}

async function followsTitle(
  strapi: Core.Strapi,
  uid: UidWithSlug,
  draft: UnknownRecord | null | undefined,
  slug: unknown,
): Promise<boolean> {
  const { slugFollowsTitle, slugField, titleField } = pageSettingsOf(uid);
  if (!slugFollowsTitle || !draft || typeof slug !== 'string') return false;
  if (slug !== draft[slugField]) return false;
  const titleSlug = slugOfTitle(uid, String(draft[titleField] ?? ''));
  if (!isNumberedCopy(titleSlug, slug)) return false;
  return !(await wasEverPublished(strapi, String(draft.documentId)));
}

function isNumberedCopy(base: string, slug: string): boolean {
  return slug.startsWith(base) && /^(-\d+)?$/.test(slug.slice(base.length));
}

async function findFreeSlug(
  strapi: Core.Strapi,
  uid: UidWithSlug,
  title: string,
  documentId = '',
): Promise<string> {
  const { slugField, reservedSlugs } = pageSettingsOf(uid);
  const where = { documentId: { $ne: documentId } };
  const [others, storedSlugs]: [Record<string, unknown>[], string[]] = await Promise.all([
    strapi.db.query(uid).findMany({ select: [slugField], where }),
    readStoredSlugsOfOthers(strapi, uid, documentId),
  ]);
  const otherSlugs = others.map((other) => other[slugField]);
  const taken = new Set([...reservedSlugs, ...otherSlugs, ...storedSlugs]);
  return addNumberIfTaken(slugOfTitle(uid, title), (each) => taken.has(each));
}
