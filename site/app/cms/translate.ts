import type { Language } from '../languages.ts';
import { attributesOf, isRecord } from './wire.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Fields that are the same in every language, even where the CMS keeps one for each. */
const shared = new Set([
  'documentId',
  'locale',
  'url',
  'link',
  'address',
  'linked',
  'updatedOn',
  'kind',
  'project',
  'projectIcon',
  'schoolId',
  'imageUrl',
  'email',
  'phones',
  'postalCode',
  'twitterCreator',
]);

/**
 * The English entries with the words of their translations: English decides which entries exist, and
 * in which order (R38). A field without a translation stays English, and is listed in `english`.
 */
export function translate(
  entries: readonly unknown[],
  translations: readonly unknown[],
  language: Language,
): unknown[] {
  const byDocument = new Map<unknown, Fields>();
  for (const entry of translations) {
    const fields = attributesOf(entry);
    if (isRecord(fields) && isIn(language, entry)) byDocument.set(documentOf(entry), fields);
  }
  return entries.map((entry) => {
    const fields = attributesOf(entry);
    if (!isRecord(fields)) return entry;
    const id = isRecord(entry) ? entry.id : undefined;
    return { id, ...translatedFields(fields, byDocument.get(documentOf(entry)) ?? {}) };
  });
}

/** False for the English entries of a CMS without languages, which ignores the parameter. */
export function isIn(language: Language, entry: unknown): boolean {
  const fields = attributesOf(entry);
  return isRecord(fields) && fields.locale === language;
}

function documentOf(entry: unknown): unknown {
  const fields = attributesOf(entry);
  return (isRecord(entry) && entry.documentId) || (isRecord(fields) && fields.documentId);
}

function translatedFields(fields: Fields, translation: Fields): Fields {
  const english: string[] = [];
  const merged = Object.entries(fields).map(([name, value]) => {
    if (shared.has(name) || !hasWords(value)) return [name, value];
    const translated = translation[name];
    if (hasWords(translated)) return [name, translated];
    english.push(name);
    return [name, value];
  });
  return { ...Object.fromEntries(merged), original: fields, english };
}

/** A text, or the parts of a repeatable component. */
function hasWords(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0;
}

/** Undefined for an entry that was not translated, as all are in English. */
export function englishFieldsOf(fields: unknown): readonly string[] | undefined {
  if (!isRecord(fields) || !Array.isArray(fields.english)) return undefined;
  return fields.english.filter((name) => typeof name === 'string');
}

/** What the entry says in English, before `translate`. */
export function originalOf(fields: Fields): Fields {
  return isRecord(fields.original) ? fields.original : fields;
}
