import Papa from 'papaparse';
import {
  checkSchool,
  maxSchools,
  type School,
} from '../../site/app/texts/schools/schools.schema.ts';

const required = ['project', 'school', 'district', 'lat', 'lng'] as const;

/** What is wrong in a row of the spreadsheet, where the header is row 1. */
export interface RowProblem {
  readonly row: number;
  readonly message: string;
}

export type SchoolTable =
  | { readonly schools: readonly School[]; readonly ignoredColumns: readonly string[] }
  | { readonly problems: readonly RowProblem[] };

/**
 * Reads the schools from a CSV file as any spreadsheet writes it: one school a row, columns in any
 * order, cells separated by commas, semicolons or tabs. A row without an id gets a new one.
 */
export function schoolsFromCsv(text: string): SchoolTable {
  const table = Papa.parse<Readonly<Record<string, string>>>(text, {
    header: true,
    delimitersToGuess: [',', ';', '\t'],
    transformHeader: (name) => name.trim().toLowerCase(),
    transform: (cell) => cell.trim(),
  });
  const { fields = [], delimiter } = table.meta;
  const rows = table.data
    .map((cells, index) => ({ cells, number: index + 2 }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell.length > 0));
  const missing = required.filter((column) => !fields.includes(column));
  const inHeader =
    (missing.length > 0 && `the columns ${missing.join(', ')} are missing in the header`) ||
    (rows.length === 0 && 'there is no school below the header') ||
    (rows.length > maxSchools &&
      `there are ${rows.length} schools, and the map takes ${maxSchools} at most`);
  if (inHeader) return { problems: [{ row: 1, message: inHeader }] };

  const problems: RowProblem[] = table.errors
    .filter(({ row = 0 }) => rows.some(({ number }) => number === row + 2))
    .map(({ row = 0, message }) => ({
      row: row + 2,
      message: `${message}: put a name with "${delimiter}" or a quotation mark in it in quotation marks`,
    }));
  const rowOf = new Map<string, number>();
  const schools: School[] = [];
  for (const { cells, number } of rows) {
    if (problems.some(({ row }) => row === number)) continue;
    const result = checkSchool(candidateFrom(cells, delimiter, rowOf));
    if ('problems' in result) {
      problems.push(...result.problems.map((message) => ({ row: number, message })));
      continue;
    }
    const { id, key, name, coordinates } = result.school;
    const identity = `${key} ${name.toLowerCase().replace(/\s+/g, ' ')} ${coordinates}`;
    const earlier = rowOf.get(id) ?? rowOf.get(identity);
    if (earlier !== undefined) {
      const message = `the same school is already in row ${earlier}: remove one of the two`;
      problems.push({ row: number, message });
    }
    schools.push(result.school);
    rowOf.set(id, number).set(identity, number);
  }
  if (problems.length > 0) return { problems };
  const known: readonly string[] = ['id', ...required];
  return { schools, ignoredColumns: fields.filter((field) => !known.includes(field)) };
}

/** The schools as a CSV file that any spreadsheet opens and that can be imported again. */
export function csvFromSchools(schools: readonly School[]): string {
  const data = schools.map(({ id, key, name, district, coordinates }) => [
    id,
    key,
    name,
    district,
    ...coordinates,
  ]);
  const csv = Papa.unparse({ fields: ['id', ...required], data }, { escapeFormulae: true });
  // The mark tells spreadsheets that the text is UTF-8.
  return `\uFEFF${csv}\r\n`;
}

function candidateFrom(
  cells: Readonly<Record<string, string>>,
  delimiter: string,
  taken: ReadonlyMap<string, number>,
) {
  // Where another character separates cells, the comma may separate decimals.
  const degrees = (text = '') => {
    const plain = delimiter === ',' ? text : text.replace(',', '.');
    return /^-?\d{1,3}(\.\d+)?$/.test(plain) ? Number(plain) : text || undefined;
  };
  const key = cells.project?.toLowerCase();
  const slug = `${key} ${cells.school}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const base = slug.slice(0, 56).replace(/^-|-$/g, '');
  let id = cells.id || base;
  for (let number = 2; !cells.id && taken.has(id); number += 1) id = `${base}-${number}`;
  const coordinates = [degrees(cells.lat), degrees(cells.lng)];
  return { id, key, name: cells.school, district: cells.district, coordinates };
}
