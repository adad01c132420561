import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { messageOf, UserError } from '../errors.mjs';
import { install } from '../install.mjs';
import { optionsOf } from '../options.ts';
import { readSchools } from '../schools/schools-file.ts';

export const help = `npm run schools:export FILE: writes the built-in schools (3.9) as CSV, to edit and import again.
It never overwrites a file.`;

export async function run(args: string[]): Promise<number> {
  const [name, ...others] = optionsOf(args, {}, help).positionals;
  if (!name || others.length > 0) throw new UserError(`Into which file?\n\n${help}`);
  await install('cms');
  const { csvFromSchools } = await import('../../cms/src/schools/school-table.ts');
  const schools = await readSchools();
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
  await writeFile(file, csvFromSchools(schools), { flag: 'wx' }).catch((thrown: unknown) => {
    throw new UserError(`${name} was not written: ${messageOf(thrown)}`);
  });
  console.log(`${schools.length} schools are now in ${name}.`);
  return 0;
}
