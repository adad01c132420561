import type { Core } from '@strapi/strapi';
import { ORGANISATION } from '../content/types';

/** Reads the organisation's name that the website shows. Empty if editors wrote none. */
export async function readOrganisationName(strapi: Core.Strapi): Promise<string> {
  const organisation = await strapi.documents(ORGANISATION).findFirst({ status: 'published' });
  return String(organisation?.name ?? '');
}
