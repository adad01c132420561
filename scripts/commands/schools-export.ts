import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Complaint } from '../complaint.ts';
import { Report } from '../report.ts';
import { install } from '../steps/install.ts';

/** `npm run schools:export FILE`: writes the map's schools (3.9) as CSV, to edit and import again. */
export async function run([name]: string[]): Promise<number> {
  if (!name) throw new Complaint('Into which file? Use: npm run schools:export FILE');
  const report = new Report();
  await install(report, 'site');
  const { csvFromSchools } = await import('../schools/school-table.ts');
  const { schools } = await import('../../site/app/content/schools.data.ts');
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
  await writeFile(file, csvFromSchools(schools));
  report.line(`${schools.length} schools are now in ${name}.`);
  return 0;
}
