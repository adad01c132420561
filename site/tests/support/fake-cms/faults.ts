import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** What can go wrong with a call. */
export type Fault =
  /** The connection is closed without an answer. For a write: before anything is stored. */
  | { kind: 'cut' }
  /** Half the reply, then a connection reset. */
  | { kind: 'reset-mid-body' }
  /** No answer, ever. */
  | { kind: 'black-hole' }
  /** The right answer, `ms` late. */
  | { kind: 'slow'; ms: number }
  /** The right answer, one byte a second. */
  | { kind: 'drip' }
  | { kind: 'status'; status: number }
  /** 200 with a web page, as from a captive portal or a wrong address. */
  | { kind: 'html' }
  /** The right JSON cut in half, with a matching Content-Length. */
  | { kind: 'truncated' }
  /** 200 with 50 MB of well-formed JSON. */
  | { kind: 'huge' }
  /** 200 with any other JSON: `{data:null}`, `{}`, `data` an object. */
  | { kind: 'json'; body: unknown }
  /** Every second entry of the list is no entry. */
  | { kind: 'half-broken' }
  /** Writes: stored, then the connection is cut, so that the answer is lost. */
  | { kind: 'store-then-cut' };

/** What a write answers with null data: nothing was stored (section 8). */
export const nullData: Fault = { kind: 'json', body: { data: null } };

/**
 * Which calls fail. The first key that fits decides: the path with its query, the path alone, then
 * `reads`, `writes`, `media`, `cdn`, then `all` (everything but the CDN).
 */
export type Faults = Readonly<Record<string, Fault>>;

/** Decides per call; for faults at random. Null means no fault. */
export type FaultChooser = (call: { method: string; path: string }) => Fault | null;

export type CallKind = 'reads' | 'writes' | 'media' | 'cdn';

/** The fault that `faults` names for a call, or null. */
export function chooseFault(
  faults: Faults | FaultChooser,
  call: { method: string; path: string; kind: CallKind },
): Fault | null {
  if (typeof faults === 'function') return faults(call);
  const pathname = call.path.replace(/\?.*$/s, '');
  const named = faults[call.path] ?? faults[pathname] ?? faults[call.kind];
  return named ?? (call.kind === 'cdn' ? null : (faults.all ?? null));
}

export interface Reply {
  status: number;
  contentType: string;
  body: Buffer;
}

const filler = Buffer.from(`${JSON.stringify({ title: 'x'.repeat(65_000) })},`);

function* hugeJson(): Generator<Buffer | string> {
  yield '{"data":[';
  for (let sent = 0; sent < 50_000_000; sent += filler.length) yield filler;
  yield '{}],"meta":{}}';
}

/**
 * Carries out a fault that needs no right answer.
 *
 * @returns true when the call has been dealt with (also by never answering it).
 */
export async function failBeforeReply(
  fault: Fault,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const type = { 'content-type': 'application/json; charset=utf-8' };
  const json = (status: number, body: string) => {
    response.writeHead(status, type).end(body);
    return true;
  };
  switch (fault.kind) {
    case 'cut':
      request.socket.destroy();
      return true;
    case 'black-hole':
      return true;
    case 'status': {
      const error = { status: fault.status, name: 'ApplicationError', message: '', details: {} };
      return json(fault.status, JSON.stringify({ data: null, error }));
    }
    case 'html':
      return json(200, '<!doctype html><title>Welcome</title><p>Sign in to go on');
    case 'huge':
      response.writeHead(200, type);
      // A caller that stops reading ends the stream: that is what it should do.
      await pipeline(Readable.from(hugeJson()), response).catch(() => {});
      return true;
    case 'json':
      return json(200, JSON.stringify(fault.body));
    case 'slow':
      await wait(fault.ms);
      return response.destroyed;
    default:
      return false;
  }
}

function breakHalf(body: Buffer): Buffer {
  const parsed: unknown = JSON.parse(body.toString());
  if (typeof parsed !== 'object' || parsed === null || !('data' in parsed)) return body;
  if (!Array.isArray(parsed.data)) return body;
  const junk = [null, 42, { id: 'x' }, { id: 7, attributes: 'none' }, []];
  const data = parsed.data.map((entry: unknown, index) =>
    index % 2 === 1 ? junk[(index >> 1) % junk.length] : entry,
  );
  return Buffer.from(JSON.stringify({ ...parsed, data }));
}

/** Sends the right answer, or what `fault` makes of it. */
export async function sendReply(
  fault: Fault | null,
  reply: Reply,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const half = reply.body.subarray(0, reply.body.length >> 1);
  const begin = ({ length }: Buffer) =>
    response.writeHead(reply.status, {
      'content-type': reply.contentType,
      'content-length': length,
    });
  const send = (body: Buffer) => void begin(body).end(body);
  switch (fault?.kind) {
    case 'reset-mid-body':
      begin(reply.body).write(half, () => setTimeout(() => request.socket.resetAndDestroy(), 20));
      return;
    case 'truncated':
      return send(half);
    case 'store-then-cut':
      request.socket.destroy();
      return;
    case 'drip':
      begin(reply.body);
      for (const byte of reply.body) {
        if (response.destroyed) return;
        response.write(Buffer.of(byte));
        await wait(1000);
      }
      response.end();
      return;
    case 'half-broken':
      return send(breakHalf(reply.body));
    default:
      return send(reply.body);
  }
}
