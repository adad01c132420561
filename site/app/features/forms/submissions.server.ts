import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type CmsClient, CmsError } from '../../cms/client.ts';
import type { Log } from '../../cms/log.ts';
import {
  createSubmission,
  type PrivacyNotice,
  type SubmissionFields,
  type SubmissionKind,
} from '../../cms/submissions.ts';
import type { Limits } from './limits.server.ts';

export interface Submission {
  readonly kind: SubmissionKind;
  readonly fields: SubmissionFields;
  readonly notice: PrivacyNotice;
  /** From the browser; undefined where it runs no scripts. */
  readonly key: string | undefined;
  readonly address: string;
}

export type Taken =
  | { readonly state: 'received' }
  | { readonly state: 'not-stored' }
  | { readonly state: 'failed' }
  /** `retryAfter`: seconds. */
  | { readonly state: 'limited'; readonly retryAfter: number };

export type Submissions = ReturnType<typeof createSubmissions>;

const DAY = 24 * 60 * 60 * 1000;

/** Sends submissions to the CMS. All instances of the site must share `secret`. */
export function createSubmissions(
  cms: Pick<CmsClient, 'post'>,
  limits: Limits,
  log: Log,
  secret: string,
) {
  const recent = new LRUCache<string, { keyed: boolean; taken: Promise<Taken> }>({
    max: 20_000,
    ttl: DAY,
  });

  function hash(...parts: readonly string[]): string {
    return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
  }

  async function send({ kind, fields, notice, address }: Submission, id: string): Promise<Taken> {
    const retryAfter = await limits.admit(address);
    if (retryAfter !== undefined) return { state: 'limited', retryAfter };
    try {
      const outcome = await createSubmission(cms, kind, fields, notice, id);
      if (outcome === 'stored') return { state: 'received' };
      log.error({ form: kind }, 'A submission was answered with null data: it is not stored');
      await limits.giveBack(address);
      return { state: 'not-stored' };
    } catch (error) {
      if (!(error instanceof CmsError)) throw error;
      const reason =
        error.failure === 'refused' ? 'the CMS refuses CMS_WRITE_TOKEN' : error.message;
      log.error({ form: kind, reason }, 'A submission could not be delivered');
      await limits.giveBack(address);
      return { state: 'failed' };
    }
  }

  return {
    /** Equal submissions within 24 hours are sent once and share one outcome (R13). */
    async take(submission: Submission): Promise<Taken> {
      const { kind, fields, key } = submission;
      const content = hash(kind, ...Object.entries(fields).flat());
      // A page sent before its scripts ran has no key. It equals a keyed one with the same content.
      const keyed = key !== undefined;
      const id = keyed ? hash(key, content) : content;
      const sameContent = recent.get(content);
      const same = recent.get(id) ?? (keyed && sameContent?.keyed ? undefined : sameContent);
      if (same) return same.taken;
      const current = { keyed, taken: send(submission, id) };
      for (const each of [id, content]) recent.set(each, current);
      const isReceived = await current.taken.then(
        ({ state }) => state === 'received',
        () => false,
      );
      if (!isReceived) {
        for (const each of [id, content]) if (recent.peek(each) === current) recent.delete(each);
      }
      return current.taken;
    },
  };
}

export function givenKey(value: string | null): string | undefined {
  return value?.match(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)?.[0];
}
