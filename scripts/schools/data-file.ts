import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import type { School } from '../../site/app/texts/schools/schools.schema.ts';
import { pathOf, ROOT } from '../repository.ts';
import { UserError } from '../user-error.ts';

/** Where the site keeps its schools. */
export const DATA_FILE = path.join(pathOf('site'), 'app/texts/schools/schools.data.ts');

/** Writes the schools as the module that the site imports, in the format of the repository. */
export async function writeDataFile(schools: readonly School[], file = DATA_FILE): Promise<void> {
  const input = `import type { School } from './schools.schema.ts';

/** Sample schools, or your own. Written by \`npm run schools:import\`: change the table, not this. */
export const schools: readonly School[] = ${JSON.stringify(schools)};
`;
  const options = { input, cwd: ROOT, preferLocal: true, stripFinalNewline: false } as const;
  const { stdout } = await execa('biome', ['format', '--stdin-file-path=schools.ts'], options);
  await writeFile(file, stdout);
}

/**
 * Reads a file that a spreadsheet exported.
 * @throws {UserError} where it is missing, or not written as UTF-8
 */
export async function readTable(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => {
    throw new UserError(`${file} cannot be read. Is its name right?`);
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UserError(`${file} is not UTF-8. Save it from the spreadsheet as "CSV UTF-8".`);
  }
}
