import sharp, { type Metadata } from 'sharp';
import { OriginalError } from './original.ts';

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

// images.ts limits how many images are resized at once.
sharp.concurrency(1);
sharp.cache(false);

const options = {
  avif: { quality: 52, effort: 3 },
  webp: { quality: 76, effort: 4 },
  jpeg: { quality: 78, mozjpeg: true },
} as const;

/** A photo of 43 megapixels. Decoders take up to twice as much. */
const MAX_DECODED_BYTES = 130_000_000;
/** The decoder of AVIF takes some 18 bytes for each. */
const MAX_AVIF_PIXELS = 12_000_000;

/** @throws {OriginalError} where the image is too large for the memory */
export async function resize(
  original: Buffer,
  width: number,
  format: ImageFormat,
): Promise<Buffer> {
  const image = sharp(original, { failOn: 'error' });
  refuseLarge(await image.metadata());
  image.autoOrient().resize({ width, withoutEnlargement: true });
  if (format === 'jpeg') image.flatten({ background: 'white' });
  return image.toFormat(format, options[format]).toBuffer();
}

export function formatFor(accept: string): ImageFormat {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}

/** A small file can unfold to gigabytes. */
function refuseLarge({ width, height, channels, depth, pages = 1, format }: Metadata): void {
  const pixels = width * height * pages;
  const depthBytes = depth === 'uchar' ? 1 : depth === 'ushort' ? 2 : 8;
  const isTooLarge = pixels * channels * depthBytes > MAX_DECODED_BYTES;
  if (isTooLarge || (format === 'heif' && pixels > MAX_AVIF_PIXELS)) {
    throw new OriginalError(502, `${pixels} pixels in ${format} would take too much memory`);
  }
}
