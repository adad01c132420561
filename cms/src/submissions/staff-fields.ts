import type { Core } from '@strapi/strapi';
import { FORM_UIDS, STAFF_FIELDS } from './forms';

/**
 * The body of a form without the fields that belong to the staff: whoever sends a form cannot say
 * that it is done. Everything else is left for Strapi to judge.
 */
export function withoutStaffFields(body: unknown): unknown {
  if (!isRecord(body) || !isRecord(body.data)) return body;
  const own = Object.entries(body.data).filter(
    ([field]) => !STAFF_FIELDS.some((each) => each === field),
  );
  return { ...body, data: Object.fromEntries(own) };
}

/** Entries from before there was a status are new ones. */
export async function giveEveryEntryAStatus(strapi: Core.Strapi): Promise<void> {
  for (const uid of FORM_UIDS) {
    await strapi.db
      .query(uid)
      .updateMany({ where: { progress: { $null: true } }, data: { progress: 'New' } });
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
