import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Log } from './log.ts';

const Snapshot = v.object({
  call: v.string(),
  savedAt: v.string(),
  entries: v.array(v.unknown()),
});

export type Snapshot = v.InferOutput<typeof Snapshot>;

export type SnapshotStore = ReturnType<typeof createSnapshotFiles>;

/** 128 bits: no two calls have the same hash. */
const HASH_LETTERS = 32;
/** A file system takes 255 bytes, with what is put behind it. */
const MAX_NAME_LETTERS = 160;

function fileNameOf(call: string): string {
  const name = call.replace(/\W+/g, '-');
  if (name.length <= MAX_NAME_LETTERS) return name;
  const rest = createHash('sha256').update(call).digest('hex').slice(0, HASH_LETTERS);
  return `${name.slice(0, MAX_NAME_LETTERS - rest.length)}${rest}`;
}

/** Keeps the last good content on disk. Never throws: a full disk costs the copy, not the site. */
export function createSnapshotFiles(folder: string, log: Log) {
  const fileOf = (call: string) => path.join(folder, `${fileNameOf(call)}.json`);
  let isReported = false;

  return {
    load(call: string): Snapshot | undefined {
      const file = fileOf(call);
      if (!existsSync(file)) return undefined;
      try {
        return v.parse(Snapshot, JSON.parse(readFileSync(file, 'utf8')));
      } catch (error) {
        log.warn({ file, reason: String(error) }, 'Stored content is damaged and is not used');
        return undefined;
      }
    },
    save(snapshot: Snapshot): void {
      const file = fileOf(snapshot.call);
      const temporary = `${file}.${process.pid}.new`;
      try {
        mkdirSync(folder, { recursive: true });
        writeFileSync(temporary, JSON.stringify(snapshot), { flush: true });
        // Renaming is atomic: a crash leaves the old file or the new one.
        renameSync(temporary, file);
        isReported = false;
      } catch (error) {
        const reason = String(error);
        if (!isReported)
          log.error({ folder, reason }, 'Content is not kept on disk: check DATA_DIR');
        isReported = true;
        rmSync(temporary, { force: true });
      }
    },
  };
}
