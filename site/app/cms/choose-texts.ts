import * as v from 'valibot';
import type { Language } from '../languages.ts';
import { Count, isRecord } from './fields.ts';
import { choose, chooseText, type LangText, type Sources, withLang } from './lang-text.ts';

/** The built-in texts, with a language for each but those of `Shared`. */
export type LangTexts<BuiltIn, Shared extends string> = {
  readonly [Name in keyof BuiltIn]: Name extends Shared
    ? BuiltIn[Name]
    : BuiltIn[Name] extends string
      ? LangText
      : BuiltIn[Name] extends readonly (infer Item extends object)[]
        ? readonly LangTexts<Item, Shared>[]
        : BuiltIn[Name];
};

/**
 * The built-in fields, each with what editors wrote in its place. Other fields of theirs are left out.
 * @param builtIn in English: its fields and their types are those of the result
 * @param shared the names of the fields that are the same in every language
 * @param written the entry of the CMS and its translation, and the built-in translation; `builtInEnglish` where
 *   that is not `builtIn` itself
 */
export function chooseTexts<BuiltIn extends object, Shared extends string>(
  builtIn: BuiltIn,
  shared: readonly Shared[],
  language: Language,
  written: Sources<unknown>,
): LangTexts<BuiltIn, Shared> {
  const names: readonly string[] = shared;
  const fieldOf = (source: unknown, name: string) => (isRecord(source) ? source[name] : undefined);
  const fields = Object.entries(builtIn).map(([name, own]) => {
    const sources: Sources<unknown> = {
      translated: fieldOf(written.translated, name),
      english: fieldOf(written.english, name),
      builtIn: fieldOf(written.builtIn, name),
      builtInEnglish: fieldOf(written.builtInEnglish, name) ?? own,
    };
    if (Array.isArray(own)) return [name, chooseItems(own, names, language, sources)];
    if (typeof own !== 'string' || names.includes(name)) {
      return [name, valueOr(sources.builtInEnglish, sources.english)];
    }
    return [name, chooseText(language, mapSources(sources, textFrom))];
  });
  // Each value has the type that `LangTexts` gives it.
  return Object.fromEntries(fields) as LangTexts<BuiltIn, Shared>;
}

/** A built-in list, with the words of its translation, which has the same order. */
export function chooseListTexts<Item extends object, Shared extends string>(
  list: readonly Item[],
  shared: readonly Shared[],
  language: Language,
  translation: unknown,
): readonly LangTexts<Item, Shared>[] {
  const translated: readonly unknown[] = Array.isArray(translation) ? translation : [];
  return list.map((item, index) =>
    chooseTexts(item, shared, language, { builtIn: translated[index] }),
  );
}

function mapSources<Value>(
  sources: Sources<unknown>,
  valueFrom: (source: unknown) => Value | undefined,
): Sources<Value> {
  return {
    translated: valueFrom(sources.translated),
    english: valueFrom(sources.english),
    builtIn: valueFrom(sources.builtIn),
    builtInEnglish: valueFrom(sources.builtInEnglish),
  };
}

function textFrom(value: unknown): string | undefined {
  return (typeof value === 'string' && value.replaceAll('\r\n', '\n').trim()) || undefined;
}

/**
 * Returns what editors wrote in place of a value without a language, or that value where theirs is of another
 * kind.
 */
function valueOr(builtIn: unknown, value: unknown): unknown {
  if (typeof builtIn === 'string') return textFrom(value) ?? builtIn;
  if (typeof builtIn === 'number') return v.parse(v.fallback(Count, undefined), value) ?? builtIn;
  return typeof value === typeof builtIn ? value : builtIn;
}

/** A repeatable component: as many entries as were written, all in one language. */
function chooseItems(
  builtIn: readonly object[],
  shared: readonly string[],
  language: Language,
  sources: Sources<unknown>,
): readonly object[] {
  const names = new Map(builtIn.flatMap((item) => Object.entries(item)));
  const chosen = choose(
    language,
    mapSources(sources, (value) => itemsFrom(value, names)),
  );
  return (chosen?.value ?? []).map((item) => {
    const fields = Object.entries(item).map(([name, value]) => {
      const isText = typeof value === 'string' && !shared.includes(name);
      return [name, isText ? withLang(value, chosen ?? {}) : value];
    });
    return Object.fromEntries(fields);
  });
}

/**
 * Returns undefined for a list in which nothing was written. An empty field in one of its entries stays
 * empty.
 */
function itemsFrom(
  value: unknown,
  names: ReadonlyMap<string, unknown>,
): readonly Readonly<Record<string, unknown>>[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.map((item) => {
    const fields = [...names].map(([name, example]) => {
      const written = isRecord(item) ? item[name] : undefined;
      return [name, typeof example === 'string' ? (textFrom(written) ?? '') : written === true];
    });
    return Object.fromEntries(fields);
  });
  const written = items.filter((item) => Object.values(item).some(Boolean));
  return written.length > 0 ? written : undefined;
}
