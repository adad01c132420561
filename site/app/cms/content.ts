import type { ContentCall, ParseContext } from './calls.ts';
import { type CmsClient, CmsError } from './client.ts';
import { type ContentStatus, contentStatus, logFailedRead } from './content-status.ts';
import { readEntries } from './read-entries.ts';
import type { Snapshot, SnapshotStore } from './snapshots.ts';

/**
 * What the site knows of the backend's content: every successful read is kept, in memory and on
 * disk, and served while it is fresh, while it is read anew, and while the backend is away (R6).
 */
export interface Reading<T> {
  /** The last good content; undefined where there never was any. */
  readonly items: T | undefined;
  /** `failing`: the latest read failed, so that `items` may be out of date. */
  readonly state: 'current' | 'failing';
}

export interface ContentReader {
  /** The content of `call`. Never throws: a failure is a state of the reading, and is logged. */
  read<T>(call: ContentCall<T>): Promise<Reading<T>>;
}

/** The reader of what is published, which keeps what it reads. */
export interface Content extends ContentReader {
  /** Asks the backend for `call` where the last answer is not fresh, and waits a little for it. */
  check(call: ContentCall<unknown>): Promise<void>;
  /** Reads everything anew that has been read before, since an editor changed something. */
  refresh(): Promise<void>;
  /** What is known of `call` for certain at this moment: undefined where it is old or in doubt. */
  peek<T>(call: ContentCall<T>): T | undefined;
  /** Calls `listener` with a call's path after its content became different from what was served before. */
  onChange(listener: (path: string) => void): void;
  /** Calls `listener` with what a read of our own brought, where it was new. */
  onRead(listener: (path: string, snapshot: Snapshot) => void): void;
  /**
   * Takes over what another instance read, if it is newer than what is here. `isFresh`: it was read
   * just now.
   */
  adopt(path: string, snapshot: Snapshot, isFresh: boolean): void;
  /** The last good content as it is kept over restarts. */
  snapshots(): ReadonlyMap<string, Snapshot>;
  status(): ContentStatus;
  /** Ends the background retries. */
  close(): void;
}

export interface ContentOptions {
  readonly client: CmsClient;
  readonly context: ParseContext;
  readonly snapshots: SnapshotStore;
  /** Milliseconds for which content counts as fresh. */
  readonly ttl: number;
  /** Milliseconds that a page waits for content that it has never seen. */
  readonly patience?: number;
}

/** Content older than this is worth a short wait for something newer. */
const OLD = 60_000;
const SHORT_WAIT = 1_000;
const FIRST_RETRY = 1_000;
const LONGEST_RETRY = 5_000;

interface Slot<T = unknown> {
  readonly call: ContentCall<T>;
  items?: T;
  entries?: readonly unknown[];
  /** The entries as JSON, to tell a change from a mere re-reading. */
  json?: string;
  /** Monotonic time of the last good read, in milliseconds: a jumping clock must not age content. */
  readAt?: number;
  /** When the last good read was begun, by the calendar: so old may its content be. */
  readAtIso?: string;
  failingSince?: string;
  failures: number;
  lastFailure?: string;
  running?: Promise<void>;
  retry?: NodeJS.Timeout;
}

export function createContent(options: ContentOptions): Content {
  const { client, context, snapshots, ttl, patience = 3_000 } = options;
  const { log } = context;
  const slots = new Map<string, Slot>();
  const listeners: ((path: string) => void)[] = [];
  const readListeners: ((path: string, snapshot: Snapshot) => void)[] = [];
  let closed = false;

  function slotOf<T>(call: ContentCall<T>): Slot<T> {
    const known = slots.get(call.path);
    // The path decides the call, and with it the type of the items.
    if (known) return known as Slot<T>;
    const slot: Slot<T> = { call, failures: 0 };
    slots.set(call.path, slot as Slot);
    restore(slot);
    return slot;
  }

  function restore<T>(slot: Slot<T>): void {
    const snapshot = snapshots.load(slot.call.path);
    if (!snapshot) return;
    try {
      take(slot, snapshot);
    } catch (error) {
      log.warn({ call: slot.call.path, reason: String(error) }, 'Stored content cannot be used');
    }
  }

  /** True where it is different from what was there. @throws where it cannot be used */
  function take<T>(slot: Slot<T>, { entries, savedAt }: Snapshot): boolean {
    const json = JSON.stringify(entries);
    const changed = json !== slot.json;
    if (changed || slot.items === undefined) slot.items = slot.call.parse(entries, context);
    slot.entries = entries;
    slot.json = json;
    slot.readAtIso = savedAt;
    return changed;
  }

  function refreshSlot<T>(slot: Slot<T>): Promise<void> {
    const savedAt = new Date().toISOString();
    slot.running ??= readEntries(client, slot.call)
      .then((entries) => accept(slot, { entries, savedAt }))
      .catch((error: unknown) => fail(slot, error))
      .finally(() => {
        delete slot.running;
      });
    return slot.running;
  }

  function accept<T>(slot: Slot<T>, snapshot: Snapshot): void {
    const changed = take(slot, snapshot);
    slot.readAt = performance.now();
    if (slot.failingSince) {
      log.info({ call: slot.call.path, since: slot.failingSince }, 'The backend answers again');
    }
    delete slot.failingSince;
    delete slot.lastFailure;
    slot.failures = 0;
    clearTimeout(slot.retry);
    if (!changed) return;
    snapshots.save(slot.call.path, snapshot);
    for (const listener of readListeners) listener(slot.call.path, snapshot);
    for (const listener of listeners) listener(slot.call.path);
  }

  function fail<T>(slot: Slot<T>, error: unknown): void {
    slot.failures += 1;
    slot.failingSince ??= new Date().toISOString();
    const kind = error instanceof CmsError ? error.failure : 'unusable';
    if (kind !== slot.lastFailure) {
      const reason = error instanceof Error ? error.message : String(error);
      const served =
        slot.items === undefined ? 'nothing: the section stays empty' : 'the last good content';
      logFailedRead(log, { call: slot.call.path, reason, served }, kind === 'refused');
    }
    slot.lastFailure = kind;
    if (closed) return;
    // Every reading retries at its own, slightly different pace: no herd at the backend's return.
    const pause = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** (slot.failures - 1));
    clearTimeout(slot.retry);
    slot.retry = setTimeout(() => void refreshSlot(slot), pause * (0.75 + Math.random() / 2));
    slot.retry.unref();
  }

  return {
    async read(call) {
      const slot = slotOf(call);
      const age = slot.readAt === undefined ? undefined : performance.now() - slot.readAt;
      if (age === undefined || age >= ttl) {
        // While reads fail, the background retries alone decide when to ask again.
        if (slot.failures === 0 || slot.running) {
          const refreshed = refreshSlot(slot);
          if (slot.items === undefined) await Promise.race([refreshed, pauseOf(patience)]);
          else if (age === undefined || age > OLD) {
            await Promise.race([refreshed, pauseOf(SHORT_WAIT)]);
          }
        }
      }
      return {
        items: slot.items,
        state: slot.readAt === undefined || slot.failures > 0 ? 'failing' : 'current',
      };
    },
    async check(call) {
      const slot = slotOf(call);
      const fresh = slot.readAt !== undefined && performance.now() - slot.readAt < ttl;
      if (!fresh) await Promise.race([refreshSlot(slot), pauseOf(SHORT_WAIT)]);
    },
    async refresh() {
      await Promise.all(
        [...slots.values()].map(async (slot) => {
          // A read under way may have begun before the change: it is let finish, then read again.
          if (slot.running) await slot.running;
          await refreshSlot(slot);
        }),
      );
    },
    peek(call) {
      const { items, readAt = Number.NEGATIVE_INFINITY, failures } = slotOf(call);
      return failures === 0 && performance.now() - readAt < 2 * ttl ? items : undefined;
    },
    onChange(listener) {
      listeners.push(listener);
    },
    onRead(listener) {
      readListeners.push(listener);
    },
    adopt(path, snapshot, isFresh) {
      const slot = slots.get(path);
      if (!slot || (slot.readAtIso ?? '') >= snapshot.savedAt) return;
      try {
        const changed = take(slot, snapshot);
        if (isFresh) slot.readAt = performance.now();
        if (!changed) return;
        snapshots.save(path, snapshot);
        for (const listener of listeners) listener(path);
      } catch (error) {
        log.warn({ call: path, reason: String(error) }, 'Shared content cannot be used');
      }
    },
    snapshots() {
      const all = new Map<string, Snapshot>();
      for (const [path, { entries, readAtIso }] of slots) {
        if (entries && readAtIso) all.set(path, { entries, savedAt: readAtIso });
      }
      return all;
    },
    status: () => contentStatus([...slots.values()]),
    close() {
      closed = true;
      for (const slot of slots.values()) clearTimeout(slot.retry);
    },
  };
}

/** The same content; the path of each call that is read is added to `reads`. */
export function notingReads(content: ContentReader, reads: Set<string>): ContentReader {
  return {
    read(call) {
      reads.add(call.path);
      return content.read(call);
    },
  };
}

function pauseOf(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
