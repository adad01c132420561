import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';

export const SITE_FOLDER = '../site';

export interface SeedMedia {
  /**
   * Stores files and returns their ids. A file is a path inside `seed-media/` or, with a slash first, on the
   * website.
   */
  store(files: readonly string[]): Promise<number[]>;
  /** Whether `seed-media/` has the file. */
  has(file: string): boolean;
  close(): Promise<void>;
}

/** @param name of the folder in the media library */
export async function openSeedMedia(strapi: Core.Strapi, name: string): Promise<SeedMedia> {
  const folder = path.join(strapi.dirs.app.root, 'seed-media');
  const site = path.join(strapi.dirs.app.root, SITE_FOLDER);
  const manifest: readonly { file: string; alt: string }[] = JSON.parse(
    await readFile(path.join(folder, 'manifest.json'), 'utf8'),
  );
  const texts = new Map(manifest.map(({ file, alt }) => [file, alt]));
  const mediaFolder = await strapi
    .plugin('upload')
    .service('folder')
    .create({ name, parent: null });

  // These files are as small as they get; compressing them again would double the first start.
  const upload = strapi.plugin('upload').service('upload');
  const settings: object = await upload.getSettings();
  await upload.setSettings({ ...settings, sizeOptimization: false, autoOrientation: false });

  const storeOne = async (file: string): Promise<number> => {
    const isOfWebsite = file.startsWith('/');
    const alternativeText = texts.get(file);
    if (!alternativeText && !isOfWebsite)
      throw new Error(`seed-media/manifest.json has no text for ${file}`);
    const filepath = isOfWebsite ? pathOnWebsite(site, file) : path.join(folder, file);
    const { size } = await stat(filepath);
    const originalFilename = isOfWebsite ? path.basename(file) : file.replaceAll('/', '-');
    const [{ id }] = await upload.upload({
      data: { fileInfo: { name: originalFilename, alternativeText, folder: mediaFolder.id } },
      files: { filepath, originalFilename, size },
    });
    return id;
  };

  return {
    store: (files) => Promise.all(files.map(storeOne)),
    has: (file) => texts.has(file),
    close: () => upload.setSettings(settings),
  };
}

/** The website serves the files of the organisation and its own under one address. */
function pathOnWebsite(site: string, file: string): string {
  const ofOrganisation = path.join(site, 'organisation/files', file);
  return existsSync(ofOrganisation) ? ofOrganisation : path.join(site, 'public', file);
}
