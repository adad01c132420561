import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../errors.mjs';
import { givenPath } from '../options.ts';
import { backupsIn, makeBackup, unpackBackup } from './backup.ts';
import { databaseOf } from './database-of.ts';
import { type Installation, uploadsOf } from './installation.ts';
import { changedSecrets } from './manifest.ts';

export async function findBackup(given: string, { backups }: Installation): Promise<string> {
  const name = given === 'latest' ? (await backupsIn(backups)).at(-1) : given;
  if (name === undefined) throw new UserError(`There is no backup in ${backups} (BACKUP_DIR).`);
  const files = [name, `${name}.tar.gz`].map((each) => path.join(backups, each));
  return files.find((file) => existsSync(file)) ?? givenPath(name);
}

/** Checks the whole backup before anything changes. `before` is a copy of what `replace` removed. */
export async function restoreBackup(
  installation: Installation,
  archive: string,
  { replace = false } = {},
) {
  const database = databaseOf(installation);
  const uploads = uploadsOf(installation);
  await mkdir(installation.dataDir, { recursive: true, mode: 0o700 });
  const work = await mkdtemp(path.join(installation.dataDir, '.restore-'));
  try {
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
    const before = isEmpty ? undefined : await makeBackup(installation, 'before-restore-');
    await database.replaceWith(path.join(work, database.file));
    if (manifest.hasUploads) {
      const incoming = path.join(work, 'uploads');
      await mkdir(incoming, { recursive: true });
      await mkdir(path.dirname(uploads), { recursive: true });
      await rm(uploads, { recursive: true, force: true });
      await rename(incoming, uploads).catch(() => cp(incoming, uploads, { recursive: true }));
    }
    return { manifest, before, changedSecrets: changedSecrets(manifest, installation) };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function hasFiles(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false;
  const names = await readdir(folder);
  return names.some((name) => !name.startsWith('.'));
}
