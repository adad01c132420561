import sharp from 'sharp';

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

// images.ts limits how many images are resized at once.
sharp.concurrency(1);
sharp.cache(false);

const options = {
  avif: { quality: 52, effort: 3 },
  webp: { quality: 76, effort: 4 },
  jpeg: { quality: 78, mozjpeg: true },
} as const;

export function resize(original: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  // Larger images would exhaust the memory.
  const image = sharp(original, { limitInputPixels: 50_000_000, failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  if (format === 'jpeg') image.flatten({ background: 'white' });
  return image.toFormat(format, options[format]).toBuffer();
}

export function formatFor(accept: string): ImageFormat {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}
