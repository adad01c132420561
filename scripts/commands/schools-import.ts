import path from 'node:path';
import { install } from '../install.ts';
import { optionsOf } from '../options.ts';
import { ROOT } from '../repository.ts';
import { DATA_FILE, readTable, writeDataFile } from '../schools/data-file.ts';
import { UserError } from '../user-error.ts';

export const help = `npm run schools:import FILE: reads the map's schools (3.9) from a table in CSV with the
columns project, school, district, lat and lng. A column id keeps the schools' addresses. Where any
row is wrong, every such row is named with what to do, and nothing is written.`;

const maxShown = 30;

export async function run(args: string[]): Promise<number> {
  const [name, ...others] = optionsOf(args, {}, help).positionals;
  if (!name || others.length > 0) throw new UserError(`Which file?\n\n${help}`);
  await install('site');
  // Loaded only now: the rules for a school need the packages of the site.
  const { schoolsFromCsv } = await import('../schools/school-table.ts');
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
  const table = schoolsFromCsv(await readTable(file));
  if ('problems' in table) {
    const shown = table.problems.slice(0, maxShown);
    const lines = shown.map(({ row, message }) => `  row ${row}: ${message}`);
    const more = table.problems.length - shown.length;
    if (more > 0) lines.push(`  and ${more} more`);
    throw new UserError(
      `${name} has mistakes, and nothing was changed:\n${lines.join('\n')}\nMend them in the table, save it as CSV, and run this again.`,
    );
  }
  await writeDataFile(table.schools);
  if (table.ignoredColumns.length > 0) {
    console.log(`Columns that the map does not use: ${table.ignoredColumns.join(', ')}`);
  }
  console.log(`${table.schools.length} schools are now in ${path.relative(ROOT, DATA_FILE)}.`);
  console.log('They are on the website after the next build.');
  return 0;
}
