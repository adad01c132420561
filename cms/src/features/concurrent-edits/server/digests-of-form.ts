import type { Core, UID } from '@strapi/strapi';
import { POPULATE_CREATOR } from '../../../access/entry-rights.ts';
import type { EntryRef } from '../../../content/entry-ref.ts';
import type { Field } from '../../../content/rows.ts';
import { populateFields, readDraft } from '../../../content/rows.ts';
import { isOrderedByHand, POSITION_FIELD } from '../../../content/types.ts';
import { digestOf } from '../../../platform/digest.ts';
import { comparableJson } from '../../../platform/equality.ts';
import type { UnknownRecord } from '../../../platform/record.ts';
import { allViews } from '../../../views/views.ts';

/** Digests, since the values of thousands of forms in memory would be large, and submissions are personal data. */
export type FormDigests = Readonly<Record<string, string>>;

/** A field that `entryRow` lacks counts as empty. */
export function formDigestsOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  entryRow: UnknownRecord,
): FormDigests {
  const digests = formFields(strapi, uid).map(([name]) => [name, comparableDigest(entryRow[name])]);
  return Object.fromEntries(digests);
}

export function comparableDigest(value: unknown): string {
  return digestOf(comparableJson(value));
}

/** The fields that a save of the form overwrites. */
export function formFields(strapi: Core.Strapi, uid: UID.ContentType): Field[] {
  const { fields = {} } = allViews(strapi)[uid] ?? {};
  return Object.entries(strapi.contentType(uid).attributes).filter(
    ([name]) =>
      name in fields &&
      // Submissions have `createdAt` in their list, but only Strapi writes it.
      name !== 'createdAt' &&
      // A save leaves an entry at its place in the list.
      !(name === POSITION_FIELD && isOrderedByHand(uid)),
  );
}

/** Reads the draft with everything that its form shows; null if there is none in the language. */
export async function readFormDraft(
  strapi: Core.Strapi,
  ref: EntryRef<UID.ContentType>,
): Promise<UnknownRecord | null> {
  const fields = populateFields(formFields(strapi, ref.uid));
  return readDraft(strapi, ref, { ...fields, ...POPULATE_CREATOR, updatedBy: true });
}
