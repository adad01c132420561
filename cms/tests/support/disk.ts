import { type ChildProcess, execFile } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { onPostgres } from './database.ts';
import { atEnd, type Installation } from './installation.ts';
import type { StartedStrapi } from './start-strapi.ts';

const run = promisify(execFile);

/** A disk of a CMS that can be filled. */
interface Disk {
  readonly strapi: StartedStrapi;
  /** Whether the CMS can find out that the disk is full, and not only that a write fails. */
  readonly isNamed: boolean;
  /** Leaves space for this number of bytes, or none. PostgreSQL does not count bytes. */
  fill(bytes?: number): Promise<void>;
  empty(): Promise<void>;
}

/**
 * Starts a CMS on a disk that a test can fill. On SQLite, root gets a small disk in memory; for other users, a limit of
 * the process makes its files too small. On PostgreSQL, the database refuses each row at the COMMIT.
 */
export async function startOnDisk(
  installation: Installation,
  env: Readonly<Record<string, string>>,
): Promise<Disk> {
  const { dataDir, databaseUrl } = installation;
  // Received and stored files are on the same disk, as on a server with one disk.
  const start = (onSpawn?: (strapi: ChildProcess) => void) =>
    installation.start({ ...env, TMPDIR: dataDir }, onSpawn);
  if (databaseUrl) return onFullPostgres(await start(), databaseUrl);
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', dataDir]).then(
    () => true,
    () => false,
  );
  if (isMounted) {
    atEnd(() => run('umount', ['--lazy', dataDir]));
    return onTmpfs(await start(), dataDir);
  }
  let pid: number | undefined;
  const strapi = await start((started) => {
    pid = started.pid;
  });
  const limit = (bytes: number | 'unlimited') =>
    run('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:`]);
  return {
    strapi,
    isNamed: false,
    async fill(bytes = 1) {
      cutLog(dataDir);
      await limit(bytes);
    },
    empty: async () => void (await limit('unlimited')),
  };
}

/** SQLite first uses the free space in its log. */
function cutLog(dataDir: string): void {
  const database = new DatabaseSync(path.join(dataDir, 'database.sqlite'), { timeout: 5_000 });
  try {
    database.exec('pragma wal_checkpoint(truncate)');
  } finally {
    database.close();
  }
}

function onTmpfs(strapi: StartedStrapi, dataDir: string): Disk {
  const filler = path.join(dataDir, 'filler');
  return {
    strapi,
    isNamed: true,
    async fill(bytes = 0) {
      await rm(filler, { force: true });
      cutLog(dataDir);
      const file = await open(filler, 'w');
      let size = 0;
      for (const length of [1_000_000, 4_096]) {
        const piece = Buffer.alloc(length);
        for (let written = length; written === length; size += written) {
          written = await file.write(piece).then(
            ({ bytesWritten }) => bytesWritten,
            () => 0,
          );
        }
      }
      await file.truncate(size - Math.round(bytes));
      await file.close();
    },
    empty: () => rm(filler),
  };
}

async function onFullPostgres(strapi: StartedStrapi, url: string): Promise<Disk> {
  await onPostgres(
    url,
    `create table disk (is_full boolean);
    insert into disk values (false);
    create function refuse_row() returns trigger language plpgsql as $$ begin
      if (select is_full from disk) then raise 'no room' using errcode = 'disk_full'; end if;
      return null;
    end $$;
    do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'disk' loop
        execute format('create constraint trigger refuse_row after insert or update or delete on %I
          deferrable initially deferred for each row execute function refuse_row()', name);
      end loop;
    end $$`,
  );
  const set = async (isFull: boolean) =>
    void (await onPostgres(url, `update disk set is_full = ${isFull}`));
  return { strapi, isNamed: true, fill: () => set(true), empty: () => set(false) };
}
