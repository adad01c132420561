import type { Core } from '@strapi/strapi';
import type { AdminContext } from '../../../access/admin-route';
import { entryRights, POPULATE_CREATOR } from '../../../access/entry-rights';
import { ENGLISH, isLocalized } from '../../../content/languages/languages';
import { isContent } from '../../../content/types';

/** Answers with the ids of a type's entries that are published, but not in English: visitors see none of them. */
export async function withoutEnglishHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const { model: uid } = ctx.params;
  if (!isContent(uid) || !isLocalized(strapi.contentType(uid))) {
    return ctx.notFound('This type has no translations');
  }
  const rights = entryRights(strapi, ctx.state.userAbility, uid);
  // There may be thousands of stories, whose texts would fill the memory.
  const published: Record<string, unknown>[] = await strapi.db.query(uid).findMany({
    select: ['documentId', 'locale'],
    where: { publishedAt: { $notNull: true } },
    populate: POPULATE_CREATOR,
  });
  const english = published.filter(({ locale }) => locale === ENGLISH);
  const seen = new Set(english.map(({ documentId }) => documentId));
  const unseen = published.filter((row) => !seen.has(row.documentId) && rights.may('read', row));
  return [...new Set(unseen.map(({ documentId }) => documentId))];
}
