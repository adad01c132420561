import { connect } from 'node:net';

/** What came back: status 0 where the connection was closed without an answer. */
interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
  /** Whether neither an answer nor the end of the connection came in time. */
  readonly hung: boolean;
}

/** Longer than a page takes on a busy machine, and shorter than any time-out of the site. */
const PATIENCE = 8_000;

/** Writes bytes on a connection of its own and reads until it ends. Never throws. */
export function exchange(port: number, bytes: string): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let text = '';
    let isLate = false;
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.write(Buffer.from(bytes, 'latin1'));
    });
    socket.setTimeout(PATIENCE, () => {
      isLate = true;
      socket.destroy();
    });
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      const [head = '', ...rest] = text.split('\r\n\r\n');
      resolve({
        status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0),
        head,
        body: rest.join('\r\n\r\n'),
        hung: isLate && text === '',
      });
    });
  });
}
