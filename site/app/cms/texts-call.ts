import type { Language } from '../languages.ts';
import type { OptionalCall, ParseContext } from './calls.ts';
import { chooseTexts, type LangTexts } from './choose-texts.ts';
import { CmsError } from './client.ts';
import { isRecord } from './fields.ts';
import { type EntryPair, pairEntries } from './pair-entries.ts';

interface TextsCallOptions<Shared extends string, Media extends object> {
  /** Fields that are the same in every language. */
  readonly shared?: readonly Shared[];
  readonly mediaOf?: (fields: Readonly<Record<string, unknown>>, context: ParseContext) => Media;
}

/** Describes the read of a single type: what is built in, with what editors filled in, and its media. */
export function textsCall<
  BuiltIn extends object,
  Shared extends string = never,
  Media extends object = Record<never, never>,
>(
  path: string,
  builtIn: BuiltIn,
  builtInFor: (language: Language) => unknown,
  { shared = [], mediaOf }: TextsCallOptions<Shared, Media> = {},
): OptionalCall<LangTexts<BuiltIn, Shared> & Partial<Media>> {
  type Texts = LangTexts<BuiltIn, Shared> & Partial<Media>;
  const textsIn = (language: Language, pair?: EntryPair): Texts =>
    // What is built in is complete without media.
    chooseTexts(builtIn, shared, language, {
      english: pair?.english,
      translated: pair?.translation,
      builtIn: builtInFor(language),
    }) as Texts;
  return {
    path,
    paged: false,
    builtIn: textsIn('en'),
    builtInFor: (language) => textsIn(language),
    fallback: 'the built-in texts',
    parse(entries, context, translations = []) {
      const { language } = context;
      const [pair] = pairEntries(entries, translations, language);
      const fields = pair?.english ?? {};
      if (!isRecord(fields)) throw new CmsError('unusable', `GET ${path}: the entry has no fields`);
      return { ...textsIn(language, pair), ...mediaOf?.(fields, context) };
    },
  };
}
