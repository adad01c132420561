import { execFile } from 'node:child_process';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { errors } from '@strapi/utils';
import sharp, { type Metadata } from 'sharp';
import { NO_SPACE_MESSAGE } from '../platform/full-disk.ts';
import { beginsAsImage } from './file-type.ts';
import {
  allowOnlyLoaders,
  EXTENSIONS,
  type Format,
  isFormat,
  MAX_SIDE_PX,
} from './image-formats.ts';
import { isWholePng } from './png-chunks.ts';
import { cannotReplaceError, readStart, type UploadedFile } from './uploaded-file.ts';

// sharp's threads and cache would keep the memory of earlier images. These settings hold for the whole process, also
// where Strapi itself uses sharp.
sharp.concurrency(1);
sharp.cache(false);
allowOnlyLoaders();

/** The size of a photo of 50 megapixels. Decoders take up to twice as much memory. */
const MAX_DECODED_BYTES = 150_000_000;
/** The decoder of AVIF takes about 18 bytes for each pixel, so its limit is lower. */
const MAX_AVIF_PIXELS = 12_000_000;
const HEIC_START = /^.{4}ftyp(?:hei|hev|mif1|msf1)/s;
const IMAGE_START_BYTES = 80;
/** `<svg` may come late, after comments of the drawing program. */
const SVG_START_BYTES = 4_000;
/** A logo has far fewer, and parsing takes many times as much memory. */
const MAX_SVG_BYTES = 500_000;
/** Half of the time that a request may take (config/server.ts), for the slowest machine. */
const CONVERT_TIMEOUT_MS = 60_000;
/** The bytes of a sample, by sharp's name for its type. Samples of other types have up to 8 bytes. */
const BYTES_PER_SAMPLE: Readonly<Record<string, number>> = { uchar: 1, ushort: 2 };
/** A logo takes a tenth of a second. */
const DRAW_TIMEOUT_MS = 5_000;

/** Shrinks a large image, turns a photo upright and removes its EXIF data; an SVG becomes a PNG. */
export async function prepareImage(file: UploadedFile, storedExtension?: string): Promise<void> {
  const name = file.originalFilename ?? 'This file';
  const metadata = await sharp(file.filepath)
    .metadata()
    .catch(() => undefined);
  const isAvif = metadata?.format === 'heif' && metadata.compression === 'av1';
  const sourceFormat = isAvif ? 'avif' : metadata?.format;
  if (!metadata || !sourceFormat || !isFormat(sourceFormat)) {
    const isDrawing = (await readStart(file, SVG_START_BYTES)).includes('<svg');
    if (isDrawing) return prepareDrawing(file, name, storedExtension);
    throw await unreadableError(name, file);
  }
  refuseLarge(metadata, name);
  if (!(await isWhole(file, metadata))) throw damagedError(name);
  const { width, height, pages = 1, exif } = metadata;
  const format =
    storedExtension === undefined ? sourceFormat : formatForExtension(storedExtension, name);
  // EXIF says how a phone was held, and where the photo was taken.
  const needsChange = Math.max(width, height) > MAX_SIDE_PX || exif !== undefined;
  if (format !== sourceFormat || (needsChange && pages === 1)) {
    const isConverted = await convertInChildProcess(file, format, CONVERT_TIMEOUT_MS);
    if (!isConverted) throw damagedError(name);
  }
  setFormat(file, format, name);
}

async function prepareDrawing(file: UploadedFile, name: string, storedExtension = '.png') {
  const format = formatForExtension(storedExtension, name);
  const isSmall = file.size <= MAX_SVG_BYTES;
  if (!isSmall || !(await convertInChildProcess(file, format, DRAW_TIMEOUT_MS, 'drawing'))) {
    throw new errors.ValidationError(
      `${name} is a drawing that the website cannot show: it takes shapes and colours, up to ${MAX_SVG_BYTES / 1000} KB, but no text, pictures or scripts. In the drawing program turn the text into paths, or save it as a PNG, 1024 pixels wide, and upload that.`,
    );
  }
  setFormat(file, format, name);
}

function setFormat(file: UploadedFile, format: Format, name: string): void {
  file.originalFilename = `${path.parse(name).name}${EXTENSIONS[format]}`;
  file.mimetype = `image/${format}`;
  file.detectedMimeType = file.mimetype;
}

/** Refuses an image that needs too much memory. Strapi decodes all frames of an animation at once. */
function refuseLarge(metadata: Metadata, name: string): void {
  const { width, height, channels, depth, pages = 1, format } = metadata;
  const pixels = width * height * pages;
  if (format === 'heif' && pixels > MAX_AVIF_PIXELS) {
    throw new errors.ValidationError(
      `${name} has more than ${MAX_AVIF_PIXELS / 1_000_000} megapixels, too many for an AVIF. Save it smaller or as a JPEG, and upload that.`,
    );
  }
  const sampleBytes = BYTES_PER_SAMPLE[depth] ?? 8;
  if (pixels * channels * sampleBytes > MAX_DECODED_BYTES) {
    throw new errors.ValidationError(
      `${name} would take too much memory: a picture can have up to 50 megapixels, fewer where it is transparent or has 16 bits a colour, and in an animation all frames count. Save it smaller and upload that.`,
    );
  }
}

function formatForExtension(extension: string, newName: string): Format {
  const format = extension.toLowerCase().replace('.', '').replace('jpg', 'jpeg');
  if (isFormat(format)) return format;
  throw cannotReplaceError(extension, newName);
}

async function convertInChildProcess(
  file: UploadedFile,
  format: Format,
  timeoutMs: number,
  sourceKind: 'photo' | 'drawing' = 'photo',
): Promise<boolean> {
  const converted = `${file.filepath}.${format}`;
  try {
    const program = path.join(__dirname, 'convert-image.js');
    const args = [program, file.filepath, converted, format, sourceKind];
    await promisify(execFile)(process.execPath, args, { timeout: timeoutMs });
  } catch (thrown) {
    await rm(converted, { force: true });
    // The message contains the output of the child process.
    if (String(thrown).includes(NO_SPACE_MESSAGE)) throw new Error(NO_SPACE_MESSAGE);
    return false;
  }
  await rename(converted, file.filepath);
  file.size = (await stat(file.filepath)).size;
  return true;
}

/** Whether sharp can decode the whole image, as strictly as it does on the website. */
async function isWhole({ filepath }: UploadedFile, metadata: Metadata): Promise<boolean> {
  const { format, isProgressive } = metadata;
  // libvips does not report an incomplete interlaced PNG.
  if (format === 'png' && isProgressive && !isWholePng(await readFile(filepath))) return false;
  try {
    await sharp(filepath, { animated: true, failOn: 'error' }).stats();
    return true;
  } catch {
    return false;
  }
}

function damagedError(name: string): Error {
  return new errors.ValidationError(
    `${name} is damaged: it ends too early, or a part of it cannot be read. It was perhaps not copied whole: fetch it again from where it came, look at it, and upload that.`,
  );
}

async function unreadableError(name: string, file: UploadedFile): Promise<Error> {
  const start = await readStart(file, IMAGE_START_BYTES);
  if (beginsAsImage(start)) return damagedError(name);
  return new errors.ValidationError(
    HEIC_START.test(start)
      ? `${name} is a HEIC photo, which the website cannot read. Export it as a JPEG on the phone or computer and upload that. To take JPEG photos with an iPhone: Settings, Camera, Formats, Most Compatible.`
      : `${name} is not an image that the website can show. Save it as a JPEG, PNG, WebP, AVIF or GIF and upload that. Documents are PDF files, videos MP4 or WebM.`,
  );
}
