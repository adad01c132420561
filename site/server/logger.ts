import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pino } from 'pino';
import type { Log } from '../app/cms/log.ts';
import { routeLabel } from '../app/shell/route-label.server.ts';
import { MEBIBYTE } from './mebibyte.ts';

/** What a hanging reader does not take beyond it is dropped, before it fills the memory. */
const MAX_UNREAD_BYTES = 4 * MEBIBYTE;

/** A stack with its frames has room. */
const MAX_LETTERS = 2_000;
/** JSON writes line breaks as \n; the other control, format and separator characters it leaves to the terminal. */
const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The details of a line of the log, which what the CMS or a visitor sent can neither lengthen nor disguise. */
export function loggable(details: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(details).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.slice(0, MAX_LETTERS).replace(UNPRINTABLE, ' ') : value,
  ]);
  return Object.fromEntries(entries);
}

export function createLogger(level: string) {
  const destination = pino.destination({ dest: 1, sync: false, maxLength: MAX_UNREAD_BYTES });
  // A full disk or a closed pipe behind standard output costs the log, not the site.
  destination.on('error', () => undefined);
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: loggable },
    },
    destination,
  );
}

/** Logs no personal data: neither the visitor's address nor the URL. */
export function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  log: Log,
  trustProxy: boolean,
): void {
  const began = performance.now();
  const { method, url = '' } = request;
  const proxyId = `${(trustProxy && request.headers['x-request-id']) || ''}`;
  const id = /^[\w-]{8,64}$/.test(proxyId) ? proxyId : randomUUID();
  response.once('close', () => {
    const { statusCode: status, writableFinished } = response;
    const ms = Math.round(performance.now() - began);
    const aborted = writableFinished ? undefined : true;
    log.info({ id, method, route: routeLabel(url), status, ms, aborted }, 'request');
  });
}
