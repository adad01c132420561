const DAY_MS = 24 * 60 * 60 * 1000;
/** Every night, at an hour at which nobody works. */
const EVERY_NIGHT = '0 17 3 * * *';
const JOB = 'eraseOldSubmissions';

export interface Retention {
  /** Days for which entries are kept. */
  readonly days: number;
  readonly now: () => Date;
  /** Erases what arrived before that moment; gives how many entries that were. */
  readonly eraseBefore: (moment: Date) => Promise<number>;
  readonly log: { info(line: string): void; error(line: string): void };
}

/** What is used here of Strapi's timetable. */
interface Timetable {
  add(jobs: Record<string, { task: () => Promise<void>; options: { rule: string } }>): unknown;
}

/** Erases once what is too old; a failure is a line in the log, and the next night tries again. */
export async function eraseOld({ days, now, eraseBefore, log }: Retention): Promise<void> {
  try {
    const count = await eraseBefore(new Date(now().getTime() - days * DAY_MS));
    if (count > 0) log.info(`Erased ${count} submissions that were older than ${days} days.`);
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.name : 'unknown reason';
    log.error(`Submissions older than ${days} days could not be erased (${reason}).`);
  }
}

/** Erases now, for machines that are off at night, and every night from now on. */
export async function startRetention(timetable: Timetable, retention: Retention): Promise<void> {
  timetable.add({ [JOB]: { task: () => eraseOld(retention), options: { rule: EVERY_NIGHT } } });
  await eraseOld(retention);
}
