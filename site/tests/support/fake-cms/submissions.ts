import type { Entry } from '../fixtures/content-types.ts';
import type { WritePath } from './calls.ts';
import { createdReply, type Json, strapiError } from './replies.ts';

/** A submission as the fake CMS stored it. */
export type StoredRecord = {
  id: number;
  path: WritePath;
  data: Entry;
  idempotencyKey: string | undefined;
  /** Milliseconds since 1970. */
  at: number;
};

function parseData(body: string): Entry | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || !('data' in parsed)) return undefined;
    const { data } = parsed;
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
    return { ...data };
  } catch {
    return undefined;
  }
}

/**
 * The four collections that take submissions (7.2).
 *
 * With `idempotent`, a second write with the same Idempotency-Key gets the first one's reply and
 * stores nothing, as the CMS of this repository does; without it the header is ignored, as any other
 * Strapi does.
 */
export class Submissions {
  readonly records: StoredRecord[] = [];
  readonly #replies = new Map<string, Json>();

  /** Checks and stores one write; returns the reply that Strapi would give. */
  take(
    call: { path: WritePath; body: string; contentType: string; key: string | undefined },
    options: { idempotent: boolean },
  ): Json {
    if (!call.contentType.startsWith('application/json')) {
      return strapiError(415, 'UnsupportedMediaTypeError', 'Content-Type must be application/json');
    }
    const data = parseData(call.body);
    if (!data) {
      return strapiError(400, 'ValidationError', 'Missing "data" payload in the request body');
    }
    const replayKey = options.idempotent && call.key ? `${call.path} ${call.key}` : undefined;
    const before = replayKey === undefined ? undefined : this.#replies.get(replayKey);
    if (before) return before;
    const record: StoredRecord = {
      id: this.records.length + 1,
      path: call.path,
      data,
      idempotencyKey: call.key,
      at: Date.now(),
    };
    this.records.push(record);
    const reply = createdReply(data, record.id);
    if (replayKey !== undefined) this.#replies.set(replayKey, reply);
    return reply;
  }
}
