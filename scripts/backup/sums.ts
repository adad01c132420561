import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Complaint } from '../complaint.ts';

/** SHA-256 of every file of a backup by its path inside it, with slashes. */
export type Sums = ReadonlyMap<string, string>;

/** Readable by `sha256sum --check SHA256SUMS`, also where none of these programs is at hand. */
export const SUMS_FILE = 'SHA256SUMS';

/** The SHA-256 of a file, read in pieces. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Every file below a folder, by its path inside it, with slashes; links are left out. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/** How many bytes the files below a folder are; none where there is no folder. */
export async function sizeBelow(folder: string): Promise<number> {
  const files = await filesBelow(folder).catch((): string[] => []);
  const sizes = await Promise.all(
    files.map((name) =>
      stat(path.join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The checksums that a backup brings. */
export async function readSums(folder: string): Promise<Sums> {
  const text = await readFile(path.join(folder, SUMS_FILE), 'utf8').catch(() => null);
  if (text === null) throw new Complaint(`${folder} is no backup: it has no ${SUMS_FILE}.`);
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [, sum = '', name = ''] = /^([0-9a-f]{64}) [ *](.+)$/.exec(line) ?? [];
      if (name === '') throw new Complaint(`${SUMS_FILE} in ${folder} has a line that is no sum.`);
      return [name, sum] as const;
    }),
  );
}

/** Writes the checksums as the last file of a backup. */
export async function writeSums(folder: string, sums: Sums): Promise<void> {
  const lines = [...sums].sort(([one], [other]) => (one < other ? -1 : 1));
  const text = lines.map(([name, sum]) => `${sum}  ${name}\n`).join('');
  await writeFile(path.join(folder, SUMS_FILE), text, { mode: 0o600 });
}

/** What is wrong with the files of a backup: a sentence for each that is missing, changed or added. */
export async function sumProblems(folder: string): Promise<readonly string[]> {
  const sums = await readSums(folder);
  const present = new Set(await filesBelow(folder));
  const problems: string[] = [];
  for (const [name, sum] of sums) {
    if (!present.has(name)) problems.push(`${name} is missing`);
    else if ((await hashOf(path.join(folder, name))) !== sum) problems.push(`${name} has changed`);
  }
  for (const name of present) {
    if (name !== SUMS_FILE && !sums.has(name)) problems.push(`${name} does not belong to it`);
  }
  return problems;
}
