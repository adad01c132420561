import registrationSchema from '../../../components/accounts/registration.json';
import yearSchema from '../../../components/accounts/year.json';
import {
  financialYear,
  hasEnded,
  registrationEndInWords,
} from '../../../content/accounts/deadlines';
import { INCOME_FIELDS, SPENDING_FIELDS } from '../../../content/accounts/money-fields';
import { advice, type Finding, obstacle } from '../../../content/finding';
import { partsIn } from '../../../content/parts';
import type { UnknownRecord } from '../../../platform/record';
import type { EntryToCheck } from './entry-to-check';

// Strapi checks no draft against these limits of the schemas.
const MAX_AMOUNT = yearSchema.attributes.donations.max;
const FIRST_YEAR = yearSchema.attributes.year.min;
const MAX_NUMBER_LETTERS = registrationSchema.attributes.number.maxLength;
/** A slip of the keyboard makes an amount ten times too large; no year differs so much by itself. */
const PLAUSIBLE_RATIO = 3;

const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** What visitors could not read or would stumble over on the page Transparency. */
export function checkTransparency({ values, published, today }: EntryToCheck): Finding[] {
  const registrations = partsIn(values.registrations);
  return [
    ...registrationFindings(registrations, today),
    ...taxReceiptFindings(registrations, partsIn(published.registrations), today),
    ...boardFindings(partsIn(values.board), partsIn(published.board)),
    ...yearFindings(partsIn(values.years), today),
  ];
}

/** The website promises a receipt for tax only while a registration under 80G holds. */
function taxReceiptFindings(
  registrations: readonly UnknownRecord[],
  published: readonly UnknownRecord[],
  today: string,
): Finding[] {
  const holds = ({ kind, validUntil }: UnknownRecord) =>
    kind === '80G' && !hasEnded(validUntil, today);
  if (!published.some(holds) || registrations.some(holds)) return [];
  const text =
    'No 80G holds: the giving panel no longer promises a receipt for tax, and the sponsor’s page leaves out the points that name 80G. If your other texts name it, change them too.';
  return [advice('registrations', text)];
}

/** English decides whether there is a board. */
function boardFindings(
  board: readonly UnknownRecord[],
  published: readonly UnknownRecord[],
): Finding[] {
  if (board.length > 0 || published.length === 0) return [];
  const text =
    'The board is empty: visitors lose it in every language, also where a translation has one.';
  return [advice('board', text)];
}

function registrationFindings(registrations: readonly UnknownRecord[], today: string): Finding[] {
  const found: Finding[] = [];
  for (const { kind, number, validUntil } of registrations) {
    const name = typeof kind === 'string' && kind ? kind : 'The registration';
    if (!kind) {
      found.push(obstacle('registrations', 'Choose which registration it is.'));
    }
    if (typeof number !== 'string' || number.trim() === '') {
      found.push(obstacle('registrations', `${name}: write its number.`));
    } else if (number.length > MAX_NUMBER_LETTERS) {
      const text = `${name}: the number has ${number.length} letters and digits. Write the number alone, at most ${MAX_NUMBER_LETTERS}.`;
      found.push(obstacle('registrations', text));
    }
    if (validUntil && !/^(19|20|21)\d\d-\d\d-\d\d$/.test(quotedValue(validUntil))) {
      const text = `${name}: “${quotedValue(validUntil)}” is no day on which a registration ends. Choose the day of the certificate.`;
      found.push(obstacle('registrations', text));
      continue;
    }
    const end = registrationEndInWords(kind, validUntil, today);
    if (end) {
      const since = hasEnded(validUntil, today) ? 'Since then' : 'From then on';
      const text = `${end} ${since} the sponsor’s page does not name it. When it is renewed, write the new number and day.`;
      found.push(advice('registrations', text));
    }
  }
  for (const kind of twiceIn(registrations.map((each) => each.kind))) {
    const text = `${kind} stands there twice: remove the older one.`;
    found.push(advice('registrations', text));
  }
  return found;
}

function yearFindings(years: readonly UnknownRecord[], today: string): Finding[] {
  const found: Finding[] = [];
  // The year under way ends in March of this calendar year or of the next.
  const last = Number(today.slice(0, 4)) + 1;
  for (const part of years) {
    const { year } = part;
    if (typeof year !== 'number' || !Number.isInteger(year) || year < FIRST_YEAR || year > last) {
      const text = `Write the year in which it ends, from ${FIRST_YEAR} to ${last}: 2025 for April 2024 to March 2025.`;
      found.push(obstacle('years', text));
      continue;
    }
    found.push(...amountFindings(part, financialYear(year)));
  }
  for (const year of twiceIn(years.map((each) => each.year))) {
    const text = `${financialYear(Number(year))} stands there twice: write all its amounts into one of them, and remove the other.`;
    found.push(obstacle('years', text));
  }
  return found;
}

function amountFindings(part: UnknownRecord, name: string): Finding[] {
  const wrong = [...INCOME_FIELDS, ...SPENDING_FIELDS].find((field) => !isAmount(part[field]));
  if (wrong) {
    const text = `${name}: “${quotedValue(part[wrong])}” cannot be an amount. Write whole rupees, without a minus sign, at most ${RUPEES.format(MAX_AMOUNT)}.`;
    return [obstacle('years', text)];
  }
  const income = sumOf(part, INCOME_FIELDS);
  const spending = sumOf(part, SPENDING_FIELDS);
  if (income === 0 && spending === 0) {
    return [obstacle('years', `${name} has no amounts: write them, or remove the year.`)];
  }
  if (income === 0 || spending === 0) {
    const missing = income === 0 ? 'where the money came from' : 'what it was spent on';
    return [advice('years', `${name} does not say ${missing}: visitors will ask.`)];
  }
  if (spending > PLAUSIBLE_RATIO * income || income > PLAUSIBLE_RATIO * spending) {
    const text = `${name}: ${RUPEES.format(income)} came in and ${RUPEES.format(spending)} was spent. Is no zero too many?`;
    return [advice('years', text)];
  }
  return [];
}

function isAmount(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_AMOUNT;
}

function sumOf(part: UnknownRecord, fields: readonly string[]): number {
  return fields.reduce((sum, field) => sum + Number(part[field] ?? 0), 0);
}

function twiceIn(values: readonly unknown[]): Set<unknown> {
  return new Set(values.filter((value, index) => value && values.indexOf(value) !== index));
}

/** The page Transparency lists reports by their year. */
export function checkDocument({ text, values }: EntryToCheck): Finding[] {
  const kind = text('kind');
  if (kind === '' || kind === 'certificate' || values.year) return [];
  const words =
    'Write the year in which it ends: visitors look for it by its year. It is 2025 for April 2024 to March 2025.';
  return [kind === 'annual-report' ? advice('year', words) : obstacle('year', words)];
}

/** The text that a person wrote, or “this” where something else was sent. */
function quotedValue(value: unknown): string {
  return typeof value === 'object' ? 'this' : String(value).slice(0, 20);
}
