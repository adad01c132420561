import { pino } from 'pino';
import type { Log } from '../app/cms/log.ts';

export type SiteLog = Log;

/** One JSON line an event on standard output. `level` as in LOG_LEVEL. */
export function createLog(level: string): SiteLog {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}
