import type { Core, UID } from '@strapi/strapi';
import type { EntryRef } from '../content/entry-ref';
import { whereLocale } from '../content/languages/languages';
import { PROJECT } from '../content/types';
import type { UnknownRecord } from '../platform/record';

export type Action = 'read' | 'create' | 'update' | 'delete' | 'publish';

/** How Strapi's names of the rights on entries begin. */
export const ENTRY_ACTION_PREFIX = 'plugin::content-manager.explorer';

/** The name of the right to do `action` with the entries of a type. */
export function entryActionId(action: Action): string {
  return `${ENTRY_ACTION_PREFIX}.${action}`;
}

/** A right as Strapi's menu, widgets and routes name it; with `subject` it is that on the entries of a type. */
export interface Right {
  readonly action: string;
  readonly subject?: string;
}

/** The right to do `action` with the entries of a type. */
export function rightTo(action: Action, subject: string): Right {
  return { action: entryActionId(action), subject };
}

/** Who reads content of any type reads projects. */
export const RIGHT_TO_READ_CONTENT: Right = rightTo('read', PROJECT);

/** What a query must name, so that Strapi's conditions on the creator can be asked. */
export const POPULATE_CREATOR = { createdBy: { populate: ['roles'] } };

export interface EntryRights {
  may(action: Action, entry: UnknownRecord): boolean;
  /** For a component, whether it holds for all of its fields. */
  mayField(action: Action, entry: UnknownRecord, field: string): boolean;
}

/** What a person may do with entries of a type: Strapi's answer, with conditions, languages and fields. */
export function entryRights(
  strapi: Core.Strapi,
  userAbility: unknown,
  uid: UID.ContentType,
): EntryRights {
  const { can } = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility, model: uid });
  // A copy, since Strapi marks the object that it is given.
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
 * The draft of an entry in a language with who made and who changed it, else what is published, else an object with
 * its documentId and language, so that the right to create can be asked in a language not yet saved. The caller
 * answers 404 where it needs the entry.
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
