import sharp from 'sharp';

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

// One thread for each image; images.ts limits how many are made at once.
sharp.concurrency(1);
sharp.cache(false);

const options = {
  avif: { quality: 52, effort: 3 },
  webp: { quality: 76, effort: 4 },
  jpeg: { quality: 78, mozjpeg: true },
} as const;

/** `original` at most `width` pixels wide, turned upright, without its metadata. */
export function resize(original: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  // A photo has fewer pixels; more is an attack on our memory.
  const image = sharp(original, { limitInputPixels: 50_000_000, failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  if (format === 'jpeg') image.flatten({ background: 'white' });
  return image.toFormat(format, options[format]).toBuffer();
}

/** The best format that the browser says it takes. */
export function formatFor(accept: string): ImageFormat {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}
