// A program of its own: `node convert-image.js <source> <target> <format>`. What a decoder takes
// leaves with it, and an image that ends a decoder ends no more than this.
import sharp from 'sharp';
import { isFormat, MAX_SIDE } from './image-formats';

async function convert([source, target, format]: readonly string[]): Promise<void> {
  if (!source || !target || !isFormat(format))
    throw new Error('Call it with source, target, format');
  sharp.concurrency(1);
  await sharp(source)
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toFormat(format, { quality: 90 })
    .toFile(target);
}

convert(process.argv.slice(2)).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
