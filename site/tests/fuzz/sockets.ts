import { connect } from 'node:net';
import type { HostileRequest } from './requests.ts';

/** What came back: status 0 where the connection was closed without a word. */
export type RawAnswer = {
  readonly status: number;
  readonly head: string;
  readonly body: string;
  /** Whether a whole request got no end in time, or any other bytes neither an answer nor an end. */
  readonly hung: boolean;
  /** Whether somebody took the connection at all. */
  readonly taken: boolean;
};

/** Longer than a page takes on a busy machine, and shorter than any time-out of the site. */
const PATIENCE = 8_000;

/** The bytes of a request that asks for one answer, and by itself for the end of the connection. */
export function bytesOf(
  { method, target, headers, body }: HostileRequest,
  host: string,
  connection: 'close' | 'keep-alive' = 'close',
): string {
  const hasHost = headers.some(([name]) => name === 'Host');
  const hasLength = headers.some(([name]) => name === 'Transfer-Encoding');
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(hasHost ? [] : [`Host: ${host}`]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body === '' || hasLength ? [] : [`Content-Length: ${Buffer.byteLength(body, 'latin1')}`]),
    `Connection: ${connection}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Time after which what is no whole request says that nothing more will come. */
const HALF_CLOSE = 500;

/** A page asked for as any browser does, on a connection that stays open. */
export const plainRequest = 'GET /team HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\n\r\n';

export interface Exchange {
  /** Whether it must be answered; what is no whole request may just be ended. Yes by itself. */
  readonly isWhole?: boolean;
  /** Whether an ordinary visitor's page is asked for first, on the same connection. */
  readonly afterPage?: boolean;
}

/**
 * Writes bytes and reads until the end of the connection, or of the answer where the connection is to
 * stay open. Never throws.
 */
export function exchange(
  port: number,
  bytes: string,
  { isWhole = true, afterPage = false }: Exchange = {},
): Promise<RawAnswer> {
  const staysOpen = /^connection: keep-alive\r$/im.test(bytes);
  return new Promise((resolve) => {
    let text = '';
    let [isLate, taken, isFirst] = [false, false, afterPage];
    let timer: NodeJS.Timeout | undefined;
    const write = () => {
      socket.write(Buffer.from(bytes, 'latin1'));
      if (!isWhole) timer = setTimeout(() => socket.end(), HALF_CLOSE);
    };
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      taken = true;
      if (isFirst) socket.write(plainRequest);
      else write();
    });
    socket.setTimeout(PATIENCE, () => {
      isLate = true;
      socket.destroy();
    });
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (isFirst && isComplete(text)) {
        isFirst = false;
        text = '';
        write();
      } else if (staysOpen && isComplete(text)) socket.end();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      const answer = text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
      const end = answer.indexOf('\r\n\r\n');
      const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1] ?? 0);
      resolve({
        status,
        head: end === -1 ? answer : answer.slice(0, end),
        body: end === -1 ? '' : answer.slice(end + 4),
        taken,
        hung: isLate && (isWhole || status === 0),
      });
    });
  });
}

/** Whether an answer is there to its end: by its length, by its last chunk, or since it has no body. */
function isComplete(text: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return false;
  const head = text.slice(0, end);
  const length = /^content-length: (\d+)\r?$/im.exec(head)?.[1];
  if (length !== undefined) return text.length >= end + 4 + Number(length);
  if (/^transfer-encoding: chunked\r?$/im.test(head)) return text.endsWith('\r\n0\r\n\r\n');
  return true;
}
