import { writeFile } from 'node:fs/promises';
import { messageOf, UserError } from '../errors.mjs';
import { install } from '../install.mjs';
import { givenPath, optionsOf } from '../options.ts';
import { readSchools } from '../schools/schools-file.ts';

export const help = `npm run schools:export FILE: writes the built-in schools as CSV, to edit and import again.
It never overwrites a file.`;

export async function run(args: string[]): Promise<number> {
  const [name, ...others] = optionsOf(args, {}, help).positionals;
  if (!name || others.length > 0) throw new UserError(`Into which file?\n\n${help}`);
  await install('cms');
  // Loaded only now: it needs the packages of the CMS.
  const { csvFromSchools } = await import('../../cms/src/schools/school-table.ts');
  const schools = await readSchools();
  const file = givenPath(name);
  await writeFile(file, csvFromSchools(schools), { flag: 'wx' }).catch((thrown: unknown) => {
    throw new UserError(`${name} was not written: ${messageOf(thrown)}`);
  });
  console.log(`${schools.length} schools are now in ${name}.`);
  return 0;
}
