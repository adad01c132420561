import registrationSchema from '../../../components/accounts/registration.json';
import yearSchema from '../../../components/accounts/year.json';
import { advice, type Finding, obstacle } from '../../../content/finding.ts';
import { INCOME_FIELDS, SPENDING_FIELDS } from '../../../content/transparency/amounts-and-kinds.ts';
import {
  financialYear,
  hasEnded,
  registrationEndInWords,
} from '../../../content/transparency/deadlines.ts';
import { isFilledText, recordsIn, type UnknownRecord } from '../../../platform/record.ts';
import type { EntryToCheck } from './entry-to-check.ts';

type Parts = readonly UnknownRecord[];

// Strapi does not check a draft against these limits of the schemas, so the functions below do.
const MAX_AMOUNT = yearSchema.attributes.donations.max;
const FIRST_YEAR = yearSchema.attributes.year.min;
const MAX_NUMBER_LETTERS = registrationSchema.attributes.number.maxLength;
/** Income and spending of one year differ by more than this factor only after a typing error. */
const PLAUSIBLE_RATIO = 3;
const DAY = /^(19|20|21)\d\d-\d\d-\d\d$/;

const RUPEE_FORMAT = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

export function checkTransparency(entry: EntryToCheck): Finding[] {
  const { values, publishedEntry, today } = entry;
  const registrations = recordsIn(values.registrations);
  return [
    ...registrations.flatMap((registration) => checkRegistration(registration, today)),
    ...checkDuplicateRegistrations(registrations),
    ...checkTaxReceipts(registrations, recordsIn(publishedEntry.registrations), today),
    ...checkBoard(recordsIn(values.board), recordsIn(publishedEntry.board)),
    ...checkYears(recordsIn(values.years), today),
  ];
}

function checkRegistration({ kind, number, validUntil }: UnknownRecord, today: string): Finding[] {
  const findings: Finding[] = [];
  const title = typeof kind === 'string' && kind ? kind : 'The registration';
  if (!kind) findings.push(obstacle('registrations', 'Choose which registration it is.'));
  if (!isFilledText(number)) {
    findings.push(obstacle('registrations', `${title}: write its number.`));
  } else if (number.length > MAX_NUMBER_LETTERS) {
    const message = `${title}: the number has ${number.length} letters and digits. Write the number alone, at most ${MAX_NUMBER_LETTERS}.`;
    findings.push(obstacle('registrations', message));
  }
  if (validUntil && !DAY.test(quotedValue(validUntil))) {
    const message = `${title}: “${quotedValue(validUntil)}” cannot be the day on which a registration ends. Choose the day of the certificate.`;
    findings.push(obstacle('registrations', message));
    return findings;
  }
  const end = registrationEndInWords(kind, validUntil, today);
  if (end) {
    const since = hasEnded(validUntil, today) ? 'Since then' : 'From then on';
    const message = `${end} ${since} the sponsor’s page does not name it. When it is renewed, write the new number and day.`;
    findings.push(advice('registrations', message));
  }
  return findings;
}

function checkDuplicateRegistrations(registrations: Parts): Finding[] {
  const kinds = duplicatesIn(registrations.map(({ kind }) => kind));
  return kinds.map((kind) =>
    advice('registrations', `${kind} is listed twice: remove the older one.`),
  );
}

/** The website promises a tax receipt only while a registration under 80G is valid. */
function checkTaxReceipts(registrations: Parts, published: Parts, today: string): Finding[] {
  const isValid80G = ({ kind, validUntil }: UnknownRecord) =>
    kind === '80G' && !hasEnded(validUntil, today);
  if (!published.some(isValid80G) || registrations.some(isValid80G)) return [];
  const message =
    'No 80G registration is valid: the giving panel no longer promises a receipt for tax, and the sponsor’s page leaves out the points that name 80G. If your other texts name it, change them too.';
  return [advice('registrations', message)];
}

/** The website shows a board only if the English page has one. */
function checkBoard(board: Parts, published: Parts): Finding[] {
  if (board.length > 0 || published.length === 0) return [];
  const message =
    'The board is empty: visitors lose it in every language, also where a translation has one.';
  return [advice('board', message)];
}

function checkYears(years: Parts, today: string): Finding[] {
  const findings: Finding[] = [];
  // The present financial year ends in March of this calendar year or of the next.
  const lastYear = Number(today.slice(0, 4)) + 1;
  for (const part of years) {
    const { year } = part;
    const isYear = typeof year === 'number' && Number.isInteger(year);
    if (isYear && year >= FIRST_YEAR && year <= lastYear) {
      findings.push(...checkAmounts(part, financialYear(year)));
    } else {
      const message = `Write the year in which the financial year ends, from ${FIRST_YEAR} to ${lastYear}: 2025 for April 2024 to March 2025.`;
      findings.push(obstacle('years', message));
    }
  }
  for (const year of duplicatesIn(years.map((part) => part.year))) {
    const message = `${financialYear(Number(year))} is listed twice: write all its amounts into one of them, and remove the other.`;
    findings.push(obstacle('years', message));
  }
  return findings;
}

function checkAmounts(part: UnknownRecord, yearName: string): Finding[] {
  const wrongField = [...INCOME_FIELDS, ...SPENDING_FIELDS].find(
    (field) => !isAmountOrEmpty(part[field]),
  );
  if (wrongField) {
    const message = `${yearName}: “${quotedValue(part[wrongField])}” cannot be an amount. Write whole rupees, without a minus sign, at most ${RUPEE_FORMAT.format(MAX_AMOUNT)}.`;
    return [obstacle('years', message)];
  }
  const income = sumOf(part, INCOME_FIELDS);
  const spending = sumOf(part, SPENDING_FIELDS);
  if (income === 0 && spending === 0) {
    return [obstacle('years', `${yearName} has no amounts: write them, or remove the year.`)];
  }
  if (income === 0 || spending === 0) {
    const missing = income === 0 ? 'where the money came from' : 'what it was spent on';
    return [advice('years', `${yearName} does not say ${missing}: visitors will ask.`)];
  }
  if (spending > PLAUSIBLE_RATIO * income || income > PLAUSIBLE_RATIO * spending) {
    const message = `${yearName}: ${RUPEE_FORMAT.format(income)} came in and ${RUPEE_FORMAT.format(spending)} was spent. Is there a zero too many?`;
    return [advice('years', message)];
  }
  return [];
}

function isAmountOrEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_AMOUNT;
}

function sumOf(part: UnknownRecord, fields: readonly string[]): number {
  return fields.reduce((sum, field) => sum + Number(part[field] ?? 0), 0);
}

/** Returns each value that the list has more than once. */
function duplicatesIn(values: readonly unknown[]): unknown[] {
  const seen = new Set<unknown>();
  const duplicates = new Set<unknown>();
  for (const value of values) {
    if (value && seen.has(value)) duplicates.add(value);
    seen.add(value);
  }
  return [...duplicates];
}

/** Returns the beginning of a value, or “this” for a value that is not a text or a number. */
function quotedValue(value: unknown): string {
  return typeof value === 'object' ? 'this' : String(value).slice(0, 20);
}
