import { existsSync } from 'node:fs';
import { mkdir, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../errors.mjs';
import { givenPath } from '../options.ts';
import { backupsIn, unpackBackup, writeBackup } from './backup.ts';
import { databaseOf } from './database-of.ts';
import { type Installation, uploadsOf } from './installation.ts';
import { changedSecrets } from './manifest.ts';
import { alone, inWorkFolder } from './work-folder.ts';

export async function findBackup(given: string, { backups }: Installation): Promise<string> {
  const name = given === 'latest' ? (await backupsIn(backups)).at(-1) : given;
  if (name === undefined) throw new UserError(`There is no backup in ${backups} (BACKUP_DIR).`);
  const files = [name, `${name}.tar.gz`].map((each) => path.join(backups, each));
  return files.find((file) => existsSync(file)) ?? givenPath(name);
}

/** Checks the whole backup before anything changes. `before` is a copy of what `replace` removed. */
export function restoreBackup(
  installation: Installation,
  archive: string,
  { replace = false } = {},
) {
  return alone(installation, () =>
    inWorkFolder(installation.dataDir, (work) => restoreIn(work, installation, archive, replace)),
  );
}

async function restoreIn(
  work: string,
  installation: Installation,
  archive: string,
  replace: boolean,
) {
  const database = databaseOf(installation);
  const uploads = uploadsOf(installation);
  const manifest = await unpackBackup(archive, installation, work);
  const isEmpty = await database.isEmpty();
  if (isEmpty && manifest.hasUploads && (await hasFiles(uploads))) {
    throw new UserError(
      `There are files in ${uploads}, and no database with which they could be copied first. Nothing was changed: move that folder away, and restore again.`,
    );
  }
  if (!replace && (!isEmpty || (await hasFiles(uploads)))) {
    throw new UserError(
      'There is content already, and nothing was changed. Add --replace to put the backup in its place; a copy of what is there is made first.',
    );
  }
  await database.requireUnused();
  const before = isEmpty
    ? undefined
    : await writeBackup(installation, 'before-restore-', new Date());
  const replaceDatabase = () => database.replaceWith(path.join(work, database.file));
  if (manifest.hasUploads) await replaceUploads(uploads, work, replaceDatabase);
  else await replaceDatabase();
  return { manifest, before, changedSecrets: changedSecrets(manifest, installation) };
}

/** Puts the old uploads back where the database cannot be replaced. */
async function replaceUploads(uploads: string, work: string, replaceDatabase: () => Promise<void>) {
  const replaced = path.join(work, 'replaced');
  await mkdir(uploads, { recursive: true });
  await rename(uploads, replaced);
  try {
    await replaceDatabase();
  } catch (thrown) {
    await rename(replaced, uploads);
    throw thrown;
  }
  await rename(path.join(work, 'uploads'), uploads);
}

async function hasFiles(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false;
  const names = await readdir(folder);
  return names.some((name) => !name.startsWith('.'));
}
