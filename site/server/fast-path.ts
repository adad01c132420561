import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { FIRST_WORD, KEEP_ALIVE, SILENCE } from './connections.ts';
import type { KeptPages } from './kept-pages.ts';
import { type PlainRequest, readPlainRequest } from './plain-request.ts';
import type { RunningSite } from './site.ts';
import { choose, type StoredPage } from './stored-page.ts';
import type { RequestWatch } from './watch/request-watch.ts';
import { bytesNow } from './wire-answer.ts';

/** How long a connection is waited for that has not said anything yet when the site ends, in milliseconds. */
const NEW = 1_000;

export interface FastPathOptions {
  readonly pages: KeptPages;
  readonly site: Pick<RunningSite, 'seesDrafts'>;
  readonly watch: Pick<RequestWatch, 'ended'>;
}

/**
 * Answers plain requests for kept pages before Node's HTTP server sees them: with the bytes that are
 * ready, in one write, without its objects for a request and a response, which cost more than all the
 * rest (docs/decisions/fast-path.md). A connection on which anything else arrives is Node's from then
 * on, with every byte of it.
 * @returns ends the connections on which nothing is under way
 */
export function createFastPath(server: Server, options: FastPathOptions): () => void {
  const [toNode] = server.listeners('connection');
  if (toNode === undefined) throw new Error('The HTTP server listens to no connection');
  const open = new Set<Connection>();
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const connection = createConnection(socket, options, (arrived) => {
      open.delete(connection);
      // What has arrived is read once more, by Node, before all that comes after it.
      socket.pause();
      socket.unshift(arrived);
      toNode.call(server, socket);
      socket.resume();
    });
    open.add(connection);
    socket.once('close', () => open.delete(connection));
  });
  return () => {
    for (const connection of open) connection.closeIdle();
  };
}

interface Connection {
  closeIdle(): void;
}

/** @param handOver takes the connection over, with the bytes that have not been answered */
function createConnection(
  socket: Socket,
  { pages, site, watch }: FastPathOptions,
  handOver: (arrived: Buffer) => void,
): Connection {
  /** While a page is made, or is on its way to a slow visitor; not once Node has the connection. */
  let busy = false;
  let patience = 0;

  /** Ends the connection after so many milliseconds without a byte. */
  function waitFor(milliseconds: number): void {
    if (patience === milliseconds) return;
    patience = milliseconds;
    socket.setTimeout(milliseconds);
  }

  function read(arrived: Buffer): void {
    const request = busy ? undefined : readPlainRequest(arrived);
    if (request === undefined || site.seesDrafts(request.cookie)) {
      leave(arrived);
      return;
    }
    const began = performance.now();
    const page = pages.peek(request.url);
    if (page) {
      answer(page, request, began);
      return;
    }
    if (!pages.isPage(request.url)) {
      leave(arrived);
      return;
    }
    busy = true;
    waitFor(SILENCE);
    socket.pause();
    pages.get(request.url).then(
      (made) => {
        busy = false;
        answer(made, request, began);
        socket.resume();
      },
      // Node's way says what went wrong.
      () => leave(arrived),
    );
  }

  function answer(page: StoredPage, request: PlainRequest, began: number): void {
    const chosen = choose(page, request.acceptEncoding, request.ifNoneMatch);
    const ended = (aborted: boolean) =>
      watch.ended({
        method: 'GET',
        url: request.url,
        status: chosen.status,
        began,
        aborted,
        givenId: request.requestId,
      });
    if (socket.destroyed) {
      ended(true);
      return;
    }
    socket.write(bytesNow(chosen));
    if (socket.writableLength === 0) {
      waitFor(KEEP_ALIVE);
      ended(false);
      return;
    }
    busy = true;
    waitFor(SILENCE);
    // Called when all before it has been taken.
    socket.write('', (error) => {
      ended(error !== undefined && error !== null);
      if (!busy) return;
      busy = false;
      waitFor(KEEP_ALIVE);
    });
  }

  function leave(arrived: Buffer): void {
    if (socket.destroyed) return;
    busy = false;
    waitFor(0);
    for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener);
    handOver(arrived);
  }

  const listeners = {
    data: read,
    end: () => socket.end(),
    // Whoever says nothing, or listens no longer.
    timeout: () => socket.destroy(),
    // The visitor has gone; 'close' follows.
    error: () => undefined,
  };
  for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener);
  waitFor(FIRST_WORD);
  const opened = performance.now();

  return {
    closeIdle() {
      // What a new connection has to say may be on its way.
      const isNew = patience === FIRST_WORD && performance.now() - opened < NEW;
      if (!busy && !isNew) socket.destroy();
    },
  };
}
