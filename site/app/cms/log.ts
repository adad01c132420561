import { LRUCache } from 'lru-cache';

/** What the content layer needs of a logger (pino's shape). Never given personal data or a token. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** More broken entries than a CMS has. */
const MAX_LINES = 1_000;

/** A log for what is found each time that the same content is parsed: it takes each line once. */
export function createOnceLog(log: Log): Log {
  const taken = new LRUCache<string, true>({ max: MAX_LINES });
  const once = (level: keyof Log) => (details: object, message: string) => {
    const line = `${level} ${message} ${JSON.stringify(details)}`;
    if (taken.has(line)) return;
    taken.set(line, true);
    log[level](details, message);
  };
  return { info: once('info'), warn: once('warn'), error: once('error') };
}

/** A fault of our own code as the log shows it. */
export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
