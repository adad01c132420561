import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UserError } from '../errors.mjs';
import { databaseOf } from './database-of.ts';
import { type Installation, uploadsOf } from './installation.ts';
import { MANIFEST_FILE, manifestFor, manifestOf } from './manifest.ts';
import { tool } from './tool.ts';

/** A few say what kind of file it is. */
const MAX_NAMED = 5;
const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.tar\.gz$/;

/** The newest is the last one. Copies made before a restore are not among them. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.filter((name) => NAME.test(name)).sort();
}

/** Returns the file of the backup. One with a `label` is never removed and never the latest. */
export async function makeBackup(
  installation: Installation,
  label = '',
  now = new Date(),
): Promise<string> {
  const { backups } = installation;
  const name = `${label}${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;
  await mkdir(backups, { recursive: true, mode: 0o700 });
  const work = await mkdtemp(path.join(backups, '.partial-'));
  try {
    const database = databaseOf(installation);
    const archive = path.join(work, name);
    await writeFile(
      path.join(work, MANIFEST_FILE),
      JSON.stringify(manifestOf(installation), null, 2),
    );
    // The database is saved first: an upload that comes meanwhile is then one too many, never one too few.
    await database.save(path.join(work, database.file));
    const files = ['-C', work, MANIFEST_FILE, database.file, ...uploadArguments(installation)];
    await tool('tar', ['-czhf', archive, ...files]);
    await checkBackup(archive, installation);
    await chmod(archive, 0o600);
    await rename(archive, path.join(backups, name));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  const old = (await backupsIn(backups)).slice(0, -installation.keep);
  for (const each of old) await rm(path.join(backups, each));
  return path.join(backups, name);
}

export async function checkBackup(archive: string, installation: Installation): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
  try {
    await unpackBackup(archive, installation, folder, [
      MANIFEST_FILE,
      databaseOf(installation).file,
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws UserError where the backup is damaged or does not fit that installation */
export async function unpackBackup(
  archive: string,
  installation: Installation,
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
      `This is no backup, it holds more than plain files:\n${others.slice(0, MAX_NAMED).join('\n')}`,
    );
  }
  const manifest = manifestFor(installation, await tool('tar', ['-xzOf', archive, MANIFEST_FILE]));
  await tool('tar', ['-xzf', archive, '--no-same-owner', '-C', folder, ...files]);
  const database = databaseOf(installation);
  await database.check(path.join(folder, database.file));
  return manifest;
}

function uploadArguments(installation: Installation): string[] {
  const folder = uploadsOf(installation);
  if (installation.hasBucket || !existsSync(folder)) return [];
  return ['-C', path.dirname(folder), path.basename(folder)];
}
