import * as v from 'valibot';
import type { Language } from '../languages.ts';
import { CmsError } from './client.ts';
import type { Facts } from './facts.ts';
import { isRecord } from './fields.ts';
import type { ImageContext } from './image.ts';
import { chooseText, type LangText } from './lang-text.ts';
import { inLastingOrder } from './lasting-order.ts';
import type { Log } from './log.ts';
import { type EntryPair, pairEntries } from './pair-entries.ts';

export interface ParseContext extends ImageContext {
  readonly facts: Facts;
  readonly log: Log;
}

export interface ContentCall<T> {
  /** The path with its query, sent to the letter (7.1); also the key of the stored reply. */
  readonly path: string;
  readonly paged: boolean;
  /** The content of a CMS without this call, whose 403 or 404 is no error then (R33). */
  readonly builtIn?: T;
  /** The same in a language, with the facts of the organisation; without it `builtIn` is for all. */
  readonly builtInFor?: (language: Language, facts: Facts) => T;
  /** What pages show where nothing could ever be read, for the log and /readyz. */
  readonly fallback: string;
  /** True where another line of the log tells of a CMS without it. */
  readonly quiet?: boolean;
  /**
   * A short call whose answer stays the same as long as a long list does, so that the list need not be read
   * again.
   */
  readonly probe?: string;
  /** For one entry of many: when it changed last, in English and in the language of the page. */
  readonly changedAt?: { readonly english: string; readonly translation: string };
  /**
   * @param entries in English, and `translations` in the language of the page
   * @throws {CmsError} where there are entries and none of them can be used
   */
  parse(entries: readonly unknown[], context: ParseContext, translations?: readonly unknown[]): T;
}

/** A read that a CMS need not offer (R33). */
export type OptionalCall<T> = ContentCall<T> & { readonly builtIn: T };

/**
 * What visitors see where the CMS does not answer: the built-in items in the language, else in English. Undefined
 * where there are none.
 */
export function builtInOf<T>(
  call: ContentCall<T>,
  language: Language,
  facts: Facts,
): T | undefined {
  return call.builtInFor?.(language, facts) ?? call.builtIn;
}

export type Identified<T> = T & { readonly id: string };

type TextSchemas = Readonly<Record<string, v.GenericSchema<unknown, string>>>;

/** The fields of an entry. */
interface Shape<Texts extends TextSchemas, Fields extends v.ObjectEntries> {
  /** Fields that differ from language to language; `toDomain` gets each text with its language. */
  readonly texts: Texts;
  /** Fields that are the same in every language. */
  readonly fields: Fields;
}

type TextsWithLang<Texts extends TextSchemas, Fields extends v.ObjectEntries> = {
  readonly [Name in keyof Texts]: LangText;
} & v.InferOutput<v.ObjectSchema<Fields, undefined>>;

type English<Texts extends TextSchemas, Fields extends v.ObjectEntries> = v.InferOutput<
  v.ObjectSchema<Texts & Fields, undefined>
>;

interface ListOptions {
  readonly paged?: boolean;
  readonly fallback?: string;
  /** The field whose value names a broken entry in the log: never a person's name. */
  readonly nameField?: string;
  /**
   * Whether a list shows nothing where it has entries and all are broken: what was deleted goes. Else such a
   * reply counts as one that cannot be used.
   */
  readonly canBeEmptied?: boolean;
}

/** A broken entry, or one for which `toDomain` returns undefined, is left out and logged (R6). */
export function listCall<Domain, Texts extends TextSchemas, Fields extends v.ObjectEntries>(
  path: string,
  { texts, fields }: Shape<Texts, Fields>,
  toDomain: (
    entry: TextsWithLang<Texts, Fields>,
    context: ParseContext,
    /** Its English is checked. */
    pair: EntryPair<English<Texts, Fields>>,
  ) => Domain | undefined,
  { paged = true, fallback = 'an empty section', nameField, canBeEmptied }: ListOptions = {},
): ContentCall<readonly Identified<Domain>[]> {
  const schema = v.object({ ...texts, ...fields });
  const isSorted = /[?&]sort[=[]/.test(path);

  function itemOf(
    pair: EntryPair<English<Texts, Fields>>,
    context: ParseContext,
  ): Domain | undefined {
    const { english, translation } = pair;
    const chosen = chooseEntryTexts(texts, english, translation, context.language);
    // The schema checked all fields, and each text became a `LangText`.
    return toDomain({ ...english, ...chosen } as TextsWithLang<Texts, Fields>, context, pair);
  }

  return {
    path,
    paged,
    fallback,
    parse(sent, context, translations = []) {
      const items = new Map<string, Identified<Domain>>();
      const entries = isSorted ? sent : inLastingOrder(sent);
      const pairs = pairEntries(entries, translations, context.language);
      for (const [index, pair] of pairs.entries()) {
        const { id = `at ${index}`, english } = pair;
        const result = v.safeParse(schema, english);
        const item = result.success
          ? itemOf({ ...pair, english: result.output }, context)
          : undefined;
        if (item === undefined) {
          const wrong = result.issues?.map((issue) => v.getDotPath(issue)) ?? [];
          const { updatedAt, [nameField ?? '']: name } = isRecord(english) ? english : {};
          const details = { call: path, id, name, fields: wrong, updatedAt };
          context.log.warn(details, 'A content item is broken: left out');
        } else if (!items.has(id)) {
          // A list that changes while its pages are read can hold an entry twice.
          items.set(id, { ...item, id });
        }
      }
      const areEntries = entries.every((entry) => isRecord(entry) && entry.id !== undefined);
      if (items.size === 0 && entries.length > 0 && !(canBeEmptied && areEntries)) {
        const problem = `GET ${path}: none of ${entries.length} entries can be used`;
        throw new CmsError('unusable', problem);
      }
      return [...items.values()];
    },
  };
}

function chooseEntryTexts(
  texts: TextSchemas,
  english: object,
  translation: EntryPair['translation'],
  language: Language,
): Readonly<Record<string, LangText>> {
  const written = new Map<string, unknown>(Object.entries(english));
  const chosen = Object.entries(texts).map(([name, schema]) => {
    // A translation that breaks a rule of its field counts as missing.
    const translated = v.safeParse(schema, translation[name]);
    const sources = {
      translated: (translated.success && translated.output) || undefined,
      english: String(written.get(name)) || undefined,
    };
    return [name, chooseText(language, sources)];
  });
  return Object.fromEntries(chosen);
}
