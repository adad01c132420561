import type { Core } from '@strapi/strapi';
import { HOUR_MS } from './time';

/** What SQLite, PostgreSQL and the file system say where no room is left, or a quota is used up. */
const CODES: readonly unknown[] = ['SQLITE_FULL', '53100', 'ENOSPC', 'EDQUOT'];
/** The words of the system, which sharp passes on without a code. */
export const NO_SPACE = 'No space left on device';

export function isFullDisk(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return 'code' in thrown ? CODES.includes(thrown.code) : thrown.message.includes(NO_SPACE);
}

let saidAt = 0;

/** Once an hour is enough, since each write fails. */
export function logFullDisk(strapi: Core.Strapi): void {
  if (Date.now() - saidAt < HOUR_MS) return;
  saidAt = Date.now();
  strapi.log.error(
    'THE DISK IS FULL: the CMS can store nothing. Forms and what editors save are refused until there is room.',
  );
}

/** Logs it wherever a query meets it, also where no request waits. Call it in `register`. */
export function watchDisk(strapi: Core.Strapi): void {
  strapi.db.connection.on('query-error', (thrown: unknown) => {
    if (isFullDisk(thrown)) logFullDisk(strapi);
  });
}
