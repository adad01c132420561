import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from '../languages.ts';
import { builtInOf, type ContentCall, type ParseContext } from './calls.ts';
import { type CmsClient, CmsError, type CmsFailure } from './client.ts';
import { type ContentChange, concerns } from './content-change.ts';
import { emptySlot, fillSlot, fillWithBuiltIn, readUnlessSame, type Slot } from './content-slot.ts';
import type { Facts } from './facts.ts';
import type { Log } from './log.ts';
import { contentStatus, failingStatus, isKnown } from './read-status.ts';
import { rightFor } from './rights.ts';
import { createSingleEntries } from './single-entries.ts';
import type { SnapshotStore } from './snapshots.ts';
import { MAX_RETRY_MS, MAX_WAIT_FOR_FIRST_READ_MS, RETRY_MS } from './waits.ts';

interface Reading<T> {
  readonly items: T | undefined;
  /** As the CMS sent them; undefined where it did not. */
  readonly entries?: readonly unknown[] | undefined;
  /** `failing`: the CMS may have more or other entries than are known here. */
  readonly state: 'current' | 'failing';
}

/** `stale`: nobody asked the CMS for so long that there may be others. */
interface Peeked<T> extends Omit<Reading<T>, 'state'> {
  readonly state: Reading<T>['state'] | 'stale';
}

export interface ContentReader {
  /** The language of what it reads. */
  readonly language: Language;
  readonly facts: Facts;
  /**
   * Never throws: a failure is a state of the reading, and is logged.
   * @param since from when the time counts for which a visitor waits (`performance.now`)
   */
  read<T>(call: ContentCall<T>, since?: number): Promise<Reading<T>>;
}

/** The published content, in memory and on disk: served also while the CMS is away (R6). */
export interface Content extends ContentReader {
  /** Reads again what the changes concern, and everything where none is named. */
  refresh(changes?: readonly ContentChange[]): Promise<void>;
  onChange(listener: () => void): void;
  /** What is known of `call` at this moment, without asking. */
  peek<T>(call: ContentCall<T>): Peeked<T>;
  /** What /readyz tells operators. Times are ISO. */
  status(): ReturnType<typeof contentStatus>;
}

interface ContentOptions {
  readonly client: Pick<CmsClient, 'get'>;
  readonly log: Log;
  readonly context: ParseContext;
  readonly snapshots: SnapshotStore;
  /** Milliseconds; for as long again old content is served while it is read again. */
  readonly ttl: number;
}

/** Shorter than for a first read: there is something to show. */
const MAX_WAIT_FOR_OLD_CONTENT_MS = 1_000;
/**
 * A CMS that lacks a type offers it only after an update, so it is asked rarely. Its message of a change
 * still leads to a read at once.
 */
const NOT_OFFERED_TTL_MS = 10 * 60_000;
const LAST_GOOD = 'the last good content';
const REFUSED = 'The CMS REFUSES this website: check CMS_TOKEN and the permissions of its token';

/** The content in memory: each call is read once for all visitors, and again when it is `ttl` old. */
export function createContent({ client, log, context, snapshots, ttl }: ContentOptions): Content {
  const slots = new Map<string, Slot>();
  const listeners: (() => void)[] = [];
  const readSingle = createSingleEntries(client, log);

  function slotOf<T>(call: ContentCall<T>): Slot<T> {
    const { path } = call;
    // The path decides the call, and with it the type of the items.
    const known = slots.get(path) as Slot<T> | undefined;
    if (known) return known;
    const slot = emptySlot(call, context.facts);
    slots.set(path, slot as Slot);
    const snapshot = snapshots.load(path);
    if (!snapshot) return slot;
    try {
      fillSlot(slot, snapshot, context);
      slot.status = { path, state: 'unread', shown: LAST_GOOD, readAt: snapshot.savedAt };
    } catch (error) {
      log.warn({ call: path, reason: String(error) }, 'Stored content cannot be used');
    }
    return slot;
  }

  async function readOne<T>(
    call: ContentCall<T>,
    changedAt: string,
    since: number,
  ): Promise<Reading<T>> {
    const entries = await readSingle(call.path, changedAt, since);
    try {
      if (entries) return { items: call.parse(entries, context), entries, state: 'current' };
    } catch (error) {
      log.warn({ call: call.path, reason: String(error) }, 'An entry cannot be used');
    }
    return { items: undefined, state: 'failing' };
  }

  function tellChange(): void {
    for (const listener of listeners) listener();
  }

  function update(slot: Slot): Promise<void> {
    clearTimeout(slot.retry);
    slot.running ??= readAgain(slot).finally(() => {
      slot.running = undefined;
    });
    return slot.running;
  }

  async function readAgain(slot: Slot): Promise<void> {
    const { path, builtIn } = slot.call;
    const savedAt = new Date().toISOString();
    const begun = performance.now();
    let isAnswered = false;
    try {
      const entries = await readUnlessSame(slot, client);
      isAnswered = true;
      const snapshot = entries && { call: path, savedAt, entries };
      const isChanged = snapshot !== undefined && fillSlot(slot, snapshot, context);
      if (slot.status.state === 'failing') {
        log.info({ call: path, since: slot.status.failingSince }, 'Content can be read again');
      }
      slot.status = { path, state: 'current', readAt: savedAt };
      // The time counts from the question: what changes while the CMS answers may not be in the answer.
      slot.freshUntil = begun + ttl;
      slot.failures = 0;
      if (!isChanged) return;
      snapshots.save(snapshot);
      tellChange();
    } catch (error) {
      const failure = error instanceof CmsError ? error.failure : 'unusable';
      // A web page in place of a reply says nothing of what the CMS has.
      const isOther = failure === 'unusable' && (isAnswered || slot.items === undefined);
      const isNotOffered = failure === 'absent' || failure === 'refused' || isOther;
      if (builtIn !== undefined && isNotOffered) leaveOut(slot, isOther ? error : undefined);
      else fail(slot, failure, error);
    }
  }

  /** @param unusable why what the CMS has under the name is something else */
  function leaveOut(slot: Slot, unusable: unknown): void {
    const { path, fallback: shown } = slot.call;
    if (slot.status.state !== 'not offered' && !slot.call.quiet) {
      if (unusable === undefined) log.info({ call: path, shown }, 'The CMS does not offer this');
      else
        log.warn({ call: path, reason: String(unusable), shown }, 'The CMS offers something else');
    }
    slot.status = { path, state: 'not offered', shown };
    slot.freshUntil = performance.now() + NOT_OFFERED_TTL_MS;
    if (fillWithBuiltIn(slot)) tellChange();
  }

  function fail(slot: Slot, failure: CmsFailure, error: unknown): void {
    const { path, fallback } = slot.call;
    const before = slot.status;
    slot.probed = undefined;
    const shown = slot.items === undefined ? fallback : LAST_GOOD;
    slot.status = failingStatus(before, failure, shown);
    const isNew = before.state !== 'failing' || before.failure !== failure;
    if (isNew) {
      const details = { call: path, failure, reason: String(error), shown };
      if (failure === 'refused') log.error({ ...details, right: rightFor(path, 'find') }, REFUSED);
      else log.warn(details, 'Content cannot be read from the CMS');
    }
    // A CMS that is away comes back at any moment; a reply that is wrong stays wrong until it is mended.
    const isAway = failure === 'unreachable' || failure === 'refused';
    slot.failures = isAway ? 0 : slot.failures + 1;
    const pace = Math.min(RETRY_MS * 2 ** slot.failures, MAX_RETRY_MS);
    // Every read retries at a slightly different pace, so that they do not all come at once.
    slot.retry = setTimeout(() => void update(slot), pace * (0.75 + Math.random() / 2)).unref();
  }

  return {
    language: 'en',
    facts: context.facts,
    async read(call, since = performance.now()) {
      if (call.changedAt) return readOne(call, call.changedAt.english, since);
      const slot = slotOf(call);
      const age = performance.now() - slot.freshUntil;
      // While reads fail, the background retries decide when to ask again.
      if (age >= 0 && slot.status.state !== 'failing') {
        const updated = update(slot as Slot);
        const waitForNewer = age > ttl ? MAX_WAIT_FOR_OLD_CONTENT_MS : 0;
        const max = slot.items === undefined ? MAX_WAIT_FOR_FIRST_READ_MS : waitForNewer;
        const wait = max - (performance.now() - since);
        if (wait > 0) await Promise.race([updated, pause(wait, undefined, { ref: false })]);
      }
      const { items, entries, status } = slot;
      return { items, entries, state: isKnown(status) ? 'current' : 'failing' };
    },
    async refresh(changes) {
      const changed = [...slots.values()].filter(
        ({ call }) => changes?.some((change) => concerns(change, call.path)) ?? true,
      );
      await Promise.all(
        changed.map(async (slot) => {
          // A read under way may have begun before the change.
          await slot.running;
          slot.probed = undefined;
          await update(slot);
        }),
      );
    },
    onChange: (listener) => void listeners.push(listener),
    peek(call) {
      const { items, entries, status, freshUntil } = slotOf(call);
      const known = performance.now() < freshUntil ? 'current' : 'stale';
      return { items, entries, state: isKnown(status) ? known : 'failing' };
    },
    status: () => contentStatus([...slots.values()].map(({ status }) => status)),
  };
}

/** The same content for one page, which waits for all of its reads together no longer than for one. */
export function forOnePage(reader: ContentReader, begun = performance.now()): ContentReader {
  const { language, facts } = reader;
  return { language, facts, read: (call) => reader.read(call, begun) };
}

/** The items of a list; without the CMS the built-in ones, else none (R6). */
export async function readList<T>(
  content: ContentReader,
  call: ContentCall<readonly T[]>,
): Promise<readonly T[]> {
  const { language, facts } = content;
  return (await content.read(call)).items ?? builtInOf(call, language, facts) ?? [];
}
