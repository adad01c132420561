import type { Log } from './log.ts';

/** What operators are told of the content (R6). */
export interface ContentStatus {
  readonly backend: 'up' | 'down' | 'unknown';
  /** ISO time since when the backend has not answered. */
  readonly downSince?: string;
  /** Seconds since the oldest of the last good reads; missing where something was never read. */
  readonly contentAge?: number;
  readonly reads: readonly ReadStatus[];
}

export interface ReadStatus {
  readonly path: string;
  readonly state: 'current' | 'failing';
  /** ISO time of the last good read. */
  readonly readAt?: string;
  /** Seconds since then. */
  readonly age?: number;
}

/** What is known of one read. */
interface ReadState {
  readonly call: { readonly path: string };
  /** Monotonic time in milliseconds; missing where the content is from before the start. */
  readonly readAt?: number;
  readonly readAtIso?: string;
  readonly failingSince?: string;
  readonly failures: number;
}

/** Sums up what is known of every read. */
export function contentStatus(slots: readonly ReadState[]): ContentStatus {
  const failing = slots.filter((slot) => slot.failures > 0);
  const since = failing.map((slot) => slot.failingSince ?? '').sort()[0];
  const reads = slots.map(readStatus);
  const ages = reads.flatMap(({ age }) => (age === undefined ? [] : [age]));
  return {
    backend: failing.length > 0 ? 'down' : slots.some((s) => s.readAt) ? 'up' : 'unknown',
    ...(since ? { downSince: since } : {}),
    ...(ages.length > 0 && ages.length === reads.length ? { contentAge: Math.max(...ages) } : {}),
    reads,
  };
}

function readStatus({ call, failures, readAt, readAtIso }: ReadState): ReadStatus {
  const state = failures > 0 || readAt === undefined ? 'failing' : 'current';
  if (readAtIso === undefined) return { path: call.path, state };
  const milliseconds =
    readAt === undefined ? Date.now() - Date.parse(readAtIso) : performance.now() - readAt;
  const age = Math.max(0, Math.round(milliseconds / 1000));
  return { path: call.path, state, readAt: readAtIso, age };
}

/** One line for a read that fails: our own misconfiguration is loud, trouble elsewhere is not. */
export function logFailedRead(
  log: Log,
  details: { readonly call: string; readonly reason: string; readonly served: string },
  isRefused: boolean,
): void {
  if (isRefused) {
    log.error(
      details,
      'The content backend REFUSES this website: check CMS_TOKEN and the permissions of its token',
    );
  } else {
    log.warn(details, 'Content cannot be read from the backend');
  }
}
