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
  /**
   * The key of one filled-in form, which the browser makes at the first try. Undefined where no script ran.
   */
  readonly key: string | undefined;
  readonly visitorIp: string;
}

type SubmissionOutcome =
  | { readonly state: 'stored' }
  | { readonly state: 'not-stored' }
  | { readonly state: 'failed' }
  /** `retryAfter`: seconds. */
  | { readonly state: 'limited'; readonly retryAfter: number };

export type Submissions = ReturnType<typeof createSubmissions>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** A day brings fewer; one that is dropped earlier has its key in the CMS. */
const MAX_REMEMBERED = 10_000;

interface Sent {
  readonly hasKey: boolean;
  /** It settles when the CMS has answered. */
  readonly outcome: Promise<SubmissionOutcome>;
}

/** Sends submissions to the CMS. All instances of the site must share `secret`. */
export function createSubmissions(
  cms: Pick<CmsClient, 'post'>,
  limits: Limits,
  log: Log,
  secret: string,
) {
  // The submissions under way and those of the last day. One that failed may be sent again.
  const byId = new LRUCache<string, Sent>({ max: MAX_REMEMBERED, ttl: DAY_MS });
  const lastByContent = new LRUCache<string, Sent>({ max: MAX_REMEMBERED, ttl: DAY_MS });

  function hash(...parts: readonly string[]): string {
    return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
  }

  async function send(submission: Submission, id: string): Promise<SubmissionOutcome> {
    const { kind, fields, notice, visitorIp } = submission;
    const retryAfter = await limits.admit(visitorIp);
    if (retryAfter !== undefined) return { state: 'limited', retryAfter };
    try {
      const outcome = await createSubmission(cms, kind, fields, notice, id);
      if (outcome === 'stored') return { state: 'stored' };
      log.error({ form: kind }, 'A submission was answered with null data: it is not stored');
      await limits.giveBack(visitorIp);
      return { state: 'not-stored' };
    } catch (error) {
      if (!(error instanceof CmsError)) throw error;
      const reason =
        error.failure === 'refused' ? 'the CMS refuses CMS_WRITE_TOKEN' : error.message;
      log.error({ form: kind, reason }, 'A submission could not be delivered');
      await limits.giveBack(visitorIp);
      return { state: 'failed' };
    }
  }

  /**
   * Which earlier submission this one repeats:
   *
   * | earlier           | now               | the same | why                                        |
   * |-------------------|-------------------|----------|--------------------------------------------|
   * | key A             | key A             | yes      | the button was pressed twice               |
   * | key A             | key A, other text | no       | the visitor corrected something            |
   * | key A             | key B             | no       | the form was filled in a second time       |
   * | key A             | no key            | yes      | sent again, before the scripts had run     |
   * | no key            | key A or no key   | yes      | as above                                   |
   */
  function findSame(id: string, content: string, hasKey: boolean): Sent | undefined {
    const sameId = byId.get(id);
    if (sameId) return sameId;
    const sameContent = lastByContent.get(content);
    const isAnotherForm = hasKey && sameContent?.hasKey;
    return isAnotherForm ? undefined : sameContent;
  }

  function forget(sent: Sent, id: string, content: string): void {
    if (byId.peek(id) === sent) byId.delete(id);
    if (lastByContent.peek(content) === sent) lastByContent.delete(content);
  }

  return {
    /** Equal submissions within 24 hours are sent once and share one outcome (R13). */
    async submit(submission: Submission): Promise<SubmissionOutcome> {
      const { kind, fields, key } = submission;
      const hasKey = key !== undefined;
      const content = hash(kind, ...Object.entries(fields).flat());
      const id = hasKey ? hash(key, content) : content;
      const same = findSame(id, content, hasKey);
      if (same) return same.outcome;

      const sent: Sent = { hasKey, outcome: send(submission, id) };
      byId.set(id, sent);
      lastByContent.set(content, sent);
      try {
        const outcome = await sent.outcome;
        if (outcome.state !== 'stored') forget(sent, id, content);
        return outcome;
      } catch (error) {
        forget(sent, id, content);
        throw error;
      }
    },
  };
}

export function givenKey(value: string | null): string | undefined {
  return value?.match(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)?.[0];
}
