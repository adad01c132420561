import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { type Picture, toSvg } from './pen.ts';

/** Where pictures go, seen from the repository's root. */
const ROOT = fileURLToPath(new URL('..', import.meta.url));

export async function save(path: string, content: Buffer | string): Promise<void> {
  const file = ROOT + path;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Drawn at twice the size and made smaller: curves come out softer than drawn at once. */
function pixels(picture: Picture, width: number): Sharp {
  return sharp(Buffer.from(toSvg(picture)), { density: 144 }).resize({ width });
}

export async function webp(picture: Picture, width = picture.width, quality = 82): Promise<Buffer> {
  return pixels(picture, width).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
}

export async function jpeg(picture: Picture, width = picture.width, quality = 84): Promise<Buffer> {
  return pixels(picture, width).flatten().jpeg({ quality, mozjpeg: true }).toBuffer();
}

export async function png(picture: Picture, width = picture.width): Promise<Buffer> {
  return pixels(picture, width).png({ palette: true, quality: 95, effort: 10 }).toBuffer();
}
