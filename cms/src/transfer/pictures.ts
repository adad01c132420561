import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import sharp from 'sharp';
import { messageOf, NotTaken, type PictureRef, type Source } from './item';
import type { Notes } from './notes';

/** A file of the media library. */
export interface StoredPicture {
  readonly id: number;
  readonly url: string;
}

const MOST_BYTES = 10 * 1024 * 1024;
/** Larger than any screen shows it, smaller than what the media library takes. */
const MOST_SIDE = 4000;

/** Puts pictures of a source into the media library, each once. */
export interface PictureTaker {
  /** @throws {NotTaken} with the reason in words */
  take(picture: PictureRef): Promise<StoredPicture>;
}

/** `folder` is where files are kept until the library has them. */
export function pictureTaker(
  strapi: Core.Strapi,
  source: Source,
  notes: Notes,
  folder: string,
): PictureTaker {
  const upload = strapi.plugin('upload').service('upload');
  const settingsOf: () => Promise<object> = upload.getSettings.bind(upload);
  let asItIs = false;
  // In this process alone: compressing what was compressed before would cost quality and nothing else.
  upload.getSettings = async () => ({
    ...(await settingsOf()),
    ...(asItIs ? { sizeOptimization: false, autoOrientation: false } : {}),
  });
  const known = new Map<string, StoredPicture>();
  let shelf: { id: number } | undefined;

  async function present(key: string): Promise<StoredPicture | undefined> {
    const note = await notes.find('file', key);
    return note ? ((await upload.findOne(Number(note.made))) ?? undefined) : undefined;
  }

  async function store(picture: PictureRef): Promise<StoredPicture> {
    shelf ??= await shelfFor(strapi, source.name);
    const { filepath } = await source.fetch(picture, folder);
    try {
      const { mimetype, carriesNotes } = await fit(filepath);
      // How a camera was held and where it was is worked in and taken away, as with any upload.
      asItIs = !carriesNotes;
      const { size } = await stat(filepath);
      return await strapi.db.transaction(async () => {
        const { name, alternativeText, caption } = picture;
        const [stored]: StoredPicture[] = await upload.upload({
          data: { fileInfo: { name, alternativeText, caption, folder: shelf?.id } },
          files: { filepath, originalFilename: name, size, mimetype },
        });
        if (!stored) throw new NotTaken('the media library did not take it');
        await notes.write('file', picture.key, { made: String(stored.id), incomplete: false });
        return stored;
      });
    } finally {
      await rm(filepath, { force: true });
    }
  }

  return {
    async take(picture) {
      const before = known.get(picture.key) ?? (await present(picture.key));
      try {
        const stored = before ?? (await store(picture));
        known.set(picture.key, stored);
        return stored;
      } catch (thrown) {
        throw thrown instanceof NotTaken ? thrown : new NotTaken(messageOf(thrown));
      }
    },
  };
}

/** Makes a picture smaller where the media library would refuse it. */
async function fit(filepath: string): Promise<{ mimetype: string; carriesNotes: boolean }> {
  const { format, exif, xmp, iptc } = await sharp(filepath)
    .metadata()
    .catch(() => {
      throw new NotTaken('it is no picture');
    });
  if (!format || format === 'svg') {
    throw new NotTaken('pictures that can carry scripts (SVG) are not taken');
  }
  if ((await stat(filepath)).size <= MOST_BYTES) {
    const mimetype = `image/${format === 'heif' ? 'avif' : format}`;
    return { mimetype, carriesNotes: Boolean(exif ?? xmp ?? iptc) };
  }
  const smaller = `${filepath}-smaller`;
  const keepsHoles = format === 'png' || format === 'webp';
  const image = sharp(filepath)
    .rotate()
    .resize({ width: MOST_SIDE, height: MOST_SIDE, fit: 'inside', withoutEnlargement: true });
  await (keepsHoles ? image.webp({ quality: 88 }) : image.jpeg({ quality: 88 })).toFile(smaller);
  await rename(smaller, filepath);
  return { mimetype: keepsHoles ? 'image/webp' : 'image/jpeg', carriesNotes: false };
}

/** A folder of the media library that editors can find. */
async function shelfFor(strapi: Core.Strapi, source: string): Promise<{ id: number }> {
  const name = `From ${path.basename(source.replace(/^https?:\/\//, '').replaceAll('/', ' '))}`;
  const present = await strapi.db
    .query('plugin::upload.folder')
    .findOne({ where: { name, parent: null } });
  return present ?? strapi.plugin('upload').service('folder').create({ name, parent: null });
}
