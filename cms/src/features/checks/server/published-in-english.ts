import type { Core } from '@strapi/strapi';
import { ENGLISH } from '../../../content/languages/languages';
import { wherePublished } from '../../../content/rows';
import type { ContentUid } from '../../../content/types';

export const HIDDEN_WITHOUT_ENGLISH_MESSAGE =
  'Visitors see nothing of this translation as long as its English is not published: publish the English too.';

export async function isPublishedInEnglish(
  strapi: Core.Strapi,
  uid: ContentUid,
  documentId: string,
): Promise<boolean> {
  const where = { documentId, locale: ENGLISH, ...wherePublished() };
  return (await strapi.db.query(uid).count({ where })) > 0;
}
