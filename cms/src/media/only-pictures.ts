import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import sharp from 'sharp';

const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'heif'];
/** More than any camera makes; a small file can unfold to more and fill the memory. */
const MOST_PIXELS = 100_000_000;

interface UploadedFile {
  readonly filepath?: string;
  readonly originalFilename?: string | null;
}

interface UploadService {
  upload(input: { files: UploadedFile | UploadedFile[] }, options?: unknown): Promise<unknown>;
  replace(id: unknown, input: { file: UploadedFile }, options?: unknown): Promise<unknown>;
}

/**
 * Makes the media library take a file only if it can be read as a picture. Strapi's own check
 * trusts the name of a file whose content it does not recognise: a page of HTML named .png passes.
 */
export function takeOnlyPictures(strapi: Core.Strapi): void {
  const service: UploadService = strapi.plugin('upload').service('upload');
  const upload = service.upload.bind(service);
  const replace = service.replace.bind(service);
  service.upload = async (input, options) => {
    const files = Array.isArray(input.files) ? input.files : [input.files];
    for (const file of files) await requirePicture(file);
    return upload(input, options);
  };
  service.replace = async (id, input, options) => {
    await requirePicture(input.file);
    return replace(id, input, options);
  };
}

async function requirePicture({ filepath, originalFilename }: UploadedFile): Promise<void> {
  const metadata = filepath
    ? await sharp(filepath, { limitInputPixels: MOST_PIXELS })
        .metadata()
        .catch(() => null)
    : null;
  const pixels = (metadata?.width ?? 0) * (metadata?.height ?? 0);
  if (metadata?.format && FORMATS.includes(metadata.format) && pixels <= MOST_PIXELS) return;
  throw new errors.ValidationError(
    `${originalFilename ?? 'This file'} cannot be used: please choose a JPEG, PNG, WebP, AVIF or GIF picture of at most 100 megapixels`,
  );
}
