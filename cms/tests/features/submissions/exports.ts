import assert from 'node:assert/strict';
import Papa from 'papaparse';
import { sharedCms } from '../../support/shared.ts';
import { VOLUNTEERS } from './volunteers.ts';

const { coordinator } = await sharedCms();

/** Returns the lines of cells that a spreadsheet reads in an exported file, the header first. */
export async function exportOf(query = '', uid = VOLUNTEERS, person = coordinator) {
  const reply = await person.call('GET', `/website/submissions/${uid}/export${query}`);
  assert.equal(reply.status, 200, reply.text);
  return Papa.parse<string[]>(reply.text, { skipEmptyLines: true }).data;
}

/** Returns the cells of one column of an export, by its name in the header. The newest submission is first. */
export function columnOf([header = [], ...rows]: readonly string[][], name: string): string[] {
  const column = header.indexOf(name);
  assert.ok(column >= 0, `The export has no column ${name}`);
  return rows.map((row) => row[column] ?? '');
}
