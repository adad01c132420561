import type { Language } from '../languages.ts';
import { attributesOf, isRecord, unwrapData } from './fields.ts';

/** An entry in English, and the fields of its translation. */
export interface EntryPair<English = unknown> {
  readonly id: string | undefined;
  /** What names the entry in Strapi 5, whose ids change at each publication. */
  readonly documentId: string | undefined;
  readonly english: English;
  /** Empty where the entry has no translation into the language of the page. */
  readonly translation: Readonly<Record<string, unknown>>;
}

/** English decides which entries exist, and in which order (R38). */
export function pairEntries(
  entries: readonly unknown[],
  translations: readonly unknown[],
  language: Language,
): readonly EntryPair[] {
  const byKey = new Map<string, EntryPair['translation']>();
  for (const entry of translations) {
    const fields = attributesOf(entry);
    if (!isRecord(fields) || !isInLanguage(language, entry)) continue;
    for (const key of keysOfEnglish(entry)) byKey.set(key, fields);
  }
  return entries.map((entry) => {
    const key = keyOf(entry);
    return {
      id: isRecord(entry) && entry.id ? String(entry.id) : undefined,
      documentId: documentOf(entry),
      english: attributesOf(entry),
      translation: (key !== undefined && byKey.get(key)) || {},
    };
  });
}

/** False for the English entries of a CMS without languages, which ignores the parameter. */
export function isInLanguage(language: Language, entry: unknown): boolean {
  const fields = attributesOf(entry);
  return isRecord(fields) && fields.locale === language;
}

/** False in Strapi 4, where a translation names its English entry under `localizations`. */
export function hasDocumentId(entry: unknown): boolean {
  return documentOf(entry) !== undefined;
}

/** Whether the translation says of which English entry it is one. */
export function namesItsEnglish(translation: unknown): boolean {
  return keysOfEnglish(translation).length > 0;
}

/** In Strapi 5 all languages of an entry share its documentId; in Strapi 4 each has an id of its own. */
function keyOf(entry: unknown): string | undefined {
  const document = documentOf(entry);
  if (document !== undefined) return `document ${document}`;
  return isRecord(entry) && entry.id ? `entry ${String(entry.id)}` : undefined;
}

function keysOfEnglish(translation: unknown): readonly string[] {
  if (documentOf(translation) !== undefined) return [keyOf(translation) ?? ''];
  const fields = attributesOf(translation);
  const others = isRecord(fields) ? unwrapData(fields.localizations) : undefined;
  return Array.isArray(others) ? others.map(keyOf).filter((key) => key !== undefined) : [];
}

function documentOf(entry: unknown): string | undefined {
  const fields = attributesOf(entry);
  const id = (isRecord(entry) && entry.documentId) || (isRecord(fields) && fields.documentId);
  return typeof id === 'string' ? id : undefined;
}
