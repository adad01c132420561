import type { Entry } from '../fixtures/content-types.ts';
import { createdReply, type Json, type StrapiOptions, strapiError } from './replies.ts';

/** A submission as the fake CMS stored it. */
export interface StoredRecord {
  path: string;
  data: Entry;
}

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
 * The collections that take submissions (7.2). A second write with the same Idempotency-Key gets
 * the first one's reply and stores nothing, as in the CMS of this repository.
 */
export class Submissions {
  readonly records: StoredRecord[] = [];
  readonly #replies = new Map<string, Json>();
  readonly #options: StrapiOptions;

  constructor(options: StrapiOptions) {
    this.#options = options;
  }

  /** Checks and stores one write; returns the reply that Strapi would give. */
  take(call: { path: string; body: string; contentType: string; key: string | undefined }): Json {
    if (!call.contentType.startsWith('application/json')) {
      return strapiError(415, 'UnsupportedMediaTypeError', 'Content-Type must be application/json');
    }
    const data = parseData(call.body);
    if (!data) {
      return strapiError(400, 'ValidationError', 'Missing "data" payload in the request body');
    }
    const replayKey = `${call.path} ${call.key}`;
    const before = call.key && this.#replies.get(replayKey);
    if (before) return before;
    this.records.push({ path: call.path, data });
    const reply = createdReply(data, this.records.length, this.#options);
    this.#replies.set(replayKey, reply);
    return reply;
  }
}
