import { existsSync } from 'node:fs';
import path from 'node:path';
import { cutLog, openErasing } from './connection.ts';
import type { Person } from './person.ts';

/**
 * Looks for one person among the submissions that wait in the website's outbox, and removes them
 * with `erase`; gives how many there are or were. None where the website keeps no outbox there.
 */
export function inOutbox(siteDataDir: string, person: Person, erase: boolean): number {
  const file = path.join(siteDataDir, 'submissions.sqlite');
  if (!existsSync(file)) return 0;
  const database = openErasing(file);
  try {
    const hasTable = database
      .prepare("select 1 from sqlite_master where type = 'table' and name = 'waiting'")
      .get();
    if (!hasTable) return 0;
    const rows = database.prepare('select row, fields from waiting').all();
    const theirs = rows.filter(({ fields }) => isTheirs(String(fields), person));
    if (erase) {
      for (const { row } of theirs) {
        database.prepare('delete from waiting where row = ?').run(Number(row));
      }
      cutLog(database);
    }
    return theirs.length;
  } finally {
    database.close();
  }
}

function isTheirs(fields: string, { email, phone }: Person): boolean {
  const sent: unknown = JSON.parse(fields);
  if (typeof sent !== 'object' || sent === null) return false;
  const address = 'email' in sent ? String(sent.email).toLowerCase() : '';
  const number = 'mobileNumber' in sent ? String(sent.mobileNumber) : '';
  return (
    (email !== undefined && address === email.toLowerCase()) ||
    (phone !== undefined && number.endsWith(phone))
  );
}
