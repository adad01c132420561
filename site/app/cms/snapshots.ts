import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Log } from './log.ts';

/** The entries of one read as they were last answered, kept over restarts. */
export interface Snapshot {
  /** ISO time of the read. */
  readonly savedAt: string;
  readonly entries: readonly unknown[];
}

/** Keeps the last good content. Never throws: a full or read-only disk costs the copy, not the site. */
export interface SnapshotStore {
  load(call: string): Snapshot | undefined;
  save(call: string, snapshot: Snapshot): void;
}

const VERSION = 1;

const SnapshotFile = v.object({
  version: v.literal(VERSION),
  call: v.string(),
  savedAt: v.string(),
  sha256: v.string(),
  entries: v.array(v.unknown()),
});

/** Snapshots as files under `folder`, one a call, written whole or not at all. */
export function createSnapshotFiles(folder: string, log: Log): SnapshotStore {
  const fileOf = (call: string) => path.join(folder, `${digest(call).slice(0, 24)}.json`);
  let writable = true;

  return {
    load(call) {
      const file = fileOf(call);
      let text: string;
      try {
        text = readFileSync(file, 'utf8');
      } catch {
        return undefined;
      }
      try {
        const content = v.parse(SnapshotFile, JSON.parse(text));
        if (content.call !== call || content.sha256 !== digest(JSON.stringify(content.entries))) {
          throw new Error('the checksum does not fit');
        }
        return content;
      } catch (error) {
        log.warn({ file, reason: String(error) }, 'Stored content is damaged and is not used');
        return undefined;
      }
    },
    save(call, { savedAt, entries }) {
      const file = fileOf(call);
      const draft = `${file}.${process.pid}.new`;
      const sha256 = digest(JSON.stringify(entries));
      try {
        mkdirSync(folder, { recursive: true });
        writeFileSync(draft, JSON.stringify({ version: VERSION, call, savedAt, sha256, entries }), {
          flush: true,
        });
        renameSync(draft, file);
        writable = true;
      } catch (error) {
        if (writable) {
          log.error(
            { folder, reason: String(error) },
            'The last good content cannot be kept on disk: check the space and rights of DATA_DIR',
          );
        }
        writable = false;
        removeDraft(draft);
      }
    },
  };
}

/** Keeps nothing over a restart; for tests. */
export function createNoSnapshots(): SnapshotStore {
  return { load: () => undefined, save: () => undefined };
}

/** What a full disk left behind; where even this fails there is nothing to remove. */
function removeDraft(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The folder itself is not there.
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
