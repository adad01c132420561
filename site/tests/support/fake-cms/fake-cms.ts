import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from '../../../../test-support/free-port.ts';
import { sampleContent } from '../fixtures/content.ts';
import type { Content } from '../fixtures/content-types.ts';
import { isRead, isWrite, publishedCall } from './calls.ts';
import {
  type CallKind,
  chooseFault,
  type FaultChooser,
  type Faults,
  failBeforeReply,
  type Reply,
  sendReply,
} from './faults.ts';
import { mediaReply } from './media.ts';
import { type Json, listReply, type StrapiOptions, strapiError } from './replies.ts';
import { type StoredRecord, Submissions } from './submissions.ts';

/** One request as it arrived. */
export interface Call {
  origin: 'fakeCms' | 'cdn';
  method: string;
  /** Path and query, exactly as sent. */
  path: string;
  authorization: string | undefined;
  contentType: string | undefined;
  idempotencyKey: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface FakeCmsOptions extends StrapiOptions {
  /** The token that reads; it writes too unless `writeToken` is given. */
  token?: string;
  writeToken?: string;
  content?: Content;
  /** What `status=draft` asks for; a CMS that knows no drafts without it. */
  drafts?: Content;
}

export interface FakeCms {
  readonly url: string;
  /** A second origin with the same media files, for absolute addresses, and with map tiles. */
  readonly cdnUrl: string;
  readonly token: string;
  readonly writeToken: string;
  readonly calls: Call[];
  readonly records: StoredRecord[];
  content: Content;
  /** Replaces all faults; `set({})` ends them. */
  set(faults: Faults | FaultChooser): void;
  /** Stops listening: connections are refused. Calls, records and content stay. */
  down(): Promise<void>;
  /** Listens again on the same port. */
  up(): Promise<void>;
  stop(): Promise<void>;
}

export const sampleToken = 'read-token-5f0c1e7ab94d4c60b8d2317fe6a9c0d1e2f3a4b5';

async function listen(server: Server, port: number): Promise<void> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}

function jsonReply({ status, body }: Json): Reply {
  return {
    status,
    contentType: 'application/json; charset=utf-8',
    body: Buffer.from(JSON.stringify(body)),
  };
}

/**
 * Starts a fake CMS that speaks section 7 of the specification and nothing
 * else: the reads, the writes and the files under /uploads. Every request is recorded; faults can
 * be switched while it runs.
 *
 * @throws when the port is taken.
 */
export async function startFakeCms(options: FakeCmsOptions = {}): Promise<FakeCms> {
  const token = options.token ?? sampleToken;
  const writeToken = options.writeToken ?? token;
  const submissions = new Submissions(options);
  const calls: Call[] = [];
  let faults: Faults | FaultChooser = {};

  /** 401 for a missing or unknown token, 403 for a known one that may not do this. */
  function refusal(call: Call): Json | undefined {
    const given = /^bearer (.+)$/i.exec(call.authorization ?? '')?.[1];
    if (given !== token && given !== writeToken) {
      return strapiError(401, 'UnauthorizedError', 'Missing or invalid credentials');
    }
    const allowed = call.method === 'POST' ? writeToken : token;
    return given === allowed ? undefined : strapiError(403, 'ForbiddenError', 'Forbidden');
  }

  function apiReply(call: Call): Json {
    const notFound = strapiError(404, 'NotFoundError', 'Not Found');
    const refused = refusal(call);
    if (refused) return refused;
    if (call.method === 'GET') {
      const published = publishedCall(call.path);
      if (published && options.drafts) return listReply(published, options.drafts, options);
      return isRead(call.path) ? listReply(call.path, fakeCms.content, options) : notFound;
    }
    if (call.method !== 'POST' || !isWrite(call.path)) return notFound;
    const { path, body, contentType = '', idempotencyKey: key } = call;
    return submissions.take({ path, body, contentType, key });
  }

  async function answer(
    origin: Call['origin'],
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    response.on('error', () => {});
    const path = request.url ?? '/';
    const method = request.method ?? 'GET';
    const key = request.headers['idempotency-key'];
    const call: Call = {
      origin,
      method,
      path,
      authorization: request.headers.authorization,
      contentType: request.headers['content-type'],
      idempotencyKey: Array.isArray(key) ? key[0] : key,
      headers: request.headers,
      body: await text(request),
    };
    calls.push(call);
    const media = path.startsWith('/uploads/') || (origin === 'cdn' && path.startsWith('/tiles/'));
    const kind: CallKind =
      origin === 'cdn' ? 'cdn' : media ? 'media' : method === 'GET' ? 'reads' : 'writes';
    const fault = chooseFault(faults, { method, path, kind });
    if (fault && (await failBeforeReply(fault, request, response))) return;
    const reply =
      media && (method === 'GET' || method === 'HEAD')
        ? await mediaReply(path)
        : jsonReply(origin === 'cdn' ? strapiError(404, 'NotFoundError', '') : apiReply(call));
    await sendReply(fault, reply, request, response);
  }

  const serve = (origin: Call['origin']) =>
    createServer((request, response) => {
      // A caller that hangs up in the middle is part of what is being tried out.
      answer(origin, request, response).catch(() => request.socket.destroy());
    });
  const server = serve('fakeCms');
  const cdn = serve('cdn');
  const [port, cdnPort] = [await freePort(), await freePort()];
  await listen(server, port);
  await listen(cdn, cdnPort);

  const fakeCms: FakeCms = {
    url: `http://127.0.0.1:${port}`,
    cdnUrl: `http://127.0.0.1:${cdnPort}`,
    token,
    writeToken,
    calls,
    records: submissions.records,
    content: options.content ?? sampleContent(),
    set(next) {
      faults = next;
    },
    down: () => close(server),
    up: () => listen(server, port),
    async stop() {
      await Promise.all([close(server), close(cdn)]);
    },
  };
  return fakeCms;
}
