import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import schema from '../../cms/src/api/school/content-types/school/schema.json' with {
  type: 'json',
};
import { messageOf, UserError } from '../errors.mjs';
import { install } from '../install.mjs';
import { givenPath, optionsOf } from '../options.ts';
import { ROOT } from '../repository.ts';
import { readSchools, SCHOOLS_FILE } from '../schools/schools-file.ts';

export const help = `npm run schools:import FILE: makes the built-in schools those of a table in CSV with the
columns name, district, latitude, longitude and project. A column id keeps the schools' addresses.
Where a row is wrong, each such row is named with what to do, and nothing is written.`;

const maxShown = 30;

export async function run(args: string[]): Promise<number> {
  const [name, ...others] = optionsOf(args, {}, help).positionals;
  if (!name || others.length > 0) throw new UserError(`Which file?\n\n${help}`);
  await install('cms');
  // Loaded only now: it needs the packages of the CMS.
  const { compareSchools } = await import('../../cms/src/schools/school-table.ts');
  const file = givenPath(name);
  const present = await readSchools();
  const { rows } = await readFile(file)
    .then((bytes) => compareSchools(bytes, present, schema))
    .catch((thrown: unknown) => {
      throw new UserError(`${name} cannot be read: ${messageOf(thrown)}`);
    });
  const wrong = rows.filter(({ state }) => state === 'wrong');
  if (wrong.length > 0) {
    const lines = wrong.map(({ row, notes }) => `  row ${row}: ${notes.join(' ')}`);
    const shown = lines.slice(0, maxShown);
    if (shown.length < lines.length) shown.push(`  and ${lines.length - shown.length} more`);
    throw new UserError(
      `${name} has mistakes, and nothing was changed:\n${shown.join('\n')}\nMend them in the table, save it as CSV, and run this again.`,
    );
  }
  const schools = rows.map(({ school }) => school);
  await writeFile(SCHOOLS_FILE, `${JSON.stringify(schools, null, 2)}\n`);
  console.log(`${schools.length} schools are now in ${path.relative(ROOT, SCHOOLS_FILE)}.`);
  console.log(
    'They are on the website after the next build, and in a new CMS from its first start.',
  );
  return 0;
}
