import type { TRANSLATED_LANGUAGES } from '../content/languages/languages.ts';
import type { UnknownRecord } from '../platform/record.ts';
import en from './content/en.json';
import hi from './content/hi.json';
import kn from './content/kn.json';
import ml from './content/ml.json';
import shared from './content/shared.json';
import ta from './content/ta.json';

export type SampleList = keyof typeof shared;

/** Fields by list and key of the entry. All files have the same lists and keys. */
type SampleContent = Readonly<Record<SampleList, Readonly<Record<string, UnknownRecord>>>>;

const SHARED_FIELDS: SampleContent = shared;
const ENGLISH_TEXTS: SampleContent = en;
const TRANSLATIONS: Readonly<Record<keyof typeof TRANSLATED_LANGUAGES, SampleContent>> = {
  ml,
  ta,
  kn,
  hi,
};

interface SampleEntry {
  readonly key: string;
  /** Its English texts, and the fields that all languages share. A media field names files of `seed-media/`. */
  readonly english: UnknownRecord;
  /** Its texts by language. */
  readonly translations: Readonly<Record<string, UnknownRecord | undefined>>;
}

/** Returns the entries of a list in the order of `shared.json`. */
export function sampleEntries(list: SampleList): SampleEntry[] {
  return Object.entries(SHARED_FIELDS[list]).map(([key, sharedFields]) => ({
    key,
    english: { ...sharedFields, ...ENGLISH_TEXTS[list][key] },
    translations: Object.fromEntries(
      Object.entries(TRANSLATIONS).map(([locale, content]) => [locale, content[list][key]]),
    ),
  }));
}
