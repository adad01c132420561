import type { Core } from '@strapi/strapi';
import type { AdminContext } from '../../../access/admin-route';
import { entryHandler } from '../../../access/entry-handler';
import { hasOwnPage } from '../../../content/addresses/entry-pages';
import { pathInLanguage } from '../../../content/addresses/website-path';
import {
  ENGLISH,
  isLocalized,
  isTranslationLocale,
  whereLocale,
} from '../../../content/languages/languages';
import { ACTIVITY, type ContentUid } from '../../../content/types';
import type { UnknownRecord } from '../../../platform/record';
import { findSlide, NO_ENTRY, placeOnWebsite } from './places-on-website';

/** What a path is made of: an entry's text would fill the memory where there are thousands. */
const IN_PATHS = ['url', 'address', 'slug', 'kind', 'schoolId', 'visitorsSee'];

/** Answers with the path at which visitors find an entry in a language now; null where they do not. */
export const livePathHandler = entryHandler('read', NO_ENTRY, async ({ strapi, entry }) => {
  const { uid, documentId, locale } = entry;
  const paths = await readLivePaths(strapi, uid, locale, { documentId });
  return { path: paths[documentId] ?? null };
});

/** Answers the same for all entries of a type whose entries have pages of their own, by their ids. */
export async function livePathsHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const { model: uid } = ctx.params;
  if (!hasOwnPage(uid)) return ctx.notFound('Entries of this type have no page of their own');
  return readLivePaths(strapi, uid, String(ctx.query.locale ?? ENGLISH), {});
}

async function readLivePaths(
  strapi: Core.Strapi,
  uid: ContentUid,
  locale: string,
  where: object,
): Promise<Record<string, string>> {
  const { attributes } = strapi.contentType(uid);
  const published = (language: string): Promise<UnknownRecord[]> =>
    strapi.db.query(uid).findMany({
      select: ['documentId', ...IN_PATHS.filter((name) => name in attributes)],
      where: { ...where, ...whereLocale(language), publishedAt: { $notNull: true } },
    });
  // Without the English visitors see no translation. It has the slug, and the place among others.
  const english = await published(isLocalized(strapi.contentType(uid)) ? ENGLISH : '');
  const translated = isTranslationLocale(locale) ? await published(locale) : english;
  const ids = new Set(translated.map(({ documentId }) => documentId));
  const paths: Record<string, string> = {};
  for (const row of english) {
    const documentId = String(row.documentId);
    if (!ids.has(documentId) || row.visitorsSee === 'no-page') continue;
    const place = uid === ACTIVITY ? await findSlide(strapi, documentId, 'published') : 1;
    paths[documentId] = pathInLanguage(locale, placeOnWebsite(uid, row, { place, changed: [] }));
  }
  return paths;
}
