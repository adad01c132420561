import { type ContentCall, type ParseContext, UnusableEntries } from './calls.ts';
import { type CmsClient, CmsError } from './client.ts';
import type { SnapshotStore } from './snapshots.ts';
import { parseListReply } from './wire.ts';

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

export interface Content {
  /** The content of `call`. Never throws: a failure is a state of the reading, and is logged. */
  read<T>(call: ContentCall<T>): Promise<Reading<T>>;
  /** Asks the backend for `call` where the last answer is not fresh, and waits a little for it. */
  check(call: ContentCall<unknown>): Promise<void>;
  /** Reads everything anew that has been read before, since an editor changed something. */
  refresh(): Promise<void>;
  /** Calls `listener` after content became different from what was served before. */
  onChange(listener: () => void): void;
  status(): ContentStatus;
  /** Ends the background retries. */
  close(): void;
}

export interface ContentStatus {
  readonly backend: 'up' | 'down' | 'unknown';
  /** ISO time since when the backend has not answered. */
  readonly downSince?: string;
  readonly reads: readonly {
    readonly path: string;
    readonly state: 'current' | 'failing';
    /** ISO time of the last good read. */
    readonly readAt?: string;
  }[];
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
/** A list of more pages than this is a fault of the backend, not content. */
const MOST_PAGES = 100;

interface Slot<T = unknown> {
  readonly call: ContentCall<T>;
  items?: T;
  /** The entries as JSON, to tell a change from a mere re-reading. */
  json?: string;
  /** Monotonic time of the last good read, in milliseconds: a jumping clock must not age content. */
  readAt?: number;
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
  const listeners: (() => void)[] = [];
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
      slot.items = slot.call.parse(snapshot.entries, context);
      slot.json = JSON.stringify(snapshot.entries);
      slot.readAtIso = snapshot.savedAt;
    } catch (error) {
      log.warn({ call: slot.call.path, reason: String(error) }, 'Stored content cannot be used');
    }
  }

  function refreshSlot<T>(slot: Slot<T>): Promise<void> {
    slot.running ??= fetchEntries(client, slot.call)
      .then((entries) => accept(slot, entries))
      .catch((error: unknown) => fail(slot, error))
      .finally(() => {
        delete slot.running;
      });
    return slot.running;
  }

  function accept<T>(slot: Slot<T>, entries: readonly unknown[]): void {
    const json = JSON.stringify(entries);
    const changed = json !== slot.json;
    if (changed || slot.items === undefined) slot.items = slot.call.parse(entries, context);
    slot.json = json;
    slot.readAt = performance.now();
    slot.readAtIso = new Date().toISOString();
    if (slot.failingSince) {
      log.info({ call: slot.call.path, since: slot.failingSince }, 'The backend answers again');
    }
    delete slot.failingSince;
    delete slot.lastFailure;
    slot.failures = 0;
    clearTimeout(slot.retry);
    if (!changed) return;
    snapshots.save(slot.call.path, { savedAt: slot.readAtIso, entries });
    for (const listener of listeners) listener();
  }

  function fail<T>(slot: Slot<T>, error: unknown): void {
    slot.failures += 1;
    slot.failingSince ??= new Date().toISOString();
    const kind = error instanceof CmsError ? error.failure : 'unusable';
    if (kind !== slot.lastFailure)
      logFailure(slot.call.path, kind, error, slot.items === undefined);
    slot.lastFailure = kind;
    if (closed) return;
    // Every reading retries at its own, slightly different pace: no herd at the backend's return.
    const pause = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** (slot.failures - 1));
    clearTimeout(slot.retry);
    slot.retry = setTimeout(() => void refreshSlot(slot), pause * (0.75 + Math.random() / 2));
    slot.retry.unref();
  }

  function logFailure(call: string, kind: string, error: unknown, empty: boolean): void {
    const reason = error instanceof Error ? error.message : String(error);
    const served = empty ? 'nothing: the section stays empty' : 'the last good content';
    if (kind === 'refused') {
      log.error(
        { call, reason, served },
        'The content backend REFUSES this website: check CMS_TOKEN and the permissions of its token',
      );
    } else {
      log.warn({ call, reason, served }, 'Content cannot be read from the backend');
    }
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
    onChange(listener) {
      listeners.push(listener);
    },
    status() {
      const all = [...slots.values()];
      const failing = all.filter((slot) => slot.failures > 0);
      const since = failing.map((slot) => slot.failingSince ?? '').sort()[0];
      return {
        backend: failing.length > 0 ? 'down' : all.some((s) => s.readAt) ? 'up' : 'unknown',
        ...(since ? { downSince: since } : {}),
        reads: all.map((slot) => ({
          path: slot.call.path,
          state: slot.failures > 0 || slot.readAt === undefined ? 'failing' : 'current',
          ...(slot.readAtIso ? { readAt: slot.readAtIso } : {}),
        })),
      };
    },
    close() {
      closed = true;
      for (const slot of slots.values()) clearTimeout(slot.retry);
    },
  };
}

/** Reads the first page exactly as section 7.1 says, and the further ones where there are any (R4). */
async function fetchEntries<T>(
  client: CmsClient,
  { path, paged }: ContentCall<T>,
): Promise<readonly unknown[]> {
  const first = pageOf(await client.get(path), path);
  if (!paged || first.pageCount <= 1) return first.entries;
  if (first.pageCount > MOST_PAGES) {
    throw new UnusableEntries(`GET ${path}: ${first.pageCount} pages are more than ${MOST_PAGES}`);
  }
  const entries = [...first.entries];
  for (let page = 2; page <= first.pageCount; page += 1) {
    const further = `pagination[page]=${page}&pagination[pageSize]=${first.pageSize}`;
    const next = await client.get(`${path}${path.includes('?') ? '&' : '?'}${further}`);
    entries.push(...pageOf(next, path).entries);
  }
  return entries;
}

function pageOf(reply: unknown, path: string) {
  const page = parseListReply(reply);
  if (page) return page;
  throw new CmsError('unusable', `GET ${path}: the reply has no list under "data"`);
}

function pauseOf(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
