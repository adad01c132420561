import { STATUS_CODES } from 'node:http';
import { KEEP_ALIVE } from './connections.ts';

/** A whole answer as it goes over a connection that stays open: head and body in one piece. */
export interface WireAnswer {
  readonly status: number;
  /** Names and values by turns, Date and Connection left out: what Node's `writeHead` takes. */
  readonly headers: string[];
  readonly bytes: Buffer;
  /** Where the body begins in it. */
  readonly bodyAt: number;
  /** Where the time of the Date header begins in it. */
  readonly dateAt: number;
  /** The second since 1970 that stands there. */
  second: number;
}

/** @param headers names and values by turns, Content-Length included, Date and Connection left out */
export function wireAnswer(status: number, headers: string[], body?: Buffer): WireAnswer {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`;
  for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`;
  head += `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE / 1_000}\r\nDate: `;
  const dateAt = head.length;
  head += `${new Date(0).toUTCString()}\r\n\r\n`;
  const bytes = Buffer.concat([Buffer.from(head, 'latin1'), ...(body ? [body] : [])]);
  return { status, headers, bytes, bodyAt: head.length, dateAt, second: 0 };
}

export function bodyOf({ bytes, bodyAt }: WireAnswer): Buffer {
  return bytes.subarray(bodyAt);
}

let second = 0;
let written = '';

/**
 * The bytes of the answer with the present time in them. It is written over the old one, which may
 * still be on its way to a slow visitor: a time is 29 characters long whichever it is.
 */
export function bytesNow(answer: WireAnswer): Buffer {
  const now = Math.floor(Date.now() / 1_000);
  if (answer.second === now) return answer.bytes;
  if (second !== now) {
    second = now;
    written = new Date(now * 1_000).toUTCString();
  }
  answer.bytes.write(written, answer.dateAt, 'latin1');
  answer.second = now;
  return answer.bytes;
}
