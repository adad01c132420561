// Runs as a program of its own: `node convert-image.js <source> <target> <format> [drawing]`. The memory of a
// decoder is free when it ends, and a decoder that crashes ends nothing else.
import sharp from 'sharp';
import { openDrawing } from './drawing';
import { allowOnlyLoaders, isFormat, MAX_SIDE_PX } from './image-formats';

/** The site compresses images once more: what is stored must lose nothing that is seen. */
const QUALITY = 90;

async function convert([source, target, format, kind]: readonly string[]): Promise<void> {
  if (!source || !target || !isFormat(format))
    throw new Error('Call it with source, target, format');
  sharp.concurrency(1);
  const isDrawing = kind === 'drawing';
  allowOnlyLoaders(isDrawing ? ['Svg'] : undefined);
  const image = isDrawing
    ? await openDrawing(source)
    : sharp(source, { failOn: 'error' }).autoOrient();
  if (format === 'jpeg') image.flatten({ background: 'white' });
  await image
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .toFormat(format, { quality: QUALITY })
    .toFile(target);
}

convert(process.argv.slice(2)).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
