import path from 'node:path';
import { optionsOf } from '../backup/place.ts';
import { Complaint } from '../complaint.ts';
import { Report } from '../report.ts';
import { ROOT } from '../repository.ts';
import { DATA_FILE, readTable, writeDataFile } from '../schools/data-file.ts';
import { install } from '../steps/install.ts';

export const usage = 'Use: npm run schools:import FILE';

const SHOWN = 30;

/**
 * `npm run schools:import FILE`: takes over the map's schools (3.9) from a table in CSV with the
 * columns project, school, district, lat and lng. Where any line is wrong, every such line is
 * named with what to do, and nothing is written.
 */
export async function run(args: string[]): Promise<number> {
  const [name, ...others] = optionsOf(args, {}, usage).positionals;
  if (!name || others.length > 0) throw new Complaint(`Which file? ${usage}`);
  const report = new Report();
  await install(report, 'site');
  // Loaded only now: the rules for a school need the packages of the site.
  const { schoolsFromCsv } = await import('../schools/school-table.ts');
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
  const table = schoolsFromCsv(await readTable(file));
  if ('problems' in table) {
    const shown = table.problems.slice(0, SHOWN);
    const lines = shown.map(({ line, message }) => `  line ${line}: ${message}`);
    const more = table.problems.length - shown.length;
    if (more > 0) lines.push(`  and ${more} more`);
    throw new Complaint(
      `${name} has mistakes, and nothing was changed:\n${lines.join('\n')}\nMend them in the table, save it as CSV, and run this again.`,
    );
  }
  await writeDataFile(table.schools);
  if (table.ignoredColumns.length > 0) {
    report.line(`Columns that the map does not use: ${table.ignoredColumns.join(', ')}`);
  }
  report.line(`${table.schools.length} schools are now in ${path.relative(ROOT, DATA_FILE)}.`);
  report.line('They are on the website after the next build.');
  return 0;
}
