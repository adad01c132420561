import { spawnSync } from 'node:child_process';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { School } from '../../site/app/content/schools.ts';
import { Complaint } from '../complaint.ts';
import { rootTool } from '../npm.ts';
import { pathOf } from '../repository.ts';

/** Where the site keeps its schools. */
export const DATA_FILE = path.join(pathOf('site'), 'app/content/schools.data.ts');

/** The text of the data file, before it is formatted. */
export function dataFileText(schools: readonly School[]): string {
  return `import type { School } from './schools.ts';

/** Sample schools, or your own. Written by \`npm run schools:import\`: change the table, not this. */
export const schools: readonly School[] = ${JSON.stringify(schools)};
`;
}

/** Writes the data file in one piece: whoever reads it meanwhile sees the old or the new list. */
export async function writeDataFile(schools: readonly School[], file = DATA_FILE): Promise<void> {
  const draft = path.join(path.dirname(file), `.${process.pid}-${path.basename(file)}`);
  try {
    await writeFile(draft, formatted(dataFileText(schools)));
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

function formatted(text: string): string {
  const { command, args, cwd, env } = rootTool('biome', ['format', '--stdin-file-path=schools.ts']);
  const result = spawnSync(command, args, { cwd, env, input: text, encoding: 'utf8' });
  if (result.status !== 0) throw new Complaint(`Formatting the list failed.\n${result.stderr}`);
  return result.stdout;
}

/**
 * Reads a file that a spreadsheet exported.
 * @throws {Complaint} where it is not there, or not written as UTF-8
 */
export async function readTable(file: string): Promise<string> {
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch {
    throw new Complaint(`${file} cannot be read. Is its name right?`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Complaint(`${file} is not UTF-8. Save it from the spreadsheet as "CSV UTF-8".`);
  }
}
