import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { Log } from '../../app/cms/log.ts';
import {
  type SubmissionFields,
  type SubmissionKind,
  submissionPaths,
} from '../../app/cms/submissions.ts';
import type { Identity } from './identity.ts';

/** A submission that was accepted and is not delivered yet. */
export interface Waiting {
  readonly row: number;
  /** Its `Idempotency-Key`. */
  readonly id: string;
  readonly kind: SubmissionKind;
  readonly fields: SubmissionFields;
  /** How often its delivery was tried before. */
  readonly attempts: number;
}

/** How many submissions wait, and since when (ISO 8601) the oldest does. */
export interface Queue {
  readonly waiting: number;
  readonly since: string | null;
}

/** What this site remembers of submissions: which have arrived (24 hours), and which still wait. */
export interface SubmissionStore {
  /** False where nothing can be kept over a restart: then only memory is used. */
  readonly durable: boolean;
  /** Whether the same submission was accepted within the last 24 hours. */
  knows(identity: Identity): boolean;
  /** Notes that a submission has arrived. */
  remember(identity: Identity): void;
  /** Writes a submission down, synced to disk. `full` and `unusable`: nothing was written. */
  keep(
    identity: Identity,
    kind: SubmissionKind,
    fields: SubmissionFields,
  ): 'kept' | 'full' | 'unusable';
  /** The longest waiting entry that is due, reserved for whoever asked for `leaseMs`. */
  next(leaseMs: number): Waiting | undefined;
  /** Milliseconds until an entry is due; undefined where none waits. */
  untilNext(): number | undefined;
  /** Erases a delivered entry. */
  delivered(row: number): void;
  /** Puts an entry off by `ms`. */
  postpone(row: number, ms: number): void;
  queue(): Queue;
  close(): void;
}

const day = 24 * 60 * 60 * 1000;
/** More than the limits let through in a day; then the oldest go first. */
const mostRemembered = 200_000;

const layout = `
  CREATE TABLE IF NOT EXISTS accepted (
    id TEXT PRIMARY KEY, content TEXT NOT NULL, keyed INTEGER NOT NULL, at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS accepted_content ON accepted (content);
  CREATE INDEX IF NOT EXISTS accepted_at ON accepted (at);
  CREATE TABLE IF NOT EXISTS waiting (
    row INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL, kind TEXT NOT NULL,
    fields TEXT NOT NULL, at INTEGER NOT NULL, attempts INTEGER NOT NULL, due INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS waiting_due ON waiting (due);
`;

const isKind = (value: unknown): value is SubmissionKind =>
  typeof value === 'string' && value in submissionPaths;

const WaitingRow = v.object({
  row: v.number(),
  id: v.string(),
  kind: v.custom<SubmissionKind>(isKind),
  fields: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
  attempts: v.number(),
});
const QueueRow = v.object({ waiting: v.number(), since: v.nullable(v.number()) });
const DueRow = v.object({ due: v.nullable(v.number()) });

export interface StoreOptions {
  /** The database file; created with its folder, for its owner only. */
  readonly file: string;
  /** How many submissions may wait. */
  readonly most: number;
  readonly log: Log;
  readonly now?: () => number;
}

/** Opens the store; where the file cannot be used, one in memory that keeps no submission. */
export function openSubmissionStore({
  file,
  most,
  log,
  now = Date.now,
}: StoreOptions): SubmissionStore {
  const { database, durable } = open(file, log);
  const prepare = (sql: string) => database.prepare(sql);
  const knowsKeyed = prepare(
    'SELECT 1 FROM accepted WHERE at > ? AND (id = ? OR (content = ? AND keyed = 0)) LIMIT 1',
  );
  const knowsContent = prepare('SELECT 1 FROM accepted WHERE at > ? AND content = ? LIMIT 1');
  const accept = prepare('INSERT OR REPLACE INTO accepted VALUES (?, ?, ?, ?)');
  const forgetOld = prepare('DELETE FROM accepted WHERE at <= ?');
  const forgetExcess = prepare(
    'DELETE FROM accepted WHERE at < (SELECT at FROM accepted ORDER BY at DESC LIMIT 1 OFFSET ?)',
  );
  const add = prepare(
    'INSERT INTO waiting (id, kind, fields, at, attempts, due) VALUES (?, ?, ?, ?, 0, ?)',
  );
  const lease = prepare(
    `UPDATE waiting SET due = ?, attempts = attempts + 1
     WHERE row = (SELECT row FROM waiting WHERE due <= ? ORDER BY due, row LIMIT 1)
     RETURNING row, id, kind, fields, attempts - 1 AS attempts`,
  );
  const firstDue = prepare('SELECT min(due) AS due FROM waiting');
  const erase = prepare('DELETE FROM waiting WHERE row = ?');
  const putOff = prepare('UPDATE waiting SET due = ? WHERE row = ?');
  const count = prepare('SELECT count(*) AS waiting, min(at) AS since FROM waiting');

  let lastTidied = 0;
  function note({ id, content, keyed }: Identity): void {
    accept.run(id, content, keyed ? 1 : 0, now());
    if (now() - lastTidied < 60_000) return;
    lastTidied = now();
    forgetOld.run(now() - day);
    forgetExcess.run(mostRemembered);
  }
  const countWaiting = () => v.parse(QueueRow, count.get());
  const failed = (error: unknown) =>
    log.error({ reason: String(error) }, 'The file of submissions cannot be used');

  return {
    durable,
    knows({ id, content, keyed }) {
      const since = now() - day;
      const found = keyed ? knowsKeyed.get(since, id, content) : knowsContent.get(since, content);
      return found !== undefined;
    },
    remember(identity) {
      try {
        note(identity);
      } catch (error) {
        // It has arrived: that a repeat could not be recognised is no reason to say otherwise.
        failed(error);
      }
    },
    keep(identity, kind, fields) {
      if (!durable) return 'unusable';
      try {
        database.exec('BEGIN IMMEDIATE');
        try {
          if (countWaiting().waiting >= most) {
            database.exec('ROLLBACK');
            return 'full';
          }
          add.run(identity.id, kind, JSON.stringify(fields), now(), now());
          note(identity);
          database.exec('COMMIT');
          return 'kept';
        } catch (error) {
          database.exec('ROLLBACK');
          throw error;
        }
      } catch (error) {
        failed(error);
        return 'unusable';
      }
    },
    next(leaseMs) {
      const row = lease.get(now() + leaseMs, now());
      return row === undefined ? undefined : v.parse(WaitingRow, row);
    },
    untilNext() {
      const { due } = v.parse(DueRow, firstDue.get());
      return due === null ? undefined : Math.max(0, due - now());
    },
    delivered(row) {
      erase.run(row);
      // What was erased must not stay behind in the log of changes either.
      if (countWaiting().waiting === 0) database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    postpone(row, ms) {
      putOff.run(now() + ms, row);
    },
    queue() {
      const { waiting, since } = countWaiting();
      return { waiting, since: since === null ? null : new Date(since).toISOString() };
    },
    close: () => database.close(),
  };
}

function open(file: string, log: Log): { database: DatabaseSync; durable: boolean } {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    // Made before SQLite opens it, so that it is never readable by others, not even for a moment;
    // SQLite gives its side files the same rights.
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
    const database = new DatabaseSync(file);
    database.exec(
      'PRAGMA busy_timeout = 2000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;',
    );
    database.exec(layout);
    return { database, durable: true };
  } catch (error) {
    log.error({ file, reason: String(error) }, 'The file of submissions cannot be opened');
    const database = new DatabaseSync(':memory:');
    database.exec(layout);
    return { database, durable: false };
  }
}
