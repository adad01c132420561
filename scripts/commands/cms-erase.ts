import path from 'node:path';
import { optionsOf, placeFrom } from '../backup/place.ts';
import { isConfirmed } from '../erase/confirm.ts';
import { openDatabase } from '../erase/connection.ts';
import { inOutbox } from '../erase/outbox.ts';
import { personFrom } from '../erase/person.ts';
import { type Counts, countEntries, eraseEntries } from '../erase/submissions.ts';
import { Report } from '../report.ts';
import { pathOf } from '../repository.ts';

export const usage = 'Use: npm run cms:erase -- [--email ADDRESS] [--phone NUMBER] [--yes]';

/**
 * `npm run cms:erase`: erases everything that one person sent, from the content system's database
 * and the website's outbox on this machine, while both run. Tells how much there is and asks first;
 * `--yes` does not ask. What it prints holds nothing of the person.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = optionsOf(
    args,
    { email: { type: 'string' }, phone: { type: 'string' }, yes: { type: 'boolean' } },
    usage,
  );
  const person = personFrom(values.email, values.phone);
  const report = new Report();
  const { dataDir, databaseUrl } = placeFrom(process.env);
  const siteData = path.resolve(pathOf('site'), process.env.DATA_DIR?.trim() || '../data/site');
  const database = await openDatabase(dataDir, databaseUrl);
  try {
    const found = await countEntries(database, person);
    const waiting = inOutbox(siteData, person, false);
    report.line(`Found: ${inWords(found, waiting)}.`);
    if (found.size === 0 && waiting === 0) return 0;
    if (!values.yes && !(await isConfirmed())) {
      report.line('Nothing was erased.');
      return 1;
    }
    // The outbox first: what is delivered from it meanwhile is found in the database after.
    const outbox = inOutbox(siteData, person, true);
    report.line(`Erased: ${inWords(await eraseEntries(database, person), outbox)}.`);
    report.line('Backups still hold them until they are thrown away.');
    return 0;
  } finally {
    await database.close();
  }
}

function inWords(counts: Counts, waiting: number): string {
  const parts = [...counts].map(([name, count]) => `${count} in ${name}`);
  if (waiting > 0) parts.push(`${waiting} in the outbox`);
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}
