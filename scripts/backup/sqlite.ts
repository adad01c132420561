import { existsSync } from 'node:fs';
import { chmod, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { messageOf, UserError } from '../errors.mjs';
import { type Database, STRAPI_TABLES } from './database.ts';

/** How long the copy waits for a write of the CMS that is under way. */
const BUSY_TIMEOUT_MS = 30_000;

export function sqliteDatabase(dataDir: string): Database {
  const live = path.join(dataDir, 'database.sqlite');
  return {
    kind: 'SQLite',
    file: 'database.sqlite',

    async save(file) {
      if (!existsSync(live)) {
        throw new UserError(
          `There is no database at ${live}. Has the CMS been started? Is CMS_DATA_DIR right?`,
        );
      }
      query(
        new DatabaseSync(live),
        `pragma busy_timeout = ${BUSY_TIMEOUT_MS}`,
        `vacuum into '${file.replaceAll("'", "''")}'`,
      );
    },

    async check(file) {
      try {
        // Without writing, since SQLite would make a file that is not there.
        const open = () => new DatabaseSync(file, { readOnly: true });
        const [row] = query(open(), 'pragma integrity_check');
        if (row?.integrity_check !== 'ok') throw new Error(String(row?.integrity_check));
        for (const table of STRAPI_TABLES) query(open(), `select 1 from ${table} limit 1`);
      } catch (thrown) {
        throw new UserError(`The database in this backup is damaged (${messageOf(thrown)}).`);
      }
    },

    isEmpty: async () => !existsSync(live),

    async requireUnused() {
      if (!existsSync(live)) return;
      try {
        // SQLite refuses to leave its write-ahead log while another program has the database open.
        query(new DatabaseSync(live), 'pragma journal_mode = delete');
      } catch {
        throw new UserError(`Another program uses ${live}. Stop the CMS first.`);
      }
    },

    async replaceWith(file) {
      await chmod(file, 0o600);
      for (const end of ['-wal', '-shm']) await rm(`${live}${end}`, { force: true });
      await rename(file, live);
    },
  };
}

/** Returns the rows of the last statement. */
function query(database: DatabaseSync, ...statements: readonly string[]) {
  try {
    return statements.map((statement) => database.prepare(statement).all()).at(-1) ?? [];
  } finally {
    database.close();
  }
}
