import { type CmsClient, CmsError } from '../../app/cms/client.ts';
import type { Log } from '../../app/cms/log.ts';
import {
  createSubmission,
  type SubmissionFields,
  type SubmissionKind,
} from '../../app/cms/submissions.ts';
import type { Limits } from '../limits.ts';
import { createDelivery } from './delivery.ts';
import { type Identity, identify } from './identity.ts';
import type { Queue, SubmissionStore } from './store.ts';

/** A submission that was checked and may be taken. */
export interface Submission {
  readonly kind: SubmissionKind;
  /** Exactly the fields of 3.7 or 3.8. */
  readonly fields: SubmissionFields;
  /** The key that the visitor's browser made, where it runs scripts. */
  readonly key: string | undefined;
  /** Who sends it, for the limits. */
  readonly address: string;
}

export type Taken =
  /** It is with the backend, or durably in the outbox. */
  | { readonly state: 'received' }
  /** The backend answered with null data (section 8). */
  | { readonly state: 'not-stored' }
  /** The backend could not take it. */
  | { readonly state: 'failed' }
  /** Too many: `retryAfter` seconds. */
  | { readonly state: 'limited'; readonly retryAfter: number };

/** The one way in for all four forms. */
export interface Submissions {
  /** Takes a submission; the same one is taken once in 24 hours, however often it comes (R13). */
  take(submission: Submission): Promise<Taken>;
  queue(): Queue;
  close(): void;
}

export interface SubmissionsOptions {
  readonly cms: CmsClient;
  readonly store: SubmissionStore;
  readonly limits: Limits;
  readonly log: Log;
  /** Write first, deliver later. */
  readonly outbox: boolean;
  /** Makes the hashes: see `identify`. */
  readonly secret: string;
}

export function createSubmissions(options: SubmissionsOptions): Submissions {
  const { cms, store, limits, log, outbox, secret } = options;
  // What waits from an earlier run is delivered, even if the outbox has been turned off since.
  const delivery = createDelivery(store, cms, log);
  const running = new Map<
    string,
    { readonly identity: Identity; readonly taken: Promise<Taken> }
  >();

  function sameInFlight({ id, content, keyed }: Identity): Promise<Taken> | undefined {
    const same = running.get(id);
    if (same) return same.taken;
    for (const other of running.values()) {
      const distinguished = keyed && other.identity.keyed;
      if (!distinguished && other.identity.content === content) return other.taken;
    }
    return undefined;
  }

  async function admitAndStore(submission: Submission, identity: Identity): Promise<Taken> {
    const admission = await limits.admit(submission.address);
    if (!admission.admitted) return { state: 'limited', retryAfter: admission.retryAfter };
    if (outbox) {
      const kept = store.keep(identity, submission.kind, submission.fields);
      if (kept === 'kept') {
        delivery.wake();
        return { state: 'received' };
      }
      log.error({ form: submission.kind, outbox: kept }, 'The outbox takes nothing: sent directly');
    }
    const taken = await sendNow(submission, identity);
    if (taken.state !== 'received') await admission.giveBack();
    return taken;
  }

  async function sendNow({ kind, fields }: Submission, identity: Identity): Promise<Taken> {
    try {
      const outcome = await createSubmission(cms, kind, fields, identity.id);
      if (outcome === 'not-stored') {
        log.error({ form: kind }, 'A submission was answered with null data: it is not stored');
        return { state: 'not-stored' };
      }
      store.remember(identity);
      return { state: 'received' };
    } catch (error) {
      if (!(error instanceof CmsError)) throw error;
      const hint =
        error.failure === 'refused' ? 'the backend refuses CMS_WRITE_TOKEN' : error.message;
      log.error({ form: kind, reason: hint }, 'A submission could not be delivered');
      return { state: 'failed' };
    }
  }

  return {
    async take(submission) {
      const identity = identify(secret, submission.kind, submission.fields, submission.key);
      if (store.knows(identity)) return { state: 'received' };
      const same = sameInFlight(identity);
      if (same) return same;
      const taken = admitAndStore(submission, identity);
      running.set(identity.id, { identity, taken });
      try {
        return await taken;
      } finally {
        running.delete(identity.id);
      }
    },
    queue: () => store.queue(),
    close: () => delivery.close(),
  };
}
