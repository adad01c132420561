import type { TRANSLATED_LANGUAGES } from '../content/languages/languages';
import type { UnknownRecord } from '../platform/record';
import hi from './translations/hi.json';
import kn from './translations/kn.json';
import ml from './translations/ml.json';
import ta from './translations/ta.json';

export type TranslatedLanguage = keyof typeof TRANSLATED_LANGUAGES;

/** The samples in another language. Each list has the order of the English list. */
export interface SampleTranslations {
  /** By slug. */
  readonly projects: Readonly<
    Record<string, UnknownRecord & { longDescription: readonly string[] }>
  >;
  readonly activities: readonly UnknownRecord[];
  /** By English name. */
  readonly team: Readonly<Record<string, UnknownRecord>>;
  readonly testimonials: readonly UnknownRecord[];
  readonly gallery: readonly UnknownRecord[];
  /** By slug. A text is a list of blocks of Markdown. */
  readonly stories: Readonly<Record<string, UnknownRecord & { text: readonly string[] }>>;
  readonly transparency: UnknownRecord;
  /** By the name of the file. */
  readonly documents: Readonly<Record<string, UnknownRecord>>;
}

export const sampleTranslations: Readonly<Record<TranslatedLanguage, SampleTranslations>> = {
  ml,
  ta,
  kn,
  hi,
};
