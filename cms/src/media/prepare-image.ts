import { execFile } from 'node:child_process';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { errors } from '@strapi/utils';
import sharp, { type Metadata } from 'sharp';
import { NO_SPACE } from '../platform/full-disk';
import { beginsAsImage } from './file-kind';
import { allowOnlyLoaders, EXTENSIONS, type Format, isFormat, MAX_SIDE_PX } from './image-formats';
import { isWholePng } from './png-chunks';

export interface UploadedFile {
  readonly filepath: string;
  originalFilename?: string | null;
  mimetype?: string | null;
  detectedMimeType?: string;
  size: number;
}

// The site does the same: sharp's threads and cache hold memory between images.
sharp.concurrency(1);
sharp.cache(false);
allowOnlyLoaders();

/** A photo of 50 megapixels. Decoders take up to twice as much. */
const MAX_DECODED_BYTES = 150_000_000;
/** The decoder of AVIF takes some 18 bytes for each pixel. */
const MAX_AVIF_PIXELS = 12_000_000;
/** How the photos of an iPhone begin. */
const HEIC_START = /^.{4}ftyp(?:hei|hev|mif1|msf1)/s;
/** The number of bytes that tell the known formats apart. */
const START_BYTES = 80;
/** An SVG may begin with what its drawing program says of itself. */
const SVG_START_BYTES = 4_000;
/** A logo has far fewer; parsing takes many times the memory. */
const MAX_SVG_BYTES = 500_000;
/** Half of the time that a request may take (config/server.ts), for the slowest machine. */
const CONVERT_TIMEOUT_MS = 60_000;
/** A logo takes a tenth of a second. */
const DRAW_TIMEOUT_MS = 5_000;

/** Shrinks a large image, turns a photo upright and removes its EXIF data; an SVG becomes a PNG. */
export async function prepareImage(file: UploadedFile, storedExtension?: string): Promise<void> {
  const name = file.originalFilename ?? 'This file';
  const metadata = await sharp(file.filepath)
    .metadata()
    .catch(() => undefined);
  const isAvif = metadata?.format === 'heif' && metadata.compression === 'av1';
  const source = isAvif ? 'avif' : metadata?.format;
  if (!metadata || !source || !isFormat(source)) {
    const isDrawing = (await startOf(file, SVG_START_BYTES)).includes('<svg');
    if (isDrawing) return prepareDrawing(file, name, storedExtension);
    throw await unreadable(name, file);
  }
  refuseLarge(metadata, name);
  if (!(await isWhole(file, metadata))) throw damaged(name);
  const { width, height, pages = 1, exif } = metadata;
  const format = storedExtension === undefined ? source : formatWith(storedExtension, name);
  // EXIF says how a phone was held, and where the photo was taken.
  const isToChange = Math.max(width, height) > MAX_SIDE_PX || exif !== undefined;
  if (format !== source || (isToChange && pages === 1)) {
    const isConverted = await convertInOwnProcess(file, format, CONVERT_TIMEOUT_MS);
    if (!isConverted) throw damaged(name);
  }
  nameAs(file, format, name);
}

async function prepareDrawing(file: UploadedFile, name: string, storedExtension = '.png') {
  const format = formatWith(storedExtension, name);
  const isSmall = file.size <= MAX_SVG_BYTES;
  if (!isSmall || !(await convertInOwnProcess(file, format, DRAW_TIMEOUT_MS, 'drawing'))) {
    throw new errors.ValidationError(
      `${name} is a drawing that the website cannot show: it takes shapes and colours, up to ${MAX_SVG_BYTES / 1000} KB, but no text, pictures or scripts. In the drawing program turn the text into paths, or save it as a PNG, 1024 pixels wide, and upload that.`,
    );
  }
  nameAs(file, format, name);
}

function nameAs(file: UploadedFile, format: Format, name: string): void {
  file.originalFilename = `${path.parse(name).name}${EXTENSIONS[format]}`;
  file.mimetype = `image/${format}`;
  file.detectedMimeType = file.mimetype;
}

/** A small file can unfold to gigabytes. Strapi decodes all frames of an animation at once. */
function refuseLarge(metadata: Metadata, name: string): void {
  const { width, height, channels, depth, pages = 1, format } = metadata;
  const pixels = width * height * pages;
  if (format === 'heif' && pixels > MAX_AVIF_PIXELS) {
    throw new errors.ValidationError(
      `${name} has more than ${MAX_AVIF_PIXELS / 1_000_000} megapixels, too many for an AVIF. Save it smaller or as a JPEG, and upload that.`,
    );
  }
  const depthBytes = depth === 'uchar' ? 1 : depth === 'ushort' ? 2 : 8;
  if (pixels * channels * depthBytes > MAX_DECODED_BYTES) {
    throw new errors.ValidationError(
      `${name} would take too much memory: a picture can have up to 50 megapixels, fewer where it is transparent or has 16 bits a colour, and in an animation all frames count. Save it smaller and upload that.`,
    );
  }
}

function formatWith(extension: string, name: string): Format {
  const format = extension.toLowerCase().replace('.', '').replace('jpg', 'jpeg');
  if (isFormat(format)) return format;
  throw cannotReplace(extension, name);
}

export function cannotReplace(extension: string, name: string): Error {
  return new errors.ValidationError(
    `A ${extension} file cannot be replaced by ${name}. Upload it as a new file and delete the old one.`,
  );
}

/** @returns false where the image cannot be read */
async function convertInOwnProcess(
  file: UploadedFile,
  format: Format,
  timeout: number,
  kind = 'photo',
): Promise<boolean> {
  const converted = `${file.filepath}.${format}`;
  try {
    const program = path.join(__dirname, 'convert-image.js');
    const args = [program, file.filepath, converted, format, kind];
    await promisify(execFile)(process.execPath, args, { timeout });
  } catch (thrown) {
    await rm(converted, { force: true });
    // The error has what the other process printed.
    if (String(thrown).includes(NO_SPACE)) throw new Error(NO_SPACE);
    return false;
  }
  await rename(converted, file.filepath);
  file.size = (await stat(file.filepath)).size;
  return true;
}

/** Decodes all of it, as strictly as the website does. */
async function isWhole({ filepath }: UploadedFile, metadata: Metadata): Promise<boolean> {
  const { format, isProgressive } = metadata;
  // libvips shows what it has of an interlaced PNG.
  if (format === 'png' && isProgressive && !isWholePng(await readFile(filepath))) return false;
  try {
    await sharp(filepath, { animated: true, failOn: 'error' }).stats();
    return true;
  } catch {
    return false;
  }
}

function damaged(name: string): Error {
  return new errors.ValidationError(
    `${name} is damaged: it ends too early, or a part of it cannot be read. It was perhaps not copied whole: fetch it again from where it came, look at it, and upload that.`,
  );
}

/** The first bytes of a file as Latin-1. */
export async function startOf({ filepath }: UploadedFile, bytes = START_BYTES): Promise<string> {
  const handle = await open(filepath);
  const { buffer } = await handle.read({ buffer: Buffer.alloc(bytes) });
  await handle.close();
  return buffer.toString('latin1');
}

async function unreadable(name: string, file: UploadedFile): Promise<Error> {
  const start = await startOf(file);
  if (beginsAsImage(start)) return damaged(name);
  return new errors.ValidationError(
    HEIC_START.test(start)
      ? `${name} is a HEIC photo, which the website cannot read. Export it as a JPEG on the phone or computer and upload that. To take JPEG photos with an iPhone: Settings, Camera, Formats, Most Compatible.`
      : `${name} is not an image that the website can show. Save it as a JPEG, PNG, WebP, AVIF or GIF and upload that. Documents are PDF files, videos MP4 or WebM.`,
  );
}
