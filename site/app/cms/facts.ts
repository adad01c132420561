import * as v from 'valibot';
import type { Language, TranslatedLanguage } from '../languages.ts';
import { AccountsYear, BoardMember, Registration } from './accounts-fields.ts';
import { RequiredText } from './fields.ts';
import type { ContentImage } from './image.ts';
import { schoolFields, schoolTexts } from './school-fields.ts';

const Words = v.optional(v.pipe(v.string(), v.trim()), '');

const FilePath = v.pipe(
  RequiredText,
  v.regex(/^(\/[\w-][\w.-]*)+$/, 'expected the path of a file in files/, such as /docs/report.pdf'),
);

const socialLinks = v.optional(
  v.array(v.strictObject({ name: RequiredText, url: RequiredText })),
  [],
);

const Organisation = v.strictObject({
  name: Words,
  founderName: Words,
  foundedYear: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  phones: v.optional(v.array(RequiredText), []),
  whatsapp: Words,
  email: Words,
  street: Words,
  city: Words,
  state: Words,
  postalCode: Words,
  country: Words,
  openingHours: Words,
  socialLinks,
  twitterCreator: Words,
  logo: v.optional(FilePath),
  wideLogo: v.optional(FilePath),
  shareImage: v.optional(FilePath),
});

const Partner = v.strictObject({
  name: RequiredText,
  kind: v.picklist(['associated', 'volunteer']),
  line: Words,
  logo: v.optional(FilePath),
  link: v.optional(v.pipe(v.string(), v.url())),
  sortOrder: v.number(),
});

export const documentKinds = [
  'certificate',
  'annual-report',
  'audited-accounts',
  'fcra-statement',
] as const;

const Document = v.strictObject({
  title: RequiredText,
  kind: v.picklist(documentKinds),
  year: v.optional(v.pipe(v.number(), v.integer())),
  file: v.pipe(FilePath, v.endsWith('.pdf', 'expected a PDF')),
  sortOrder: v.number(),
});

/** The files of the organisation's folder in English, by their names without `.json`. */
export const factsSchemas = {
  organisation: Organisation,
  partners: v.array(Partner),
  schools: v.array(v.strictObject({ ...schoolTexts, ...schoolFields })),
  documents: v.array(Document),
  accounts: v.strictObject({
    registrations: v.optional(v.array(Registration), []),
    board: v.optional(v.array(BoardMember), []),
    years: v.optional(v.array(AccountsYear), []),
  }),
};

const translatedWords = ['name', 'founderName', 'street', 'city', 'state', 'country'] as const;

/** The same files in another language: lists have the order of the English ones. */
export const translatedFactsSchemas = {
  organisation: v.strictObject({
    ...v.entriesFromList([...translatedWords, 'openingHours'], Words),
    socialLinks,
  }),
  partners: v.array(v.strictObject({ name: Words, line: Words })),
  /** The schools' names by their `schoolId`, and the districts' by their English name. */
  schools: v.strictObject({
    names: v.optional(v.record(v.string(), v.string()), {}),
    districts: v.optional(v.record(v.string(), v.string()), {}),
  }),
  documents: v.array(v.strictObject({ title: Words })),
  accounts: v.strictObject({ board: v.optional(v.array(BoardMember), []) }),
};

type Schemas = typeof factsSchemas;
type TranslatedSchemas = typeof translatedFactsSchemas;

export type TranslatedFacts = {
  readonly [Name in keyof TranslatedSchemas]?: v.InferOutput<TranslatedSchemas[Name]>;
} & { readonly ourStory?: string | undefined };

/** What the website says of the organisation where the CMS does not (R47). */
export type Facts = { readonly [Name in keyof Schemas]: v.InferOutput<Schemas[Name]> } & {
  /** Whether they are those of the made-up organisation. */
  readonly isSample: boolean;
  /** Stands for the name where nobody has said it: the host of the website's address. */
  readonly siteName: string;
  /** Markdown. */
  readonly ourStory: string;
  /** The sizes of the documents' files in bytes, by their paths. */
  readonly fileSizes: ReadonlyMap<string, number>;
  readonly images: Readonly<Partial<Record<'logo' | 'wideLogo' | 'shareImage', ContentImage>>>;
  readonly translations: Readonly<Partial<Record<TranslatedLanguage, TranslatedFacts>>>;
};

export const noFacts: Facts = {
  organisation: v.parse(Organisation, {}),
  partners: [],
  schools: [],
  documents: [],
  accounts: { registrations: [], board: [], years: [] },
  isSample: false,
  siteName: '',
  ourStory: '',
  fileSizes: new Map(),
  images: {},
  translations: {},
};

/** The facts in a language; none in English, whose words stand in the facts themselves. */
export function translatedFacts(facts: Facts, language: Language): TranslatedFacts {
  return language === 'en' ? {} : (facts.translations[language] ?? {});
}
