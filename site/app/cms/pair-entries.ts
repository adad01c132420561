import type { Language } from '../languages.ts';
import { attributesOf, isRecord } from './fields.ts';

/** An entry in English, and the fields of its translation. */
export interface EntryPair<English = unknown> {
  readonly id: string | undefined;
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
  const byDocument = new Map<unknown, EntryPair['translation']>();
  for (const entry of translations) {
    const fields = attributesOf(entry);
    if (isRecord(fields) && isInLanguage(language, entry))
      byDocument.set(documentOf(entry), fields);
  }
  return entries.map((entry) => ({
    id: isRecord(entry) && entry.id ? String(entry.id) : undefined,
    english: attributesOf(entry),
    translation: byDocument.get(documentOf(entry)) ?? {},
  }));
}

/** False for the English entries of a CMS without languages, which ignores the parameter. */
export function isInLanguage(language: Language, entry: unknown): boolean {
  const fields = attributesOf(entry);
  return isRecord(fields) && fields.locale === language;
}

function documentOf(entry: unknown): unknown {
  const fields = attributesOf(entry);
  return (isRecord(entry) && entry.documentId) || (isRecord(fields) && fields.documentId);
}
