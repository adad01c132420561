// `node convert-image.js <source> <target> <format> <photo or drawing>` is a process of its own, which frees its memory
// at the end and whose crash does not end the CMS.
import sharp from 'sharp';
import { openDrawing } from './drawing';
import { allowOnlyLoaders, isFormat, MAX_SIDE_PX } from './image-formats';

/** At this quality no loss is visible. The website compresses the stored image again. */
const QUALITY = 90;

async function convert([source, target, format, sourceKind]: readonly string[]): Promise<void> {
  if (!source || !target || !isFormat(format)) {
    throw new Error('Call it with source, target, format');
  }
  sharp.concurrency(1);
  const isDrawing = sourceKind === 'drawing';
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
