import type { Core, Schema } from '@strapi/strapi';
import { isLocalized, isTranslationLocale } from '../content/languages/languages.ts';
import { TRANSLATED_FROM } from '../content/languages/localized-fields.ts';
import type { Attribute, Field } from '../content/rows.ts';
import { type ContentUid, POSITION_FIELD } from '../content/types.ts';
import { isRecord, type UnknownRecord } from '../platform/record.ts';

const WRITTEN_BY_CMS = [
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
  TRANSLATED_FROM,
];

export function editableFields({ attributes }: { attributes: Schema.Attributes }): Field[] {
  return Object.entries(attributes).filter(([name]) => !WRITTEN_BY_CMS.includes(name));
}

/** Returns the fields that a version compares and brings back. A move changes only the position and is no version. */
export function fieldsOfLanguage(strapi: Core.Strapi, uid: ContentUid, locale: string): Field[] {
  const fields = editableFields(strapi.contentType(uid)).filter(
    ([name]) => name !== POSITION_FIELD,
  );
  return isTranslationLocale(locale)
    ? fields.filter(([, attribute]) => isLocalized(attribute))
    : fields;
}

/** Reduces files to id, name and URL, and leaves out the ids of components. */
export function versionValues(
  strapi: Core.Strapi,
  fields: readonly Field[],
  row: UnknownRecord,
): UnknownRecord {
  return Object.fromEntries(
    fields.map(([name, attribute]) => [name, versionValue(strapi, attribute, row[name])]),
  );
}

function versionValue(strapi: Core.Strapi, attribute: Attribute, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => versionValue(strapi, attribute, each));
  if (!isRecord(value)) return value ?? null;
  if (attribute.type === 'media') return { id: value.id, name: value.name, url: value.url };
  if (attribute.type !== 'component') return value;
  return versionValues(strapi, editableFields(strapi.getModel(attribute.component)), value);
}
