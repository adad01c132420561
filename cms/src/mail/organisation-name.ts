import type { Core } from '@strapi/strapi';
import { ORGANISATION } from '../content/types';

/** The organisation's name as the website shows it; empty where editors wrote none. */
export async function readOrganisationName(strapi: Core.Strapi): Promise<string> {
  const organisation = await strapi.documents(ORGANISATION).findFirst({ status: 'published' });
  return String(organisation?.name ?? '');
}
