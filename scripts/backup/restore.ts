import { cp, mkdir, readdir, rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { Complaint } from '../complaint.ts';
import { databaseOf } from './database.ts';
import { backupProblems, backupsOn, makeBackup, megabytes, uploadsOf } from './make.ts';
import { installedStrapi, type Manifest, otherSecrets, readManifest } from './manifest.ts';
import type { Place, Shelf } from './place.ts';
import { sizeBelow } from './sums.ts';

/** What came back. */
export interface Restored {
  readonly from: string;
  readonly manifest: Manifest;
  /** Secrets that are not those of the backup; parts of the database are closed to others. */
  readonly otherSecrets: readonly string[];
  /** Where that is kept which was there before. */
  readonly before?: string;
}

/** The folder that `latest`, a backup's name on the shelf, or a path means. */
export async function findBackup(given: string, shelf: Shelf, from: string): Promise<string> {
  const names = await backupsOn(shelf.folder);
  if (given !== 'latest') {
    return names.includes(given) ? path.join(shelf.folder, given) : path.resolve(from, given);
  }
  const name = names.at(-1);
  if (name) return path.join(shelf.folder, name);
  throw new Complaint(`There is no backup in ${shelf.folder} (BACKUP_DIR).`);
}

/**
 * Brings a backup back into an empty place, or with `replace` in place of what is there, of which a
 * backup is made first. Everything that can be known beforehand is checked before anything changes.
 * @throws Complaint where the backup is damaged, does not fit, or the content system still runs
 */
export async function restoreBackup(
  place: Place,
  shelf: Shelf,
  options: { readonly from: string; readonly replace: boolean },
): Promise<Restored> {
  const { from } = options;
  const manifest = await readManifest(from);
  const database = databaseOf(place);
  requireFit(manifest, place);
  const problems = await backupProblems(from, place);
  if (problems.length > 0) {
    throw new Complaint(
      `This backup is damaged, and nothing was changed: ${problems.slice(0, 5).join('; ')}.\nTake an older one.`,
    );
  }
  const inUse = await database.inUse();
  if (inUse) throw new Complaint(`${inUse} Nothing was changed.`);

  const uploads = uploadsOf(place);
  const present = await readdir(uploads).catch((): string[] => []);
  const hasUploads = present.some((name) => !name.startsWith('.'));
  const occupied = !(await database.isEmpty()) || (manifest.uploads === 'disk' && hasUploads);
  if (occupied && !options.replace) {
    throw new Complaint(
      'There is content here already, and nothing was changed. Add --replace to put the backup in its place; a backup of what is here is made first.',
    );
  }
  const saved =
    occupied && !(await database.isEmpty()) ? await makeBackup(place, keepingAll(shelf)) : null;

  await mkdir(place.dataDir, { recursive: true });
  await requireRoom(from, place);
  const incoming = `${uploads}.incoming`;
  const outgoing = `${uploads}.outgoing`;
  await Promise.all([incoming, outgoing].map((each) => rm(each, { recursive: true, force: true })));
  if (manifest.uploads === 'disk') {
    await mkdir(incoming, { recursive: true });
    await cp(path.join(from, 'uploads'), incoming, { recursive: true }).catch(onlyMissing);
  }
  await database.bringBack(path.join(from, database.file));
  if (manifest.uploads === 'disk') {
    await rename(uploads, outgoing).catch(onlyMissing);
    await rename(incoming, uploads);
    await rm(outgoing, { recursive: true, force: true });
  }
  return {
    ...{ from, manifest, otherSecrets: otherSecrets(manifest, place.secrets) },
    ...(saved ? { before: saved.folder } : {}),
  };
}

/** A backup that is made for safety must not push out the one that is to be restored. */
function keepingAll(shelf: Shelf): Shelf {
  return { ...shelf, keep: Number.MAX_SAFE_INTEGER };
}

function requireFit(manifest: Manifest, place: Place): void {
  const kind = databaseOf(place).kind;
  const name = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
  if (manifest.database !== kind) {
    throw new Complaint(
      `This is a backup of ${name[manifest.database]}, and the settings here name ${name[kind]} (DATABASE_URL). Nothing was changed.\nTo move from one to the other use npm run cms:export and npm run cms:import.`,
    );
  }
  if (manifest.uploads === 'disk' && place.bucket) {
    throw new Complaint(
      'This backup has its uploads with it, and the settings here keep them on S3 (S3_BUCKET). Nothing was changed.',
    );
  }
  if (isNewer(manifest.strapi, installedStrapi())) {
    throw new Complaint(
      `This backup was made with Strapi ${manifest.strapi}, and here is ${installedStrapi()}: an older program may spoil a newer database. Nothing was changed.\nUpdate the programs first.`,
    );
  }
}

/** Whether version `one` is above `other`: 5.60.0 above 5.54.1. */
export function isNewer(one: string, other: string): boolean {
  const parts = (version: string) => version.split('.').map((part) => Number.parseInt(part, 10));
  const [left, right] = [parts(one), parts(other)];
  for (let at = 0; at < 3; at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

async function requireRoom(from: string, { dataDir }: Place): Promise<void> {
  const disk = await statfs(dataDir).catch(() => null);
  if (!disk || disk.bsize === 0) return;
  const needed = await sizeBelow(from);
  const free = disk.bavail * disk.bsize;
  if (free >= needed) return;
  throw new Complaint(
    `There is not enough room in ${dataDir}: ${megabytes(free)} free, ${megabytes(needed)} needed. Nothing was changed.`,
  );
}

function onlyMissing(thrown: unknown): void {
  if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT')) throw thrown;
}
