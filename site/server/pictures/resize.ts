import sharp from 'sharp';

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

// One thread for each picture; how many are made at once is bounded by the queue below.
sharp.concurrency(1);
sharp.cache(false);

const options = {
  avif: { quality: 52, effort: 3 },
  webp: { quality: 76, effort: 4 },
  jpeg: { quality: 78, mozjpeg: true },
} as const;

/** A picture of fifty megapixels is a photo; more is an attack on our memory. */
const MOST_PIXELS = 50_000_000;
const AT_ONCE = 2;
const MOST_WAITING = 200;

let running = 0;
const waiting: (() => void)[] = [];

/** Too many pictures are being made: the visitor's browser may ask again. */
export class PicturesBusy extends Error {
  override name = 'PicturesBusy';
}

/**
 * `original` at most `width` pixels wide, turned upright, without its metadata.
 * @throws {PicturesBusy} where too many wait; sharp's error where it is no picture
 */
export async function resize(
  original: Buffer,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new PicturesBusy('too many pictures at once');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    const picture = sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width, withoutEnlargement: true });
    if (format === 'jpeg') picture.flatten({ background: 'white' });
    return await picture.toFormat(format, options[format]).toBuffer();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** The best format that the browser says it takes. */
export function formatFor(accept: string): PictureFormat {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}
