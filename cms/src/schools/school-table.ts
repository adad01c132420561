import { isUtf8 } from 'node:buffer';
import Papa from 'papaparse';
import * as v from 'valibot';
import type schema from '../api/school/content-types/school/schema.json';
import { problemOfPlace, readCoordinate } from '../content/coordinates.ts';
import { BYTE_ORDER_MARK, csvLine, unguarded } from '../content/csv.ts';
import { schoolIdFrom } from '../content/school-id.ts';
import { HOW_TO_SAVE } from './how-to-save.ts';

// The root commands import this file as well, so it names files with their extensions.

export interface School {
  /** In the CMS alone. */
  readonly documentId?: string | undefined;
  readonly schoolId: string;
  readonly name: string;
  readonly district: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly project: string;
  readonly active: boolean;
}

/** The header is row 1. */
export interface SchoolRow {
  readonly row: number;
  readonly name: string;
  readonly state: 'wrong' | 'changed' | 'new' | 'unchanged';
  readonly notes: string[];
  readonly school?: School;
}

export interface Comparison {
  readonly rows: readonly SchoolRow[];
  /** Schools that are not in the table. */
  readonly staying: readonly School[];
}

export class WrongTable extends Error {}

type Schema = Pick<typeof schema, 'attributes'>;

const MAX_ROWS = 500;
/** With the header and empty lines, which spreadsheets leave at the end. */
const MAX_LINES = 5_000;
/** The website reads as many for its map. */
const MAX_ACTIVE = 500;
/** What Excel writes in place of each letter that a CSV file not in UTF-8 cannot hold. */
const LOST_LETTERS = /\?\?/;
const NEEDED = ['name', 'district', 'latitude', 'longitude', 'project'] as const;
/** How a zip file begins, as .xlsx and .ods are, and an .xls of old. */
const SPREADSHEETS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];
const FIELDS = [...NEEDED, 'active'] as const;
type Place = Pick<School, 'latitude' | 'longitude'>;
type Cells = Partial<Record<'id' | (typeof FIELDS)[number], string>>;

export function csvFromSchools(schools: readonly School[]): string {
  const lines = schools.map((school) =>
    csvLine([school.schoolId, ...FIELDS.map((field) => cellOf(school[field]))]),
  );
  return BYTE_ORDER_MARK + csvLine(['id', ...FIELDS]) + lines.join('');
}

/** A row without an id is the school of that name, district and project, or a new one. */
export function compareSchools(
  file: Uint8Array,
  schools: readonly School[],
  { attributes }: Schema,
): Comparison {
  const present = schools.map(inDegrees);
  const table = readTable(file);
  const rules = rulesFrom(attributes);
  const ids = table.map(({ cells }) => cells.id).filter((id) => id !== undefined && id !== '');
  const entries = table.map(({ cells }) => entryOf(cells));
  const taken = new Set([...ids, ...present.map(({ schoolId }) => schoolId)]);
  const staying = new Set(present.filter(({ schoolId }) => !ids.includes(schoolId)));

  const rows = table.map(({ row, cells, problems }, index): SchoolRow => {
    const { id, name = '', latitude = '', longitude = '' } = cells;
    const result = v.safeParse(rules, cells, { abortPipeEarly: true });
    if (id && ids.indexOf(id) !== ids.lastIndexOf(id)) {
      problems.push(`The id “${id}” stands in two rows. A new school has an empty id.`);
    }
    const twin = table.find((_, other) => other !== index && entries[other] === entries[index]);
    if (name && twin) {
      problems.push(`The same school stands in row ${twin.row} as well: keep one of them.`);
    }
    if (LOST_LETTERS.test(`${name} ${cells.district}`)) {
      problems.push(`Letters were lost and became question marks. ${HOW_TO_SAVE}`);
    }
    for (const { message } of result.issues ?? []) problems.push(message);
    const problemWithPlace = problemOfPlace(latitude, longitude);
    if (problemWithPlace) problems.push(problemWithPlace);
    if (!result.success || problems.length > 0) {
      return { row, name, state: 'wrong', notes: problems };
    }

    const { id: _id, active, ...fields } = inDegrees(result.output);
    const alike = [...staying].filter((each) => subjectOf(each) === subjectOf(fields));
    const same = id
      ? present.find(({ schoolId }) => schoolId === id)
      : (alike.find((each) => pointOf(each) === pointOf(fields)) ?? alike[0]);
    if (same) staying.delete(same);
    const schoolId =
      id || same?.schoolId || schoolIdFrom(fields.project, name, (each) => taken.has(each));
    taken.add(schoolId);
    const isActive = active ? active !== 'no' && active !== 'false' : (same?.active ?? true);
    const documentId = same?.documentId;
    const school = { documentId, schoolId, ...fields, active: isActive };
    if (!same) return { row, name, state: 'new', notes: [], school };
    const notes = changesBetween(same, school);
    return { row, name, state: notes.length > 0 ? 'changed' : 'unchanged', notes, school };
  });
  refuseTooMany(present, rows);
  warnOfTwins(rows, staying);
  return { rows, staying: [...staying] };
}

function readTable(file: Uint8Array) {
  const table = Papa.parse<Cells>(textOf(file), {
    header: true,
    preview: MAX_LINES,
    delimitersToGuess: [',', ';', '\t'],
    transformHeader: (name) => name.trim().toLowerCase(),
    transform: (cell) =>
      unguarded(cell)
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim(),
  });
  if (table.meta.truncated) {
    throw new WrongTable(`The table has more than ${MAX_LINES} lines: delete the empty ones.`);
  }
  const missing = NEEDED.filter((column) => !table.meta.fields?.includes(column));
  if (missing.length > 0) {
    const columns = `${NEEDED.join(', ')}, and may have id and active`;
    throw new WrongTable(`The first row lacks ${missing.join(', ')}. It must have ${columns}.`);
  }
  const problems = new Map<number | undefined, Set<string>>();
  for (const { row, message } of table.errors) {
    const ofRow = problems.get(row) ?? new Set();
    problems.set(row, ofRow.add(`${message}. Put a text with a comma in quotation marks.`));
  }
  const rows = table.data
    .map((cells, index) => ({ row: index + 2, cells, problems: [...(problems.get(index) ?? [])] }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''));
  if (rows.length > 0 && rows.length <= MAX_ROWS) return rows;
  throw new WrongTable(`The table has ${rows.length} schools: it may have 1 to ${MAX_ROWS}.`);
}

/** Excel saves "CSV UTF-8", UTF-16 as "Unicode text", and what it calls "CSV" in Windows-1252. */
function textOf(file: Uint8Array): string {
  if (SPREADSHEETS.some((start) => start.every((byte, index) => file[index] === byte))) {
    throw new WrongTable(`This is a spreadsheet, not yet a CSV file. ${HOW_TO_SAVE}`);
  }
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (file.includes(0)) throw new WrongTable(`This is not a CSV file. ${HOW_TO_SAVE}`);
  const encoding = isUtf8(file) ? 'utf-8' : 'windows-1252';
  return new TextDecoder(encoding).decode(file);
}

function rulesFrom({ schoolId, name, district, project }: Schema['attributes']) {
  const cell = v.optional(v.string(), '');
  const text = (column: string, { maxLength }: { maxLength: number }) =>
    v.pipe(
      cell,
      v.nonEmpty(`The ${column} is missing.`),
      v.maxLength(maxLength, `The ${column} has more than ${maxLength} letters.`),
    );
  const word = (words: readonly string[], message: string) =>
    v.pipe(cell, v.toLowerCase(), v.picklist(words, message));
  const id = `An id has at most ${schoolId.maxLength} small letters, digits and hyphens.`;
  const isId = new RegExp(`^$|${schoolId.regex}`);
  return v.object({
    id: v.pipe(cell, v.maxLength(schoolId.maxLength, id), v.regex(isId, id)),
    name: text('name', name),
    district: text('district', district),
    latitude: cell,
    longitude: cell,
    project: word(project.enum, `The project must be one of ${project.enum.join(', ')}.`),
    active: word(['', 'yes', 'no', 'true', 'false'], 'Write yes or no under active.'),
  });
}

function inDegrees<Entry extends Place>(entry: Entry): Entry {
  const latitude = readCoordinate(entry.latitude, 'latitude') ?? entry.latitude;
  const longitude = readCoordinate(entry.longitude, 'longitude') ?? entry.longitude;
  return { ...entry, latitude: `${latitude}`, longitude: `${longitude}` };
}

function changesBetween(before: School, after: School): string[] {
  return FIELDS.filter((field) => before[field] !== after[field]).map(
    (field) => `${field}: ${cellOf(before[field])} → ${cellOf(after[field])}`,
  );
}

function refuseTooMany(present: readonly School[], rows: readonly SchoolRow[]): void {
  const active = new Set(present.filter((school) => school.active).map((each) => each.schoolId));
  for (const { school } of rows) {
    if (school?.active) active.add(school.schoolId);
    else if (school) active.delete(school.schoolId);
  }
  const count = active.size;
  if (count <= MAX_ACTIVE) return;
  throw new WrongTable(
    `The map would have ${count} schools, and the website shows up to ${MAX_ACTIVE}. Write no under active for ${count - MAX_ACTIVE} of them, or switch schools off in the list first.`,
  );
}

function warnOfTwins(rows: readonly SchoolRow[], staying: Iterable<School>): void {
  const twinOf = (school: School) => `${school.name.toLowerCase()} ${pointOf(school)}`;
  const seen = new Map([...staying].map((each) => [twinOf(each), `“${each.schoolId}”`]));
  for (const { row, notes, school } of rows) {
    if (!school) continue;
    const other = seen.get(twinOf(school));
    if (other) notes.push(`Warning: ${other} has the same name and place.`);
    seen.set(twinOf(school), `row ${row}`);
  }
}

/** The same for two rows that are one school; it may have a row for each project. */
function entryOf({ name = '', project = '', latitude = '', longitude = '' }: Cells): string {
  return `${project} ${name} ${pointOf(inDegrees({ latitude, longitude }))}`.toLowerCase();
}

type Subject = Pick<School, 'name' | 'district' | 'project'>;
const subjectOf = ({ name, district, project }: Subject) =>
  `${project} ${name} ${district}`.toLowerCase();
const pointOf = ({ latitude, longitude }: Place) => `${latitude} ${longitude}`;

function cellOf(value: string | boolean): string {
  return typeof value === 'string' ? value : value ? 'yes' : 'no';
}
