import type { Core } from '@strapi/strapi';
import { HOUR_MS } from './time.ts';

/** The codes of SQLite, PostgreSQL and the file system for a full disk or a used-up quota. */
const FULL_DISK_CODES: readonly unknown[] = ['SQLITE_FULL', '53100', 'ENOSPC', 'EDQUOT'];
/** The operating system's message, which sharp passes on without an error code. */
export const NO_SPACE_MESSAGE = 'No space left on device';

export function isFullDisk(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return 'code' in thrown
    ? FULL_DISK_CODES.includes(thrown.code)
    : thrown.message.includes(NO_SPACE_MESSAGE);
}

interface StrapiWithLog {
  readonly db: Core.Strapi['db'];
  readonly log: { error(message: string): unknown };
}

let loggedAt = 0;

/** Logs at most once an hour, because on a full disk every write fails. */
export function logFullDisk({ log }: Pick<StrapiWithLog, 'log'>): void {
  if (Date.now() - loggedAt < HOUR_MS) return;
  loggedAt = Date.now();
  log.error(
    'THE DISK IS FULL: the CMS can store nothing. Forms and what editors save are refused until there is room.',
  );
}

/** Also notices a full disk in a job, which has no request that could fail. */
export function startWatchingDisk(strapi: StrapiWithLog): void {
  strapi.db.connection.on('query-error', (thrown: unknown) => {
    if (isFullDisk(thrown)) logFullDisk(strapi);
  });
}
