import { type CmsClient, CmsError } from '../../app/cms/client.ts';
import type { Log } from '../../app/cms/log.ts';
import { createSubmission } from '../../app/cms/submissions.ts';
import type { SubmissionStore, Waiting } from './store.ts';

/** Brings waiting submissions to the backend, one after the other, with growing pauses. */
export interface Delivery {
  /** Tells that there is something new to deliver. */
  wake(): void;
  close(): void;
}

/** Longer than a write may take: after a crash another process may then try it again. */
const lease = 30_000;
/** Pauses of the whole delivery while the backend is away: 0.1 s, 0.2 s, … 1 minute. */
const pause = (failures: number) => Math.min(60_000, 100 * 2 ** Math.min(failures, 20));
/** Pauses of one entry that failed: 1 s, 2 s, … a quarter of an hour. One bad entry holds up no other. */
const entryPause = (attempts: number) => Math.min(900_000, 1000 * 2 ** Math.min(attempts, 20));

export function createDelivery(store: SubmissionStore, cms: CmsClient, log: Log): Delivery {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let closed = false;
  let failures = 0;

  /** True where the next entry may be tried at once. */
  async function deliver(entry: Waiting): Promise<boolean> {
    try {
      const outcome = await createSubmission(cms, entry.kind, entry.fields, entry.id);
      if (outcome === 'stored') {
        store.delivered(entry.row);
        failures = 0;
        return true;
      }
      postpone(entry, 'the backend answered with null data');
      return true;
    } catch (error) {
      if (!(error instanceof CmsError)) throw error;
      postpone(entry, error.message);
      // What the backend says about this entry alone need not hold for the next one.
      return error.failure === 'unusable';
    }
  }

  function postpone(entry: Waiting, reason: string): void {
    store.postpone(entry.row, entryPause(entry.attempts));
    const { waiting, since } = store.queue();
    const details = { form: entry.kind, attempts: entry.attempts + 1, waiting, since, reason };
    log.warn(details, 'A submission waits on: its delivery failed');
  }

  async function run(): Promise<void> {
    timer = undefined;
    running = true;
    let wait: number | undefined;
    try {
      for (;;) {
        const entry = closed ? undefined : store.next(lease);
        if (entry === undefined) {
          wait = store.untilNext();
          break;
        }
        if (!(await deliver(entry))) {
          wait = pause(failures++);
          break;
        }
      }
    } catch (error) {
      log.error({ reason: String(error) }, 'Waiting submissions cannot be delivered');
      wait = pause(failures++);
    } finally {
      running = false;
    }
    schedule(wait);
  }

  function schedule(ms: number | undefined): void {
    if (closed || ms === undefined) return;
    timer ??= setTimeout(() => void run(), Math.min(ms, 60_000));
    timer.unref();
  }

  schedule(store.untilNext());
  return {
    wake() {
      // While the backend is away, the pause that runs already decides.
      if (!running && failures === 0 && timer !== undefined) {
        clearTimeout(timer);
        timer = undefined;
      }
      if (!running) schedule(0);
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
