import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Complaint, messageOf } from '../complaint.ts';
import { backupsOn, makeBackup, megabytes } from './make.ts';
import { placeFrom, shelfFrom } from './place.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A night may be late by so much before somebody must look. */
const LATE_MS = 26 * HOUR_MS;

/** The next time of that hour (UTC) after `now`. */
export function nextNight(now: Date, hour: number): Date {
  const next = new Date(now);
  next.setUTCHours(hour, 0, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}

/** Milliseconds since the newest backup on a shelf was begun; infinite where there is none. */
export async function ageOfNewest(shelf: string, now: Date): Promise<number> {
  const name = (await backupsOn(shelf)).at(-1);
  if (!name) return Number.POSITIVE_INFINITY;
  const [day = '', time = ''] = name.split('T');
  return now.getTime() - new Date(`${day}T${time.replaceAll('-', ':')}`).getTime();
}

/**
 * Makes a backup at once where the newest is older than a day, then one every night; one that failed
 * is tried again an hour later. With `--check` it only tells by its exit code whether one is due.
 */
async function main(): Promise<void> {
  const shelf = shelfFrom(process.env);
  if (process.argv.includes('--check')) {
    process.exitCode = (await ageOfNewest(shelf.folder, new Date())) > LATE_MS ? 1 : 0;
    return;
  }
  const hour = Number(process.env.BACKUP_HOUR?.trim() || '2');
  if (!Number.isInteger(hour) || hour < 0 || hour > 23) {
    throw new Complaint(`BACKUP_HOUR must be an hour from 0 to 23, but it is "${hour}".`);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
  let due = (await ageOfNewest(shelf.folder, new Date())) > 24 * HOUR_MS;
  for (;;) {
    if (!due) {
      const night = nextNight(new Date(), hour);
      say(`The next backup is due at ${night.toISOString()}`);
      await pause(night.getTime() - Date.now());
    }
    try {
      const made = await makeBackup(placeFrom(process.env), shelf);
      say(`Backup ${path.basename(made.folder)}: ${megabytes(made.bytes)}, verified`);
      due = false;
    } catch (thrown) {
      say(`The backup FAILED and is tried again in an hour: ${messageOf(thrown)}`);
      await pause(HOUR_MS);
      due = true;
    }
  }
}

function say(text: string): void {
  process.stdout.write(`${new Date().toISOString()} ${text}\n`);
}

if (import.meta.main) {
  main().catch((thrown: unknown) => {
    process.stderr.write(`${messageOf(thrown)}\n`);
    process.exitCode = 1;
  });
}
