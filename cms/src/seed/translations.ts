import type { TRANSLATED_LANGUAGES } from '../content/languages/languages';
import type { UnknownRecord } from '../platform/record';
import hi from './translations/hi.json';
import kn from './translations/kn.json';
import ml from './translations/ml.json';
import ta from './translations/ta.json';

export type TranslatedLanguage = keyof typeof TRANSLATED_LANGUAGES;

/** The samples in another language. Lists have the order of the English ones. */
export interface SampleTranslations {
  /** The projects by slug. */
  readonly projects: Readonly<
    Record<string, UnknownRecord & { longDescription: readonly string[] }>
  >;
  readonly activities: readonly UnknownRecord[];
  /** The members by their English names. */
  readonly team: Readonly<Record<string, UnknownRecord>>;
  readonly testimonials: readonly UnknownRecord[];
  readonly gallery: readonly UnknownRecord[];
  /** The stories by slug. The text is blocks of Markdown. */
  readonly stories: Readonly<Record<string, UnknownRecord & { text: readonly string[] }>>;
  readonly transparency: UnknownRecord;
  /** The documents by the name of the file. */
  readonly documents: Readonly<Record<string, UnknownRecord>>;
}

export const sampleTranslations: Readonly<Record<TranslatedLanguage, SampleTranslations>> = {
  ml,
  ta,
  kn,
  hi,
};
