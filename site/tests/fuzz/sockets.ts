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

/** The bytes of a request that asks for one answer and the end of the connection. */
export function bytesOf({ method, target, headers, body }: HostileRequest, host: string): string {
  const hasHost = headers.some(([name]) => name === 'Host');
  const hasLength = headers.some(([name]) => name === 'Transfer-Encoding');
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(hasHost ? [] : [`Host: ${host}`]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body === '' || hasLength ? [] : [`Content-Length: ${Buffer.byteLength(body, 'latin1')}`]),
    'Connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Time after which what is no whole request says that nothing more will come. */
const HALF_CLOSE = 500;

/**
 * Writes bytes and reads until the end. Never throws.
 * @param isWhole whether it must be answered; what is no whole request may just be ended
 */
export function exchange(port: number, bytes: string, isWhole = true): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let [isLate, taken] = [false, false];
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      taken = true;
      socket.write(Buffer.from(bytes, 'latin1'));
    });
    const timer = isWhole ? undefined : setTimeout(() => socket.end(), HALF_CLOSE);
    socket.setTimeout(PATIENCE, () => {
      isLate = true;
      socket.destroy();
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      const text = Buffer.concat(chunks)
        .toString('latin1')
        .replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
      const end = text.indexOf('\r\n\r\n');
      const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0);
      resolve({
        status,
        head: end === -1 ? text : text.slice(0, end),
        body: end === -1 ? '' : text.slice(end + 4),
        taken,
        hung: isLate && (isWhole || status === 0),
      });
    });
  });
}
