import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UserError } from '../errors.mjs';
import { databaseOf } from './database.ts';
import { MANIFEST_FILE, manifestFor, manifestOf } from './manifest.ts';
import { type Place, uploadsOf } from './place.ts';
import { tool } from './tool.ts';

const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.tar\.gz$/;

/** The newest is the last one. Copies made before a restore are not among them. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.filter((name) => NAME.test(name)).sort();
}

/** Gives the file of the backup. One with a `label` is never removed and never the latest. */
export async function makeBackup(place: Place, label = '', now = new Date()): Promise<string> {
  const { backups } = place;
  const name = `${label}${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;
  await mkdir(backups, { recursive: true, mode: 0o700 });
  const work = await mkdtemp(path.join(backups, '.partial-'));
  try {
    const database = databaseOf(place);
    const archive = path.join(work, name);
    await writeFile(path.join(work, MANIFEST_FILE), JSON.stringify(manifestOf(place), null, 2));
    // The database first: an upload that comes meanwhile is then one too many, never one too few.
    await database.save(path.join(work, database.file));
    const files = ['-C', work, MANIFEST_FILE, database.file, ...uploadArguments(place)];
    await tool('tar', ['-czhf', archive, ...files]);
    await checkBackup(archive, place);
    await chmod(archive, 0o600);
    await rename(archive, path.join(backups, name));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  const old = (await backupsIn(backups)).slice(0, -place.keep);
  for (const each of old) await rm(path.join(backups, each));
  return path.join(backups, name);
}

export async function checkBackup(archive: string, place: Place): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
  try {
    await unpackBackup(archive, place, folder, [MANIFEST_FILE, databaseOf(place).file]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws UserError where the backup is damaged or does not fit that place */
export async function unpackBackup(
  archive: string,
  place: Place,
  folder: string,
  files: readonly string[] = [],
) {
  if (!(await stat(archive).catch(() => null))?.isFile()) {
    throw new UserError(`There is no backup ${archive}.`);
  }
  // A link could lead out of the folder. Each line begins with the kind: "-" is a file, "d" a folder.
  const lines = (await tool('tar', ['-tvzf', archive])).split('\n').filter(Boolean);
  const others = lines.filter((line) => !/^[-d]/.test(line));
  if (others.length > 0) {
    throw new UserError(
      `This is no backup, it holds more than plain files:\n${others.slice(0, 5).join('\n')}`,
    );
  }
  const manifest = manifestFor(place, await tool('tar', ['-xzOf', archive, MANIFEST_FILE]));
  await tool('tar', ['-xzf', archive, '--no-same-owner', '-C', folder, ...files]);
  const database = databaseOf(place);
  await database.check(path.join(folder, database.file));
  return manifest;
}

function uploadArguments(place: Place): string[] {
  const folder = uploadsOf(place);
  if (place.hasBucket || !existsSync(folder)) return [];
  return ['-C', path.dirname(folder), path.basename(folder)];
}
