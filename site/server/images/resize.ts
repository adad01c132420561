import sharp, { type Metadata, type Sharp } from 'sharp';
import { OriginalError } from './original.ts';

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

// sharp reads these formats alone: reading others takes up to gigabytes of memory, a drawing above all.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`),
});

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
  const image = await open(original);
  image.resize({ width, withoutEnlargement: true });
  if (format === 'jpeg') image.flatten({ background: 'white' });
  return image.toFormat(format, options[format]).toBuffer();
}

/** The longer side, at most. */
const SHARED_SIDE_PX = 1280;

/**
 * Makes the image for sharing, a JPEG, which every app can show.
 * @throws {OriginalError} as resize
 */
export async function makeShared(original: Buffer): Promise<Buffer> {
  const image = await open(original);
  image.resize({
    width: SHARED_SIDE_PX,
    height: SHARED_SIDE_PX,
    fit: 'inside',
    withoutEnlargement: true,
  });
  return toSharedJpeg(image.flatten({ background: 'white' }));
}

/** Chat apps fetch it for each chat, and some leave out a larger one. */
const MAX_SHARED_BYTES = 100_000;
/** Parts of the width, and qualities of JPEG, in the order in which they are tried. */
const SHARED_SCALES = [1, 0.7, 0.4, 0.25];
const SHARED_QUALITIES = [78, 64, 50];

/** A JPEG below 100 KB: in the best quality that allows it, and where none does, smaller. */
export async function toSharedJpeg(image: Sharp): Promise<Buffer> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const scale of SHARED_SCALES) {
    for (const quality of SHARED_QUALITIES) {
      const jpeg = await sharp(data, { raw: { width, height, channels } })
        .resize({ width: Math.ceil(width * scale) })
        .jpeg({ quality, mozjpeg: true })
        .toBuffer();
      if (jpeg.length < MAX_SHARED_BYTES) return jpeg;
    }
  }
  throw new OriginalError(502, 'it cannot be made small enough to be shared');
}

/** The size that iOS asks for. */
const OPAQUE_ICON_PX = 180;

/**
 * A square PNG; only that of a phone's home screen has a ground, since iOS makes clear pixels black.
 * @throws {OriginalError} as resize
 */
export async function makeIcon(original: Buffer, side: number): Promise<Buffer> {
  const image = await open(original);
  const isOpaque = side === OPAQUE_ICON_PX;
  const background = { r: 255, g: 255, b: 255, alpha: isOpaque ? 1 : 0 };
  if (isOpaque) image.flatten({ background });
  image.resize({ width: side, height: side, fit: 'contain', background });
  return image.png().toBuffer();
}

async function open(original: Buffer): Promise<Sharp> {
  const image = sharp(original, { failOn: 'error' });
  refuseLarge(await image.metadata());
  return image.autoOrient();
}

/** The smallest format that the browser says it can show. */
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
