import type { Core } from '@strapi/strapi';
import { isLocalized, TRANSLATED_LANGUAGES } from '../content/languages/languages';
import type { ContentUid } from '../content/types';
import type { UnknownRecord } from '../platform/record';
import hi from './translations/hi.json';
import kn from './translations/kn.json';
import ml from './translations/ml.json';
import ta from './translations/ta.json';

type TranslatedLanguage = keyof typeof TRANSLATED_LANGUAGES;

/** The sample content in another language; lists have the order of the English ones. */
interface Samples {
  /** By the slug of the project. */
  readonly projects: Readonly<
    Record<string, UnknownRecord & { longDescription: readonly string[] }>
  >;
  readonly activities: readonly UnknownRecord[];
  /** By the member's English name. */
  readonly team: Readonly<Record<string, UnknownRecord>>;
  readonly testimonials: readonly UnknownRecord[];
  readonly gallery: readonly UnknownRecord[];
  /** By the story's slug; the text is blocks of Markdown. */
  readonly stories: Readonly<Record<string, UnknownRecord & { text: readonly string[] }>>;
  readonly transparency: UnknownRecord;
  /** By the name of the document's file. */
  readonly documents: Readonly<Record<string, UnknownRecord>>;
}

const samples: Readonly<Record<TranslatedLanguage, Samples>> = { ml, ta, kn, hi };

type WordsIn = (
  language: TranslatedLanguage,
) => UnknownRecord | Promise<UnknownRecord | undefined> | undefined;

/** Returns a function that gives the words of a sample entry in a language. */
export function sampleWords(wordsOf: (samples: Samples) => UnknownRecord | undefined): WordsIn {
  return (language) => wordsOf(samples[language]);
}

/** Publishes an entry in every language in which it has words; the rest it shares with English. */
export async function publishTranslations(
  strapi: Core.Strapi,
  uid: ContentUid,
  documentId: string,
  wordsIn: WordsIn,
): Promise<void> {
  const { attributes } = strapi.contentType(uid);
  for (const locale of Object.keys(TRANSLATED_LANGUAGES) as TranslatedLanguage[]) {
    const words = await wordsIn(locale);
    if (!words) continue;
    const data = Object.fromEntries(
      Object.entries(words).filter(([field]) => isLocalized(attributes[field])),
    );
    await strapi.documents(uid).update({ documentId, locale, data, status: 'published' });
  }
}
