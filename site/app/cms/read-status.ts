import type { CmsFailure } from './client.ts';

/** What became of the last call. `shown`: what visitors see in place of an answer. */
export type ReadStatus = { readonly path: string } & (
  | Unread
  | { readonly state: 'current'; readonly readAt: string }
  | Failing
  | { readonly state: 'not offered'; readonly shown: string }
);

/** The CMS has not been asked since the start. There may be content of an earlier run. */
interface Unread {
  readonly state: 'unread';
  readonly shown?: string;
  readonly readAt?: string;
}

interface Failing {
  readonly state: 'failing';
  readonly failure: CmsFailure;
  readonly failingSince: string;
  readonly shown: string;
  /** The time of the last read that succeeded. */
  readonly readAt: string | undefined;
}

/** Whether the CMS has said what there is, be it that it does not offer this. */
export function isKnown({ state }: ReadStatus): boolean {
  return state === 'current' || state === 'not offered';
}

/** The status after a failure. A call that fails again has been failing since its first failure. */
export function failingStatus(before: ReadStatus, failure: CmsFailure, shown: string): ReadStatus {
  return {
    path: before.path,
    state: 'failing',
    failure,
    failingSince: before.state === 'failing' ? before.failingSince : new Date().toISOString(),
    shown,
    readAt: before.state === 'not offered' ? undefined : before.readAt,
  };
}

/** What /readyz tells of the CMS. */
export function contentStatus(reads: readonly ReadStatus[]) {
  const failing = reads.filter((read) => read.state === 'failing');
  // Where nothing can be read, CMS_URL leads to something else.
  const isReadable = reads.some(({ state }) => state === 'current');
  const down = failing.filter(
    ({ failure }) => !isReadable || failure === 'unreachable' || failure === 'refused',
  );
  const hasBeenAsked = reads.some(({ state }) => state !== 'unread');
  return {
    /** `down`: it does not answer, refuses us, or nothing of it can be used. */
    cms: down.length > 0 ? 'down' : hasBeenAsked ? 'up' : 'unknown',
    downSince: down.map(({ failingSince }) => failingSince).sort()[0],
    reads,
  };
}
