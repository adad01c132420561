import * as v from 'valibot';
import type { Language } from '../languages.ts';
import type { OptionalCall, ParseContext, Translated } from './calls.ts';
import { CmsError } from './client.ts';
import { englishFieldsOf, originalOf } from './translate.ts';
import { attributesOf, Count, isRecord } from './wire.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Describes the read of a single type: `builtIn` with what editors filled in, and its media. */
export function textsCall<Texts extends object, Media extends object = object>(
  path: string,
  builtIn: Texts,
  translationIn: (language: Language) => unknown,
  mediaOf?: (fields: Fields, context: ParseContext) => Media,
): OptionalCall<Texts & Partial<Media> & Translated> {
  const builtInIn = (language: Language) => merge(builtIn, translationIn(language));
  return {
    path,
    paged: false,
    builtIn,
    builtInIn,
    fallback: 'the built-in texts',
    parse([entry = {}], context) {
      const fields = attributesOf(entry);
      if (!isRecord(fields)) throw new CmsError('unusable', `GET ${path}: the entry has no fields`);
      const media = mediaOf?.(fields, context);
      if (context.language === 'en') return { ...merge(builtIn, fields), ...media };
      return { ...mergeTranslated(builtIn, builtInIn(context.language), fields), ...media };
    },
  };
}

/**
 * The texts of an entry in another language than English. A field comes from, in this order: its
 * translation by editors; the English of editors, where they changed it (a shipped translation would
 * say something else); the shipped translation.
 * @param english as they ship in English
 * @param shipped as they ship in that language
 * @param fields of the entry, with English where it is not translated (translate.ts)
 */
export function mergeTranslated<Texts extends object>(
  english: Texts,
  shipped: Texts,
  fields: Fields,
): Texts & Translated {
  const untranslated = englishFieldsOf(fields) ?? [];
  const inEnglish = merge(english, originalOf(fields));
  const changed = untranslated.filter(
    (name) => !isSame(textOf(inEnglish, name), textOf(english, name)),
  );
  const unchanged = untranslated.filter((name) => !changed.includes(name));
  const own = Object.entries(fields).filter(([name]) => !unchanged.includes(name));
  return { ...merge(shipped, Object.fromEntries(own)), english: changed };
}

function textOf(texts: object, name: string): unknown {
  return Object.entries(texts).find(([each]) => each === name)?.[1];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Built-in texts with what an entry of the CMS has in place of them, and nothing else of it. */
export function merge<Texts extends object>(builtIn: Texts, entry: unknown): Texts {
  const fields = isRecord(entry) ? entry : {};
  const merged = Object.entries(builtIn).map(([name, text]) => [
    name,
    writtenOr(text, fields[name]),
  ]);
  // Each value has the type of the one that it replaces.
  return Object.fromEntries(merged) as Texts;
}

/** A built-in list with the words of its translation, which has the same order. */
export function mergeList<Item extends object>(
  list: readonly Item[],
  translation: unknown,
): Item[] {
  const translated: readonly unknown[] = Array.isArray(translation) ? translation : [];
  return list.map((item, index) => merge(item, translated[index]));
}

/** What editors wrote in place of a built-in value; that value where they wrote nothing of its kind. */
function writtenOr(builtIn: unknown, value: unknown): unknown {
  switch (typeof builtIn) {
    case 'string':
      return writtenText(value) || builtIn;
    case 'number':
      return v.parse(v.fallback(Count, undefined), value) ?? builtIn;
    case 'boolean':
      return typeof value === 'boolean' ? value : builtIn;
    default:
      return Array.isArray(builtIn) && Array.isArray(value)
        ? writtenItems(builtIn, value)
        : builtIn;
  }
}

function writtenText(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
}

/** The entries of a repeatable component: as many as editors wrote, with the fields of the built-in ones. */
function writtenItems(builtIn: readonly object[], values: readonly unknown[]): readonly object[] {
  // What an editor left empty in an entry stays empty: a built-in text belongs to another entry.
  const empty: Record<string, '' | false> = {};
  for (const item of builtIn) {
    for (const [name, text] of Object.entries(item)) {
      empty[name] = typeof text === 'string' ? '' : false;
    }
  }
  const items = values.map((value) => merge(empty, value));
  const written = items.filter((item) => Object.values(item).some(Boolean));
  return written.length > 0 ? written : builtIn;
}
