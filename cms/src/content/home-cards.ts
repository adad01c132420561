import type { Core } from '@strapi/strapi';

export const HOME_PAGE = 'api::home-page.home-page';

/** The addresses of the projects to which the cards of the home page lead (2.4), as published. */
export async function homeCards(strapi: Core.Strapi): Promise<string[]> {
  const where = { publishedAt: { $notNull: true } };
  const page = await strapi.db.query(HOME_PAGE).findOne({ where, populate: ['shortcuts'] });
  return (page?.shortcuts ?? []).map(({ url }: { url: string }) => url);
}
