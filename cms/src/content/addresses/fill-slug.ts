import type { Core } from '@strapi/strapi';
import { firstFree } from '../../platform/slug';
import type { Write } from '../../platform/write';
import { ENGLISH, isTranslation } from '../languages/languages';
import { PROJECT, typeName } from '../types';
import { hasOwnPage, pageSettingsOf, slugOfTitle, type UidWithPage } from './entry-pages';
import { hasStoredSlugs, readOldSlugsOfOthers } from './old-addresses';

/** Whether a slug says nothing of its project, as those that Strapi once proposed: `project`, `project-2`. */
export function isGeneric(url: string): boolean {
  return isNumberedCopy(typeName(PROJECT), url);
}

/**
 * Fills in the slug of an entry from its title where editors leave it empty. That of a project follows
 * the title until the project was published once; a slug that an editor wrote stays.
 */
export async function fillSlug(strapi: Core.Strapi, write: Write): Promise<void> {
  const { uid, action, documentId, data } = write;
  if (!hasOwnPage(uid) || (action !== 'create' && action !== 'update')) return;
  const { slug: field, title: titleField } = pageSettingsOf(uid);
  if (action === 'update' && isTranslation(write.locale)) {
    // All languages share the slug, which English decides.
    delete data[field];
    return;
  }
  const where = { documentId, publishedAt: null, locale: ENGLISH };
  const before = documentId ? await strapi.db.query(uid).findOne({ where }) : undefined;
  const written = data[field];
  if (typeof written === 'string') data[field] = written.trim();
  const title = data[titleField] ?? before?.[titleField];
  const slug = data[field] === undefined ? before?.[field] : data[field];
  if (typeof title !== 'string' || !title.trim()) return;
  const isFollowing =
    uid === PROJECT &&
    before &&
    slug === before.url &&
    (isGeneric(slug) || isNumberedCopy(slugOfTitle(uid, before.projectTitle ?? ''), slug)) &&
    !(await hasStoredSlugs(strapi, before.documentId));
  if (!slug || isFollowing) data[field] = await findFreeSlug(strapi, uid, title, documentId);
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
  const { slug: field, reserved } = pageSettingsOf(uid);
  const where = { documentId: { $ne: documentId } };
  const [others, remembered]: [Record<string, unknown>[], string[]] = await Promise.all([
    strapi.db.query(uid).findMany({ select: [field], where }),
    readOldSlugsOfOthers(strapi, uid, documentId),
  ]);
  const taken = new Set([...reserved, ...others.map((other) => other[field]), ...remembered]);
  return firstFree(slugOfTitle(uid, title), (each) => taken.has(each));
}
