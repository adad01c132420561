import type { Core, UID } from '@strapi/strapi';
import type { EntryRef } from '../content/entry-ref';
import { whereLocale } from '../content/languages/languages';
import { PROJECT } from '../content/types';
import type { UnknownRecord } from '../platform/record';

export type Action = 'read' | 'create' | 'update' | 'delete' | 'publish';

export const ENTRY_ACTION_PREFIX = 'plugin::content-manager.explorer';

export function entryActionId(action: Action): string {
  return `${ENTRY_ACTION_PREFIX}.${action}`;
}

/** A right in the form of Strapi's menu, widgets and routes. `subject` is the type, if it is about entries. */
export interface Right {
  readonly action: string;
  readonly subject?: string;
}

export function rightTo(action: Action, subject: string): Right {
  return { action: entryActionId(action), subject };
}

/** Stands for the right to read content: our roles that may read content may read projects. */
export const RIGHT_TO_READ_CONTENT: Right = rightTo('read', PROJECT);

/** The `populate` with which Strapi can check conditions on the creator. */
export const POPULATE_CREATOR = { createdBy: { populate: ['roles'] } };

export interface EntryRights {
  may(action: Action, entry: UnknownRecord): boolean;
  /** For a component: true only if it is true for each of its fields. */
  mayField(action: Action, entry: UnknownRecord, field: string): boolean;
}

/** Asks Strapi, which knows the conditions, languages and fields of a person's rights. */
export function entryRights(
  strapi: Core.Strapi,
  userAbility: unknown,
  uid: UID.ContentType,
): EntryRights {
  const { can } = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility, model: uid });
  // A copy, since Strapi changes the object.
  const may = (action: Action, entry: UnknownRecord, field?: string): boolean =>
    can[action]({ ...entry }, field);
  return {
    may,
    mayField: (action, entry, field) => {
      const attribute = strapi.contentType(uid).attributes[field];
      if (attribute?.type !== 'component') return may(action, entry, field);
      const partFields = Object.keys(strapi.getModel(attribute.component).attributes);
      return partFields.every((partField) => may(action, entry, `${field}.${partField}`));
    },
  };
}

/**
 * Reads the draft of an entry in a language with its creator and last editor, else the published row. If the entry
 * does not exist in this language, returns only its ids, with which the right to create can be checked.
 */
export async function readEntryWithCreator(
  strapi: Core.Strapi,
  { uid, documentId, locale }: EntryRef<UID.ContentType>,
): Promise<UnknownRecord> {
  const where = { documentId, ...whereLocale(locale) };
  const rows: UnknownRecord[] = await strapi.db.query(uid).findMany({
    where,
    populate: { ...POPULATE_CREATOR, updatedBy: true },
    orderBy: { id: 'asc' },
  });
  return rows.find((row) => !row.publishedAt) ?? rows[0] ?? { documentId, locale };
}
