import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { messageOf, UserError } from '../errors.mjs';
import { databaseOf } from './database-of.ts';
import { type Installation, uploadsOf } from './installation.ts';
import { MANIFEST_FILE, manifestFor, manifestOf } from './manifest.ts';
import { tool } from './tool.ts';
import { alone, inWorkFolder } from './work-folder.ts';

/** A few say what kind of file it is. */
const MAX_NAMED = 5;
/** What tar says of a file that the CMS replaced or deleted meanwhile. */
const CHANGED_FILE = /file changed as we read it|No such file or directory/;
const MAX_TRIES = 3;
const PAUSE_MS = 2_000;
const UPLOADS = 'uploads';
const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.tar\.gz$/;

/** The newest is the last one. Copies made before a restore are not among them. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.filter((name) => NAME.test(name)).sort();
}

/** Returns the file of the backup. */
export async function makeBackup(installation: Installation, now = new Date()): Promise<string> {
  const uploads = uploadsOf(installation);
  if (!installation.hasBucket && !existsSync(uploads)) {
    throw new UserError(`There is no folder ${uploads}. Is CMS_DATA_DIR right?`);
  }
  return alone(installation, async () => {
    const file = await writeBackup(installation, '', now);
    const old = (await backupsIn(installation.backups)).slice(0, -installation.keep);
    for (const each of old) await rm(path.join(installation.backups, each));
    return file;
  });
}

/** A backup with a `label` is never removed and never the latest. */
export async function writeBackup(
  installation: Installation,
  label: string,
  now: Date,
): Promise<string> {
  const name = `${label}${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;
  const file = path.join(installation.backups, name);
  for (let tries = 1; ; tries += 1) {
    try {
      await inWorkFolder(installation.backups, async (work) => {
        const archive = path.join(work, name);
        await pack(installation, work, archive);
        await unpackBackup(archive, installation, work, filesToCheck(installation));
        await chmod(archive, 0o600);
        await rename(archive, file);
      });
      return file;
    } catch (thrown) {
      if (tries === MAX_TRIES || !CHANGED_FILE.test(messageOf(thrown))) throw thrown;
      await setTimeout(PAUSE_MS);
    }
  }
}

async function pack(installation: Installation, work: string, archive: string): Promise<void> {
  const database = databaseOf(installation);
  const manifest = JSON.stringify(manifestOf(installation), null, 2);
  await writeFile(path.join(work, MANIFEST_FILE), manifest);
  // The database is saved first: an upload that comes meanwhile is then one too many, never one too few.
  await database.save(path.join(work, database.file));
  const files = ['-C', work, MANIFEST_FILE, database.file];
  if (!installation.hasBucket) {
    // tar gets the names of the files, since it fails where a folder changes that it reads.
    const list = path.join(work, 'files');
    const uploads = uploadsOf(installation);
    await mkdir(path.join(work, UPLOADS));
    await writeFile(list, (await filesIn(uploads)).map((each) => `${each}\0`).join(''));
    files.push(UPLOADS, '-C', path.dirname(uploads), '--null', '-T', list);
  }
  await tool('tar', ['-czhf', archive, ...files]);
}

/** Their names begin with that of the folder. */
async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) =>
      path.relative(path.dirname(folder), path.join(parentPath, name)),
    );
}

/** @throws UserError where the backup is damaged or does not fit that installation */
export async function checkBackup(archive: string, installation: Installation): Promise<void> {
  await alone(installation, () =>
    inWorkFolder(installation.backups, (work) =>
      unpackBackup(archive, installation, work, filesToCheck(installation)),
    ),
  );
}

function filesToCheck(installation: Installation): string[] {
  return [MANIFEST_FILE, databaseOf(installation).file];
}

/** @throws UserError where the archive is cut short, or none that a backup makes */
async function readArchive(args: readonly string[]): Promise<string> {
  try {
    return await tool('tar', args);
  } catch (thrown) {
    throw new UserError(
      `This file is no backup, or a damaged one, and nothing was changed. Try an older one.\n${messageOf(thrown)}`,
    );
  }
}

/**
 * Checks a backup and unpacks it, or of it only `files`.
 * @throws UserError where the backup is damaged or does not fit that installation
 */
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
  const lines = (await readArchive(['-tvzf', archive])).split('\n').filter(Boolean);
  const others = lines.filter((line) => !/^[-d]/.test(line));
  if (others.length > 0) {
    throw new UserError(
      `This is no backup, it holds more than plain files:\n${others.slice(0, MAX_NAMED).join('\n')}`,
    );
  }
  const manifest = manifestFor(installation, await readArchive(['-xzOf', archive, MANIFEST_FILE]));
  if (manifest.hasUploads && !lines.some((line) => /^d.* uploads\/$/.test(line))) {
    throw new UserError('This backup is damaged: it lacks the folder of the uploads.');
  }
  await tool('tar', ['-xzf', archive, '--no-same-owner', '-C', folder, ...files]);
  const database = databaseOf(installation);
  await database.check(path.join(folder, database.file));
  return manifest;
}
