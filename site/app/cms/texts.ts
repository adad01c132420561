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

/** What editors left as it ships in English is shown as it ships in the other language. */
export function mergeTranslated<Texts extends object>(
  english: Texts,
  shipped: Texts,
  fields: Fields,
): Texts & Translated {
  const untranslated = englishFieldsOf(fields) ?? [];
  const written = merge(english, originalOf(fields));
  const changed = untranslated.filter(
    (name) => !isSame(textOf(written, name), textOf(english, name)),
  );
  const own = Object.entries(fields).filter(
    ([name]) => !untranslated.includes(name) || changed.includes(name),
  );
  return { ...merge(shipped, Object.fromEntries(own)), english: changed };
}

function textOf(texts: object, name: string): unknown {
  return Object.entries(texts).find(([each]) => each === name)?.[1];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function merge<Texts extends object>(texts: Texts, entry: unknown): Texts {
  const fields = isRecord(entry) ? entry : {};
  const merged = Object.entries(texts).map(([name, text]) => [name, filled(text, fields[name])]);
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

function filled(builtIn: unknown, value: unknown): unknown {
  if (typeof builtIn === 'string') {
    return (typeof value === 'string' && value.replaceAll('\r\n', '\n').trim()) || builtIn;
  }
  if (typeof builtIn === 'number') return v.parse(v.fallback(Count, undefined), value) ?? builtIn;
  if (typeof builtIn === 'boolean') return typeof value === 'boolean' ? value : builtIn;
  if (!Array.isArray(builtIn) || !Array.isArray(value)) return builtIn;
  // An entry of a repeatable component has the fields of the built-in ones, and none of their texts.
  const fields = Object.entries(Object.assign({}, ...builtIn));
  const blank = fields.map(([name, text]) => [name, typeof text === 'string' ? '' : false]);
  const items = value.map((item) => merge(Object.fromEntries(blank), item));
  const written = items.filter((item) => Object.values(item).some(Boolean));
  return written.length > 0 ? written : builtIn;
}
