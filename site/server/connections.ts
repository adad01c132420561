import type { Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { Counter } from './watch/metrics.ts';

/** From one answer to the next request, in milliseconds. */
export const KEEP_ALIVE = 65_000;

/** For the head of a request to arrive, in milliseconds. */
export const FIRST_WORD = 10_000;

/** Without a byte in either direction: a visitor who stopped reading the answer. In milliseconds. */
export const SILENCE = 120_000;

/** A slow or silent visitor holds a connection for so long and no longer, in milliseconds. */
export const connectionLimits: ServerOptions = {
  headersTimeout: FIRST_WORD,
  requestTimeout: 30_000,
  keepAliveTimeout: KEEP_ALIVE,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
};

/** What cannot be read as a request gets its status and is counted; Node itself would not tell. */
export function refuseMalformed(server: Server, malformed: Counter): void {
  server.setTimeout(SILENCE);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const status = statusOf(error.code);
    malformed.add(`status="${status}"`);
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    socket.end(`HTTP/1.1 ${status} ${reasons[status]}\r\nConnection: close\r\n\r\n`);
    // It is heard out no further.
    socket.once('finish', () => socket.destroy());
  });
}

/** For those who are let in before the door is closed, in milliseconds. */
const LAST_ONES = 5_000;

/**
 * Calls `then` when nobody waits to be let in any more. Node lets in one connection in each turn of its
 * event loop; who is not in yet when the server closes is turned away, though their request is here.
 */
export function whenAllAreIn(server: Server, then: () => void): void {
  const until = performance.now() + LAST_ONES;
  let somebodyCame = true;
  const came = () => {
    somebodyCame = true;
  };
  server.on('connection', came);
  function turn(): void {
    if (somebodyCame && performance.now() < until) {
      somebodyCame = false;
      setImmediate(turn);
      return;
    }
    server.off('connection', came);
    then();
  }
  // The first may run in this very turn, in which nobody was let in since.
  setImmediate(turn);
}

const reasons = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Content Too Large',
  431: 'Request Header Fields Too Large',
} as const;

function statusOf(code: string | undefined): keyof typeof reasons {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}
