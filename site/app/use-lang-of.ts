import { useMatches } from 'react-router';
import { useTexts } from './texts/use-texts.ts';

type LangOf = (text: string) => 'en' | undefined;

const known = new WeakMap<object, ReadonlySet<string>>();

/**
 * The `lang` of a text on a page in another language: "en" for what the CMS has in English alone,
 * undefined for what is in the language of the page (R38).
 */
export function useLangOf(): LangOf {
  const { language } = useTexts();
  const matches = useMatches();
  if (language === 'en') return () => undefined;
  const pages = matches.map(({ loaderData }) => englishTextsOf(loaderData));
  return (text) => (pages.some((texts) => texts.has(text)) ? 'en' : undefined);
}

/** The texts of all fields that an object, wherever it stands in `data`, lists in `english`. */
export function englishTextsOf(data: unknown): ReadonlySet<string> {
  if (typeof data !== 'object' || data === null) return new Set();
  const texts = known.get(data) ?? new Set(fieldsInEnglish(data).flatMap(textsIn));
  known.set(data, texts);
  return texts;
}

function fieldsInEnglish(data: unknown): unknown[] {
  if (typeof data !== 'object' || data === null) return [];
  const names: unknown[] = 'english' in data && Array.isArray(data.english) ? data.english : [];
  const own = Object.entries(data).filter(([name]) => names.includes(name));
  return [...own.map(([, value]) => value), ...Object.values(data).flatMap(fieldsInEnglish)];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
