import * as v from 'valibot';
import { accountsKinds } from '../texts/accounts.ts';
import builtIn from '../texts/content/transparency.json' with { type: 'json' };
import { translationsOf } from '../texts/translations.ts';
import {
  AccountsYear as AccountsYearFields,
  BoardMember as BoardMemberFields,
  Registration as RegistrationFields,
} from './accounts-fields.ts';
import type { OptionalCall, ParseContext } from './calls.ts';
import { chooseListTexts } from './choose-texts.ts';
import type { ContentReader } from './content.ts';
import { documentsCall, getDocuments, type OfficialDocument } from './documents.ts';
import { translatedFacts } from './facts.ts';
import { attributesOf, isRecord } from './fields.ts';
import { type LangText, withLang } from './lang-text.ts';
import { fillPlaceholders, getOrganisation, readOrBuiltIn } from './organisation.ts';
import { pairEntries } from './pair-entries.ts';
import { textsCall } from './texts-call.ts';

type Registration = v.InferOutput<typeof RegistrationFields>;

interface BoardMember {
  readonly name: LangText;
  readonly office: LangText;
}

/** What came in and was spent in a financial year, in rupees. `year` is that of its 31 March. */
export type AccountsYear = v.InferOutput<typeof AccountsYearFields>;

interface Accounts {
  readonly registrations: readonly Registration[];
  readonly board: readonly BoardMember[];
  readonly years: readonly AccountsYear[];
}

/** No visitor reads a list with more parts of one kind. */
const MAX_PARTS = 100;

const texts = textsCall('/api/transparency?populate=*', builtIn, translationsOf('transparency'));
type Texts = NonNullable<typeof texts.builtIn>;

/** An optional read (R41): without it there is no page. */
export const transparencyCall: OptionalCall<Texts & Accounts> = {
  ...texts,
  builtIn: { ...texts.builtIn, registrations: [], board: [], years: [] },
  builtInFor: (language, facts) => ({
    ...(texts.builtInFor?.(language, facts) ?? texts.builtIn),
    registrations: facts.accounts.registrations,
    board: chooseListTexts(
      facts.accounts.board,
      [],
      language,
      translatedFacts(facts, language).accounts?.board,
    ),
    years: newestFirst(facts.accounts.years),
  }),
  fallback: 'no page',
  parse(entries, context, translations = []) {
    const { english, translation } = pairEntries(entries, translations, context.language)[0] ?? {};
    const fields = isRecord(english) ? english : {};
    const inEnglish = partsIn(BoardMemberFields, 'board', fields, context);
    const translated = partsIn(BoardMemberFields, 'board', translation ?? {}, context);
    // English decides whether there is a board (R38).
    const inLanguage = inEnglish.length > 0 ? translated : [];
    const board = inLanguage.length > 0 ? inLanguage : inEnglish;
    const lang = inLanguage.length > 0 || context.language === 'en' ? {} : { lang: 'en' as const };
    const years = partsIn(AccountsYearFields, 'years', fields, context);
    return {
      ...texts.parse(entries, context, translations),
      registrations: partsIn(RegistrationFields, 'registrations', fields, context),
      board: board.map(({ name, office }) => ({
        name: withLang(name, lang),
        office: withLang(office, lang),
      })),
      years: newestFirst(years),
    };
  },
};

/** The years in their order; of two entries of one year the last. */
function newestFirst(years: readonly AccountsYear[]): readonly AccountsYear[] {
  return [...new Map(years.map((year) => [year.year, year])).values()].sort(
    (one, other) => other.year - one.year,
  );
}

/** The parts of a component that can be shown; the log names the others (R6). */
function partsIn<Part>(
  schema: v.GenericSchema<unknown, Part>,
  field: string,
  fields: Readonly<Record<string, unknown>>,
  { log }: ParseContext,
): Part[] {
  const sent: readonly unknown[] = Array.isArray(fields[field]) ? fields[field] : [];
  if (sent.length > MAX_PARTS) {
    const details = { call: transparencyCall.path, field, count: sent.length, max: MAX_PARTS };
    log.warn(details, 'More parts than a page shows: the others are left out');
  }
  const parts: Part[] = [];
  for (const [index, part] of sent.slice(0, MAX_PARTS).entries()) {
    const result = v.safeParse(schema, attributesOf(part));
    if (result.success) {
      parts.push(result.output);
    } else {
      const wrong = result.issues.map((issue) => v.getDotPath(issue));
      const details = { call: transparencyCall.path, field, index, fields: wrong };
      log.warn(details, 'A content item is broken: left out');
    }
  }
  return parts;
}

/** All that the page shows; undefined where the organisation has nothing of it (R41). */
export async function getTransparency(content: ContentReader) {
  const [items, documents, organisation] = await Promise.all([
    readOrBuiltIn(content, transparencyCall),
    getDocuments(content),
    getOrganisation(content),
  ]);
  const { registrations, board, years } = items;
  const hasFiles = documents.some(({ kind }) => accountsKinds.includes(kind));
  if (!hasFiles && registrations.length + board.length + years.length === 0) return undefined;
  const { heading, intro } = fillPlaceholders(
    { heading: items.heading, intro: items.intro },
    organisation,
  );
  return {
    heading,
    intro,
    registrations: registrations.map((each) => ({ ...each, hasEnded: hasEnded(each) })),
    board,
    years,
    certificates: documents.filter(({ kind }) => kind === 'certificate'),
    files: byYear(documents.filter(({ kind }) => kind !== 'certificate')),
  };
}

export type Transparency = NonNullable<Awaited<ReturnType<typeof getTransparency>>>;

/** The latest year first; files without a year last. */
function byYear(documents: readonly OfficialDocument[]) {
  const years = [...new Set(documents.map(({ year }) => year))];
  return years
    .sort((one = 0, other = 0) => other - one)
    .map((year) => ({ year, documents: documents.filter((document) => document.year === year) }));
}

/** Whether one of the page's reads never had an answer: then nobody knows what the page has (R6). */
export async function isTransparencyUnknown(content: ContentReader): Promise<boolean> {
  const reads = [await content.read(transparencyCall), await content.read(documentsCall)];
  return reads.some(({ items, state }) => items === undefined && state === 'failing');
}

/** Whether the last day is over in India, whose authorities gave the registration. */
export function hasEnded({ validUntil }: Registration): boolean {
  const format = { timeZone: 'Asia/Kolkata', dateStyle: 'short' } as const;
  const today = new Intl.DateTimeFormat('sv-SE', format).format(new Date());
  return validUntil !== undefined && validUntil < today;
}
