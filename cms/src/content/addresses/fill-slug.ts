import type { Core } from '@strapi/strapi';
import { addNumberIfTaken } from '../../platform/slug';
import type { Write } from '../../platform/write';
import { ENGLISH, isTranslationLocale } from '../languages/languages';
import { PROJECT, typeName } from '../types';
import { hasOwnPage, pageSettingsOf, slugOfTitle, type UidWithPage } from './entry-pages';
import { readSlugsOfOthers, wasEverPublished } from './slug-records';

/** Whether a slug says nothing of its project, as those that Strapi once proposed: `project`, `project-2`. */
export function isDefaultProjectSlug(url: string): boolean {
  return isNumberedCopy(typeName(PROJECT), url);
}

/**
 * Fills in the slug of an entry from its title where editors leave it empty. That of a project follows
 * the title until the project was published once; a slug that an editor wrote stays.
 */
export async function fillSlug(strapi: Core.Strapi, write: Write): Promise<void> {
  const { uid, action, documentId, data } = write;
  if (!hasOwnPage(uid) || (action !== 'create' && action !== 'update')) return;
  const { slugField, titleField } = pageSettingsOf(uid);
  if (action === 'update' && isTranslationLocale(write.locale)) {
    // All languages share the slug, which English decides.
    delete data[slugField];
    return;
  }
  const where = { documentId, publishedAt: null, locale: ENGLISH };
  const before = documentId ? await strapi.db.query(uid).findOne({ where }) : undefined;
  const written = data[slugField];
  if (typeof written === 'string') data[slugField] = written.trim();
  const title = data[titleField] ?? before?.[titleField];
  const slug = data[slugField] === undefined ? before?.[slugField] : data[slugField];
  if (typeof title !== 'string' || !title.trim()) return;
  const isFollowing =
    uid === PROJECT &&
    before &&
    slug === before.url &&
    (isDefaultProjectSlug(slug) ||
      isNumberedCopy(slugOfTitle(uid, before.projectTitle ?? ''), slug)) &&
    !(await wasEverPublished(strapi, before.documentId));
  if (!slug || isFollowing) data[slugField] = await findFreeSlug(strapi, uid, title, documentId);
}

/** Whether a slug is `base`, or `base` with a number behind it. */
function isNumberedCopy(base: string, slug: string): boolean {
  return slug.startsWith(base) && /^(-\d+)?$/.test(slug.slice(base.length));
}

/** Returns the slug of a title, with a number behind it where another entry has or had it. */
async function findFreeSlug(
  strapi: Core.Strapi,
  uid: UidWithPage,
  title: string,
  documentId = '',
): Promise<string> {
  const { slugField, reserved } = pageSettingsOf(uid);
  const where = { documentId: { $ne: documentId } };
  const [others, remembered]: [Record<string, unknown>[], string[]] = await Promise.all([
    strapi.db.query(uid).findMany({ select: [slugField], where }),
    readSlugsOfOthers(strapi, uid, documentId),
  ]);
  const taken = new Set([...reserved, ...others.map((other) => other[slugField]), ...remembered]);
  return addNumberIfTaken(slugOfTitle(uid, title), (each) => taken.has(each));
}
