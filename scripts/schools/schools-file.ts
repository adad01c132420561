import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { School } from '../../cms/src/schools/school-table.ts';
import { pathOf } from '../repository.ts';

/** The schools that the site shows without those of a CMS, and that a new CMS begins with. */
export const SCHOOLS_FILE = path.join(pathOf('site'), 'app/texts/content/schools.json');

export async function readSchools(): Promise<School[]> {
  return JSON.parse(await readFile(SCHOOLS_FILE, 'utf8'));
}
