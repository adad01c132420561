import type { Core } from '@strapi/strapi';
import { ENGLISH } from '../../../content/languages/languages';
import { HOME_PAGE } from '../../../content/types';

/** What the cards of the home page name as their projects (2.4), as published: documentIds, or slugs of old. */
export async function homeCards(strapi: Core.Strapi): Promise<string[]> {
  const where = { publishedAt: { $notNull: true }, locale: ENGLISH };
  const page = await strapi.db.query(HOME_PAGE).findOne({ where, populate: ['shortcuts'] });
  return (page?.shortcuts ?? []).map(({ url }: { url: string }) => url);
}
