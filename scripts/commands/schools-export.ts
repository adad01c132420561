import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { optionsOf } from '../backup/place.ts';
import { Complaint, codeOf, messageOf } from '../complaint.ts';
import { Report } from '../report.ts';
import { install } from '../steps/install.ts';

export const usage = 'Use: npm run schools:export FILE';

const REASONS: ReadonlyMap<string, string> = new Map([
  ['EEXIST', 'It is there already: choose another name.'],
  ['ENOENT', 'Its folder is not there.'],
]);

/**
 * `npm run schools:export FILE`: writes the map's schools (3.9) as CSV, to edit and import again.
 * A file that is there already stays as it is.
 */
export async function run(args: string[]): Promise<number> {
  const [name, ...others] = optionsOf(args, {}, usage).positionals;
  if (!name || others.length > 0) throw new Complaint(`Into which file? ${usage}`);
  const report = new Report();
  await install(report, 'site');
  const { csvFromSchools } = await import('../schools/school-table.ts');
  const { schools } = await import('../../site/app/content/schools.data.ts');
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
  // Perhaps it is a table in which somebody has worked for hours.
  await writeFile(file, csvFromSchools(schools), { flag: 'wx' }).catch((thrown: unknown) => {
    const reason = REASONS.get(codeOf(thrown) ?? '') ?? messageOf(thrown);
    throw new Complaint(`${name} was not written. ${reason}`);
  });
  report.line(`${schools.length} schools are now in ${name}.`);
  return 0;
}
