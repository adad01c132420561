import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { EntryRef } from '../content/entry-ref.ts';
import { whereLocale } from '../content/rows.ts';
import type { UnknownRecord } from '../platform/record.ts';
import type { Action } from './rights.ts';

/** `entryRights` needs this `populate` of a row: a right may have a condition on the creator. */
export const POPULATE_CREATOR = { createdBy: { populate: ['roles'] } };

export interface EntryRights {
  may(action: Action, row: UnknownRecord): boolean;
  /** For a component, the person needs the right to each of its fields. */
  mayField(action: Action, row: UnknownRecord, field: string): boolean;
}

/** Asks Strapi for a person's rights to entries of a type, with their conditions, languages and fields. */
export function entryRights(
  strapi: Core.Strapi,
  userAbility: unknown,
  uid: UID.ContentType,
): EntryRights {
  const { can } = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility, model: uid });
  // Strapi changes the object that it checks, so it gets a copy.
  const may = (action: Action, row: UnknownRecord, field?: string): boolean =>
    can[action]({ ...row }, field);
  return {
    may,
    mayField: (action, row, field) => {
      const attribute = strapi.contentType(uid).attributes[field];
      if (attribute?.type !== 'component') return may(action, row, field);
      const partFields = Object.keys(strapi.getModel(attribute.component).attributes);
      return partFields.every((partField) => may(action, row, `${field}.${partField}`));
    },
  };
}

interface EntryWithCreator {
  /**
   * The draft. If there is none, the published row. If the database has no row, only documentId and locale: with these
   * the CMS asks whether the person may begin a translation, or restore an entry from the bin.
   */
  readonly entryRow: UnknownRecord;
  /** Whether the database has a row of this entry in this language. */
  readonly isStored: boolean;
}

export async function readEntryWithCreator(
  strapi: Core.Strapi,
  { uid, documentId, locale }: EntryRef<UID.ContentType>,
): Promise<EntryWithCreator> {
  const where = { documentId, ...whereLocale(locale) };
  const rows: UnknownRecord[] = await strapi.db.query(uid).findMany({
    where,
    populate: { ...POPULATE_CREATOR, updatedBy: true },
    orderBy: { id: 'asc' },
  });
  const storedRow = rows.find((row) => !row.publishedAt) ?? rows[0];
  return { entryRow: storedRow ?? { documentId, locale }, isStored: storedRow !== undefined };
}

export interface EntryForPerson extends EntryWithCreator {
  readonly rights: EntryRights;
}

/** @throws {errors.ForbiddenError} if the person may not do `action` with the entry */
export async function readEntryForPerson(
  strapi: Core.Strapi,
  userAbility: unknown,
  action: Action,
  ref: EntryRef<UID.ContentType>,
): Promise<EntryForPerson> {
  const entry = await readEntryWithCreator(strapi, ref);
  const rights = entryRights(strapi, userAbility, ref.uid);
  if (!rights.may(action, entry.entryRow)) throw new errors.ForbiddenError();
  return { ...entry, rights };
}
