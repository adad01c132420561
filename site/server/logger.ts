import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pino } from 'pino';
import type { Log } from '../app/cms/log.ts';
import { routeLabel } from './route-label.ts';

export interface Logger extends Log {
  /** Resolves when everything is written. */
  flush(): Promise<void>;
}

const MEBIBYTE = 1024 * 1024;

/** Writes one JSON line an event to standard output. `level` as in LOG_LEVEL. */
export function createLogger(level: string): Logger {
  // What waits for a reader that hangs must not fill the memory: more is dropped.
  const destination = pino.destination({ dest: 1, sync: false, maxLength: 4 * MEBIBYTE });
  // A full disk or a closed pipe behind standard output costs the log, not the site.
  destination.on('error', () => undefined);
  const log = pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
  return {
    info: (details, message) => log.info(details, message),
    warn: (details, message) => log.warn(details, message),
    error: (details, message) => log.error(details, message),
    flush: () => new Promise((resolve) => destination.flush(() => resolve())),
  };
}

const properId = /^[\w-]{8,64}$/;

/**
 * Logs a request once its answer has left or the visitor has, without anything of who asked or what
 * they typed.
 * @param trustProxy takes the `X-Request-Id` of the web server in front
 */
export function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  log: Log,
  trustProxy: boolean,
): void {
  const began = performance.now();
  const { method, url = '' } = request;
  const given = trustProxy ? request.headers['x-request-id'] : undefined;
  response.once('close', () => {
    const { statusCode: status, writableFinished } = response;
    log.info(
      {
        id: typeof given === 'string' && properId.test(given) ? given : randomUUID(),
        method,
        route: routeLabel(url),
        status,
        ms: Math.round(performance.now() - began),
        ...(writableFinished ? {} : { aborted: true }),
      },
      'request',
    );
  });
}
