import type { Core } from '@strapi/strapi';
import { FORMS, STAFF_FIELDS } from './forms';

/**
 * The body of a form without the fields that belong to the staff, so that a visitor cannot say that
 * the entry is done. Strapi validates the rest.
 */
export function withoutStaffFields(body: unknown): unknown {
  const { data } = Object(body);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return body;
  const own = Object.entries(data).filter(([field]) => !STAFF_FIELDS.includes(field));
  return { ...Object(body), data: Object.fromEntries(own) };
}

/** Entries from before there was a status are new ones. */
export async function giveEveryEntryAStatus(strapi: Core.Strapi): Promise<void> {
  for (const { uid } of FORMS) {
    await strapi.db
      .query(uid)
      .updateMany({ where: { progress: { $null: true } }, data: { progress: 'New' } });
  }
}
