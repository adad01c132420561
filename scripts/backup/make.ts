import { copyFile, link, mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { Complaint, codeOf, messageOf } from '../complaint.ts';
import { databaseOf } from './database.ts';
import {
  checksumsOf,
  installedStrapi,
  MANIFEST_FILE,
  readManifest,
  writeManifest,
} from './manifest.ts';
import type { Place, Shelf } from './place.ts';
import {
  filesBelow,
  hashOf,
  readSums,
  type Sums,
  sizeBelow,
  sumProblems,
  writeSums,
} from './sums.ts';

/** A backup that was made. */
export interface Made {
  readonly folder: string;
  readonly bytes: number;
  /** Files of the media library, and how many of them the backup before had already. */
  readonly uploads: number;
  readonly shared: number;
  /** Uploads that the database names and the disk does not have: they were missing before. */
  readonly missing: readonly string[];
  /** Older backups that were removed. */
  readonly removed: readonly string[];
}

const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;
/** So much stays free, lest a backup stop the content system itself. */
const SPARE_BYTES = 100_000_000;

/** The finished backups on a shelf, the newest last. */
export async function backupsOn(shelf: string): Promise<string[]> {
  const names = await readdir(shelf).catch((): string[] => []);
  return names.filter((name) => NAME.test(name)).sort();
}

/**
 * Makes a backup while the content system runs, verifies it, and removes the oldest ones. It stands
 * under its name only once it is whole; a file that the backup before had is the same file.
 * @throws Complaint where it cannot be made; the shelf is then as it was
 */
export async function makeBackup(place: Place, shelf: Shelf, now = new Date()): Promise<Made> {
  const name = `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  const folder = path.join(shelf.folder, name);
  const partial = path.join(shelf.folder, `.partial-${name}-${process.pid}`);
  await mkdir(shelf.folder, { recursive: true, mode: 0o700 }).catch((thrown: unknown) => {
    throw new Complaint(`${shelf.folder} cannot be written to (${codeOf(thrown)}).`);
  });
  try {
    await requireRoom(place, shelf.folder);
    await mkdir(partial, { mode: 0o700 });
    const made = await fill(partial, place, await newest(shelf.folder));
    const problems = await backupProblems(partial, place);
    if (problems.length > 0) {
      throw new Complaint(`The backup is not good and was not kept: ${problems.join('; ')}`);
    }
    await rename(partial, folder);
    const removed = await removeOldest(shelf);
    return { ...made, folder, removed };
  } catch (thrown) {
    const full =
      codeOf(thrown) === 'ENOSPC' || /disk is full|No space left/i.test(messageOf(thrown));
    if (full) throw new Complaint(`The disk of ${shelf.folder} is full: nothing was kept.`);
    throw thrown;
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

/** What is wrong with a backup: its files, or a database that cannot be read. */
export async function backupProblems(folder: string, place: Place): Promise<readonly string[]> {
  const manifest = await readManifest(folder);
  const problems = await sumProblems(folder);
  if (problems.length > 0) return problems;
  const database = databaseOf(place);
  if (manifest.database !== database.kind) return [];
  return database.problemsOf(path.join(folder, database.file));
}

async function fill(folder: string, place: Place, before: string | undefined) {
  const database = databaseOf(place);
  await writeManifest(folder, {
    format: 1,
    createdAt: new Date().toISOString(),
    strapi: installedStrapi(),
    database: database.kind,
    uploads: place.bucket ? 'bucket' : 'disk',
    secrets: checksumsOf(place.secrets),
  });
  // The database first: an upload that comes meanwhile is then too much, not too little.
  await database.save(path.join(folder, database.file));
  const sums = new Map<string, string>();
  for (const name of [MANIFEST_FILE, database.file]) {
    sums.set(name, await hashOf(path.join(folder, name)));
  }
  const uploads = place.bucket ? [] : await filesBelow(uploadsOf(place)).catch(() => []);
  const earlier = before ? await readSums(before).catch((): Sums => new Map()) : new Map();
  let shared = 0;
  for (const name of uploads) {
    const target = path.join('uploads', name);
    const kept = await keep(path.join(uploadsOf(place), name), path.join(folder, target), {
      sum: earlier.get(`uploads/${name}`),
      file: before && path.join(before, target),
    });
    if (!kept) continue;
    sums.set(`uploads/${name}`, kept.sum);
    if (kept.shared) shared += 1;
  }
  await writeSums(folder, sums);
  const named = place.bucket ? [] : await database.uploads();
  const missing = named.filter((name) => !sums.has(`uploads/${name}`));
  return { bytes: await sizeBelow(folder), uploads: sums.size - 2, shared, missing };
}

/** Copies a file, or takes the one of the backup before. Undefined where it is gone meanwhile. */
async function keep(
  source: string,
  target: string,
  earlier: { sum: string | undefined; file: string | undefined },
): Promise<{ sum: string; shared: boolean } | undefined> {
  try {
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    if (earlier.file && earlier.sum && (await hashOf(source)) === earlier.sum) {
      const linked = await link(earlier.file, target).then(
        () => true,
        () => false,
      );
      if (linked) return { sum: earlier.sum, shared: true };
    }
    await copyFile(source, target);
    return { sum: await hashOf(target), shared: false };
  } catch (thrown) {
    if (codeOf(thrown) === 'ENOENT') return undefined;
    throw thrown;
  }
}

async function requireRoom(place: Place, folder: string): Promise<void> {
  const before = await newest(folder);
  const disk = await statfs(folder).catch(() => null);
  if (!disk || disk.bsize === 0) return;
  const [database, uploads, had] = await Promise.all([
    databaseOf(place).size(),
    place.bucket ? 0 : sizeBelow(uploadsOf(place)),
    before ? sizeBelow(path.join(before, 'uploads')) : 0,
  ]);
  const needed = database + Math.max(0, uploads - had) + SPARE_BYTES;
  const free = disk.bavail * disk.bsize;
  if (free >= needed) return;
  throw new Complaint(
    `There is not enough room for a backup in ${folder}: ${megabytes(free)} free, about ${megabytes(needed)} needed.\nFree some space, keep fewer backups (BACKUP_KEEP), or choose another disk (BACKUP_DIR).`,
  );
}

async function newest(folder: string): Promise<string | undefined> {
  const name = (await backupsOn(folder)).at(-1);
  return name && path.join(folder, name);
}

async function removeOldest({ folder, keep }: Shelf): Promise<readonly string[]> {
  const names = await backupsOn(folder);
  const tooMany = names.slice(0, Math.max(0, names.length - keep));
  for (const name of tooMany) await rm(path.join(folder, name), { recursive: true, force: true });
  // What an earlier run left behind when its machine went down.
  const day = Date.now() - 24 * 60 * 60 * 1000;
  for (const name of await readdir(folder)) {
    if (!name.startsWith('.partial-')) continue;
    const left = await stat(path.join(folder, name)).catch(() => null);
    if (left && left.mtimeMs < day) await rm(path.join(folder, name), { recursive: true });
  }
  return tooMany;
}

/** The folder of the media library's files. */
export function uploadsOf({ dataDir }: Place): string {
  return path.join(dataDir, 'public', 'uploads');
}

/** `12 MB`. */
export function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_000_000)} MB`;
}
