import { existsSync } from 'node:fs';
import { copyFile, readdir, readlink, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Complaint, messageOf } from '../complaint.ts';
import type { Database } from './database.ts';

/** The SQLite database in the content system's data folder. */
export function sqliteDatabase(dataDir: string): Database {
  const live = path.join(dataDir, 'database.sqlite');
  return {
    kind: 'sqlite',
    file: 'database.sqlite',
    size: () =>
      stat(live).then(
        ({ size }) => size,
        () => 0,
      ),

    async save(file) {
      if (!existsSync(live)) {
        throw new Complaint(
          `There is no database at ${live}. Has the content system been started? Is CMS_DATA_DIR right?`,
        );
      }
      // One read transaction: writers go on meanwhile, and nothing of them is half in the copy.
      withDatabase(live, (database) => {
        database.exec('pragma busy_timeout = 30000');
        database.prepare('vacuum into ?').run(file);
      });
    },

    async problemsOf(file) {
      try {
        return withDatabase(file, (database) => {
          const rows = database.prepare('pragma integrity_check').all();
          const said = rows.map((row) => String(Object.values(row)[0]));
          return said.length === 1 && said[0] === 'ok' ? [] : said;
        });
      } catch (thrown) {
        return [`the database cannot be read (${messageOf(thrown)})`];
      }
    },

    async uploads() {
      return withDatabase(live, (database) =>
        database
          .prepare("select url from files where provider = 'local'")
          .all()
          .map((row) => String(row.url)),
      ).flatMap((url) => (url.startsWith('/uploads/') ? [url.slice('/uploads/'.length)] : []));
    },

    isEmpty: async () => !existsSync(live),
    inUse: async () => {
      const pid = await holderOf(live);
      return pid && `The content system still uses ${live} (process ${pid}). Stop it first.`;
    },

    async bringBack(file) {
      const beside = `${live}.incoming`;
      await rm(beside, { force: true });
      await copyFile(file, beside);
      // What had not yet been written into the old file must not be applied to the new one.
      await Promise.all(['-wal', '-shm'].map((end) => rm(`${live}${end}`, { force: true })));
      await rename(beside, live);
    },
  };
}

function withDatabase<Result>(file: string, work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(file);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** A process that has the file open, where the system tells (Linux, one's own processes). */
async function holderOf(file: string): Promise<string | undefined> {
  const processes = (await readdir('/proc').catch((): string[] => [])).filter((name) =>
    /^\d+$/.test(name),
  );
  for (const pid of processes) {
    if (pid === String(process.pid)) continue;
    const open = await readdir(`/proc/${pid}/fd`).catch((): string[] => []);
    for (const each of open) {
      const target = await readlink(`/proc/${pid}/fd/${each}`).catch(() => '');
      if (target === file) return pid;
    }
  }
  return undefined;
}
