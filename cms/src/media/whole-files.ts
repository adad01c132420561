import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** A file as Strapi stores it, or one of its smaller sizes. */
export interface StoredFile {
  readonly hash: string;
  readonly ext: string;
  readonly formats?: Readonly<Record<string, StoredFile>> | null;
}

/** What writes files, to the disk or to S3. */
export interface Provider {
  upload(file: StoredFile): Promise<void>;
  replace(file: StoredFile, old: StoredFile): Promise<void>;
}

/** Of the one upload that runs. `isNew`: the file was not there before. */
let writes: { readonly file: StoredFile; readonly isNew: boolean; readonly end: Promise<void> }[] =
  [];

/** Notes what is written, for `wholeOrNothing`. */
export function recordWrites(provider: Provider): Provider {
  const note = (file: StoredFile, isNew: boolean, end: Promise<void>) => {
    writes.push({ file, isNew, end });
    return end;
  };
  return {
    ...provider,
    upload: (file) => note(file, true, provider.upload(file)),
    replace: (file, old) => note(file, false, provider.replace(file, old)),
  };
}

/** Removes the files, whole and half, of an upload that fails, as on a full disk. One at a time. */
export async function wholeOrNothing<Result>(upload: () => Promise<Result>): Promise<Result> {
  writes = [];
  try {
    return await upload();
  } catch (thrown) {
    await Promise.allSettled(writes.map(({ end }) => end));
    const added = writes.filter(({ isNew }) => isNew);
    await Promise.allSettled(
      added.map(({ file }) => strapi.plugin('upload').provider.delete(file)),
    );
    throw thrown;
  }
}

/**
 * Brings back the file on this disk whose replacement fails: Strapi writes over it. S3 keeps the old one
 * itself until the new one is there.
 */
export async function replaceOrKeep<Result>(
  file: StoredFile,
  replace: () => Promise<Result>,
): Promise<Result> {
  const { public: folder } = strapi.dirs.static;
  const uploads = path.join(folder, 'uploads');
  const copies = await mkdtemp(path.join(path.dirname(folder), 'replaced-'));
  try {
    for (const { hash, ext } of [file, ...Object.values(file.formats ?? {})]) {
      const stored = path.join(uploads, hash + ext);
      if (existsSync(stored)) await copyFile(stored, path.join(copies, hash + ext));
    }
    return await wholeOrNothing(replace).catch(async (thrown) => {
      for (const name of await readdir(copies)) {
        await rename(path.join(copies, name), path.join(uploads, name));
      }
      throw thrown;
    });
  } finally {
    await rm(copies, { recursive: true });
  }
}
