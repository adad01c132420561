import type { Core } from '@strapi/strapi';
import { ENGLISH } from './languages';
import { HOME_PAGE } from './types';

/** The slugs of the projects to which the cards of the home page lead (2.4), as published. */
export async function homeCards(strapi: Core.Strapi): Promise<string[]> {
  const where = { publishedAt: { $notNull: true }, locale: ENGLISH };
  const page = await strapi.db.query(HOME_PAGE).findOne({ where, populate: ['shortcuts'] });
  return (page?.shortcuts ?? []).map(({ url }: { url: string }) => url);
}
