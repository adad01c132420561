import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { siteFolder } from './site-folders.ts';

export interface SeedMedia {
  /** Returns the ids of the files. A path with a slash first is a path of the website, others are in `seed-media/`. */
  store(files: readonly string[]): Promise<number[]>;
  /** Whether `seed-media/` has a file. */
  has(file: string): boolean;
}

/**
 * Runs `seed` with functions that store files in a new folder of the library. Call it in a transaction: if `seed` fails,
 * only the rollback restores the settings of the library.
 */
export async function withSeedMedia(
  strapi: Core.Strapi,
  folderName: string,
  seed: (media: SeedMedia) => Promise<void>,
): Promise<void> {
  const folder = path.join(strapi.dirs.app.root, 'seed-media');
  const manifest: readonly { file: string; alt: string }[] = JSON.parse(
    await readFile(path.join(folder, 'manifest.json'), 'utf8'),
  );
  const alternativeTexts = new Map(manifest.map(({ file, alt }) => [file, alt]));
  const mediaFolder = await strapi
    .plugin('upload')
    .service('folder')
    .create({ name: folderName, parent: null });

  // The files are as small as they get. To compress them again would double the time of the first start.
  const upload = strapi.plugin('upload').service('upload');
  const settings: object = await upload.getSettings();
  await upload.setSettings({ ...settings, sizeOptimization: false, autoOrientation: false });
  // The media library converts a file in place, so it gets copies of the operator's files.
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
      await copyFile(pathOfWebsiteFile(strapi, file), filepath);
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

/** The organisation's file replaces the website's file with the same path. */
function pathOfWebsiteFile(strapi: Core.Strapi, file: string): string {
  const organisationFile = path.join(siteFolder(strapi, 'facts'), 'files', file);
  if (existsSync(organisationFile)) return organisationFile;
  const publicFile = path.join(siteFolder(strapi, 'publicFiles'), file);
  if (existsSync(publicFile)) return publicFile;
  throw new Error(
    `${file} is in neither site/organisation/files nor site/public. Add the file, or correct the text in site/organisation that names it.`,
  );
}
