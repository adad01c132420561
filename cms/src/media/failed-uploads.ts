import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';

let lastUpload: Promise<unknown> = Promise.resolve();

/** Runs uploads one after the other, in the order of the calls. The CMS is a single process, so this is enough. */
export function queueUpload<T>(upload: () => Promise<T>): Promise<T> {
  const result = lastUpload.then(upload);
  lastUpload = result.catch(() => undefined);
  return result;
}

export interface ProviderFile {
  readonly hash: string;
  readonly ext: string;
  readonly formats?: Readonly<Record<string, ProviderFile>> | null;
}

export interface Provider {
  upload(file: ProviderFile): Promise<void>;
  replace(file: ProviderFile, old: ProviderFile): Promise<void>;
}

interface ProviderWrite {
  readonly file: ProviderFile;
  readonly isNew: boolean;
  readonly end: Promise<void>;
}

/** What the running upload wrote. Only one upload runs at a time. */
let providerWrites: ProviderWrite[] = [];

/** Remembers the writes of the provider, for `removeFilesIfFails`. */
export function rememberProviderWrites(provider: Provider): Provider {
  const remember = (file: ProviderFile, isNew: boolean, end: Promise<void>) => {
    providerWrites.push({ file, isNew, end });
    return end;
  };
  return {
    ...provider,
    upload: (file) => remember(file, true, provider.upload(file)),
    replace: (file, old) => remember(file, false, provider.replace(file, old)),
  };
}

/** If an upload fails, as on a full disk, removes the files that it wrote, also incomplete ones. */
export async function removeFilesIfFails<Result>(
  strapi: Core.Strapi,
  upload: () => Promise<Result>,
): Promise<Result> {
  providerWrites = [];
  try {
    return await upload();
  } catch (thrown) {
    await Promise.allSettled(providerWrites.map(({ end }) => end));
    const newFiles = providerWrites.filter(({ isNew }) => isNew).map(({ file }) => file);
    await Promise.allSettled(newFiles.map((file) => strapi.plugin('upload').provider.delete(file)));
    throw thrown;
  }
}

/**
 * Replaces a file. If that fails, the old file is there again, from a copy: Strapi overwrites it on the disk. S3 keeps
 * it until the new one is complete.
 */
export async function keepOldFileIfFails<Result>(
  strapi: Core.Strapi,
  file: ProviderFile,
  replace: () => Promise<Result>,
): Promise<Result> {
  const { public: folder } = strapi.dirs.static;
  const uploads = path.join(folder, 'uploads');
  const copies = await mkdtemp(path.join(path.dirname(folder), 'replaced-'));
  try {
    for (const { hash, ext } of [file, ...Object.values(file.formats ?? {})]) {
      const filePath = path.join(uploads, hash + ext);
      if (existsSync(filePath)) await copyFile(filePath, path.join(copies, hash + ext));
    }
    try {
      return await removeFilesIfFails(strapi, replace);
    } catch (thrown) {
      for (const name of await readdir(copies)) {
        await rename(path.join(copies, name), path.join(uploads, name));
      }
      throw thrown;
    }
  } finally {
    await rm(copies, { recursive: true });
  }
}
