import sharp from 'sharp';
import { kolamDrawing } from '../kolam.ts';
import { INK, MARIGOLD, SOFT, WHITE } from '../palette.ts';
import { at, box, type Drawing, disc, shape } from '../pen.ts';

/** The organisation's mark, the smallest kolam, on a tile of ink 64 wide: it reads on any ground. */
function tile(round: number, share: number, stroke: number): Drawing {
  return (
    box(0, 0, 64, 64, { fill: INK, line: 'none', round }) +
    at(
      32,
      32,
      kolamDrawing({ radius: 1, seed: 'mazhavil', width: 64 * share, colour: MARIGOLD, stroke }),
    )
  );
}

const svg = (drawing: Drawing) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${drawing}</svg>\n`;

export const FAVICON = svg(tile(16, 0.86, 2.2));
/** Without round corners: phones cut them themselves. */
const TOUCH = svg(tile(0, 0.72, 1.9));
/** A maskable icon may lose everything outside its inner circle of 80 %. */
const MASKABLE = svg(tile(0, 0.6, 1.9));
const LARGE = svg(tile(14, 0.78, 1.9));

export async function icons(): Promise<Record<string, Buffer>> {
  const png = (source: string, size: number) =>
    sharp(Buffer.from(source), { density: 72 * (size / 64) * 2 })
      .resize(size, size)
      .png({ palette: true, effort: 10 })
      .toBuffer();
  return {
    'favicon.ico': toIco(
      await Promise.all(
        [16, 32, 48].map(async (size) => ({ size, png: await png(FAVICON, size) })),
      ),
    ),
    'apple-touch-icon.png': await png(TOUCH, 180),
    'icons/icon-192.png': await png(LARGE, 192),
    'icons/icon-512.png': await png(LARGE, 512),
    'icons/icon-maskable-512.png': await png(MASKABLE, 512),
  };
}

/** An .ico is a list of sizes and places, followed by the PNGs themselves. */
function toIco(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** Stands for whoever sent words but no photo: a friendly shape, nobody in particular. */
export const NOBODY: Drawing =
  box(0, 0, 200, 200, { fill: SOFT.sky, line: 'none', round: 0 }) +
  at(100, 84, kolamDrawing({ radius: 2, seed: 'nobody', width: 230, colour: WHITE, stroke: 0.9 })) +
  shape('M28 204C30 152 62 136 100 136C138 136 170 152 172 204Z', { fill: INK, line: 'none' }) +
  disc(100, 86, 42, { fill: INK, line: 'none' }) +
  shape('M86 96Q100 110 114 96', { line: SOFT.sky, pen: 5 }) +
  disc(86, 80, 4.5, { fill: SOFT.sky, line: 'none' }) +
  disc(114, 80, 4.5, { fill: SOFT.sky, line: 'none' });
