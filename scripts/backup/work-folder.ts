import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { messageOf, programError, UserError } from '../errors.mjs';
import type { Installation } from './installation.ts';

const PREFIX = '.partial-';
const LOCK_FILE = '.lock';

/**
 * Runs the work while no other backup or restore of that installation runs, and removes what one that was killed
 * left behind.
 * @throws UserError where another one runs, or the disk is full
 */
export async function alone<Result>(
  installation: Installation,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await withLock(installation, work);
  } catch (thrown) {
    const isOfSystem = thrown instanceof Error && 'code' in thrown;
    throw isOfSystem ? programError('This failed:', messageOf(thrown)) : thrown;
  }
}

async function withLock<Result>({ backups, dataDir }: Installation, work: () => Promise<Result>) {
  await mkdir(backups, { recursive: true, mode: 0o700 });
  // SQLite's lock ends with the process, however that ends.
  const lock = new DatabaseSync(path.join(backups, LOCK_FILE), { timeout: 0 });
  try {
    takeLock(lock);
    await removeLeftovers(backups);
    await removeLeftovers(dataDir);
    return await work();
  } finally {
    lock.close();
  }
}

function takeLock(lock: DatabaseSync): void {
  try {
    lock.exec('begin exclusive');
  } catch (thrown) {
    if (!/locked/.test(messageOf(thrown))) throw thrown;
    throw new UserError('Another backup or restore is running. Wait until it is done.');
  }
}

async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  for (const name of names) {
    if (!name.startsWith(PREFIX)) continue;
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

/** Gives the work a new folder in that one, and removes it afterwards. */
export async function inWorkFolder<Result>(
  parent: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(parent, PREFIX));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
