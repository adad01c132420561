import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';

export const SITE_FOLDER = '../site';

export interface SeedMedia {
  /** Stores files and returns their ids. A path is inside `seed-media/`, or with a slash first on the website. */
  store(files: readonly string[]): Promise<number[]>;
  /** Whether `seed-media/` has the file. */
  has(file: string): boolean;
}

/**
 * Creates a folder in the media library and runs `seed`, which stores files in it. Call it in a transaction: after an
 * error only its rollback restores the settings of the library.
 */
export async function withSeedMedia(
  strapi: Core.Strapi,
  folderName: string,
  seed: (media: SeedMedia) => Promise<void>,
): Promise<void> {
  const folder = path.join(strapi.dirs.app.root, 'seed-media');
  const site = path.join(strapi.dirs.app.root, SITE_FOLDER);
  const manifest: readonly { file: string; alt: string }[] = JSON.parse(
    await readFile(path.join(folder, 'manifest.json'), 'utf8'),
  );
  const alternativeTexts = new Map(manifest.map(({ file, alt }) => [file, alt]));
  const mediaFolder = await strapi
    .plugin('upload')
    .service('folder')
    .create({ name: folderName, parent: null });

  // These files are as small as they get; compressing them again would double the first start.
  const upload = strapi.plugin('upload').service('upload');
  const settings: object = await upload.getSettings();
  await upload.setSettings({ ...settings, sizeOptimization: false, autoOrientation: false });
  // The media library converts a file in place: the operator's own files are copied first.
  const copies = await mkdtemp(path.join(tmpdir(), 'seed-media-'));

  const storeFile = async (file: string): Promise<number> => {
    const isOfWebsite = file.startsWith('/');
    const alternativeText = alternativeTexts.get(file);
    if (!alternativeText && !isOfWebsite) {
      throw new Error(`seed-media/manifest.json has no text for ${file}`);
    }
    const originalFilename = isOfWebsite ? path.basename(file) : file.replaceAll('/', '-');
    let filepath = path.join(folder, file);
    if (isOfWebsite) {
      filepath = path.join(copies, originalFilename);
      await copyFile(pathOfWebsiteFile(site, file), filepath);
    }
    const { size } = await stat(filepath);
    const [{ id }] = await upload.upload({
      data: { fileInfo: { name: originalFilename, alternativeText, folder: mediaFolder.id } },
      files: { filepath, originalFilename, size },
    });
    if (isOfWebsite) await rm(filepath);
    return id;
  };

  try {
    await seed({
      store: (files) => Promise.all(files.map(storeFile)),
      has: (file) => alternativeTexts.has(file),
    });
    await upload.setSettings(settings);
  } finally {
    await rm(copies, { recursive: true, force: true });
  }
}

/** Prefers the organisation's file to the website's file with the same path. */
function pathOfWebsiteFile(site: string, file: string): string {
  const organisationFile = path.join(site, 'organisation/files', file);
  return existsSync(organisationFile) ? organisationFile : path.join(site, 'public', file);
}
