import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import sharp from 'sharp';
import { decompress } from 'woff2-encoder';
import { escapeMarkup } from '../../app/components/escape-markup.ts';
import type { Language } from '../../app/languages.ts';
import { drawableText } from './drawable-text.ts';
import { toSharedJpeg } from './resize.ts';
import background from './share-card/background.png?inline';
import builtInLogo from './share-card/logo.png?inline';

/**
 * The fonts of headings, as packages and by their names. Each letter is drawn in the first font that has it.
 */
export const cardFonts: Readonly<
  Record<Language, { readonly file: string; readonly name: string }>
> = {
  ml: {
    file: '@fontsource/anek-malayalam/files/anek-malayalam-malayalam-700-normal.woff2',
    name: 'Anek Malayalam',
  },
  ta: {
    file: '@fontsource/baloo-thambi-2/files/baloo-thambi-2-tamil-700-normal.woff2',
    name: 'Baloo Thambi 2',
  },
  kn: {
    file: '@fontsource/baloo-tamma-2/files/baloo-tamma-2-kannada-700-normal.woff2',
    name: 'Baloo Tamma 2',
  },
  hi: {
    file: '@fontsource/baloo-2/files/baloo-2-devanagari-700-normal.woff2',
    name: 'Baloo 2',
  },
  en: {
    file: '@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff2',
    name: 'Baloo 2',
  },
};
const FONT_NAMES = [...new Set(Object.values(cardFonts).map(({ name }) => name))].join(', ');

/** The drawing leaves this room, in pixels, for the title and for the line of the organisation. */
const room = { left: 72, top: 60, width: 690, height: 400, lineMiddle: 570 };
const LOGO_SIDE_PX = 76;
const BESIDE_LOGO_PX = 24;

interface FittingLook {
  readonly colour: string;
  readonly width: number;
  readonly height: number;
  /** The largest first. */
  readonly sizes: readonly number[];
}

const titleLook: FittingLook = {
  colour: '#fff8ec',
  width: room.width,
  height: room.height,
  sizes: [80, 66, 54, 44, 36],
};
const organisationLook: FittingLook = {
  colour: '#14203d',
  width: 900,
  height: 100,
  sizes: [40, 32, 24],
};

interface CardTexts {
  readonly lang: string;
  readonly title: string;
  readonly organisation: string;
  /** A square PNG. */
  readonly logo: Buffer | undefined;
}

/** Draws cards of 1200 × 630 pixels, as JPEG. Unpacks the fonts of headings into `fontFolder`. */
export function createDrawCard(fontFolder: string) {
  let fonts: Promise<ReadonlySet<number>> | undefined;

  return async ({ lang, title, organisation, logo }: CardTexts): Promise<Buffer> => {
    fonts ??= loadFonts(fontFolder);
    const letters = await fonts.catch((error: unknown) => {
      fonts = undefined;
      throw error;
    });
    const heading = await drawFitting(drawableText(title, letters), lang, titleLook);
    const name = drawableText(organisation, letters);
    const line = name === '' ? undefined : await drawFitting(name, lang, organisationLook);
    const logoImage = await sharp(logo ?? fromDataUrl(builtInLogo))
      .resize(LOGO_SIDE_PX)
      .toBuffer();
    const middle = (height: number) => Math.round(room.lineMiddle - height / 2);
    const card = sharp(fromDataUrl(background)).composite([
      {
        input: heading.data,
        left: room.left,
        top: room.top + Math.max(0, Math.round((room.height - heading.info.height) / 2)),
      },
      { input: logoImage, left: room.left, top: middle(LOGO_SIDE_PX) },
      ...(line
        ? [
            {
              input: line.data,
              left: room.left + LOGO_SIDE_PX + BESIDE_LOGO_PX,
              top: middle(line.info.height),
            },
          ]
        : []),
    ]);
    return toSharedJpeg(card.removeAlpha());
  };
}

/** Draws the text in the largest size in which it fits; a word is broken only where it fits in none. */
async function drawFitting(text: string, lang: string, { sizes, height, ...look }: FittingLook) {
  for (const size of sizes) {
    const drawn = await drawText(text, lang, { ...look, size });
    if (drawn.info.width <= look.width && drawn.info.height <= height) return drawn;
  }
  return drawText(text, lang, { ...look, size: Math.min(...sizes), wrap: 'word-char' });
}

interface Look {
  readonly colour: string;
  readonly size: number;
  readonly width: number;
  readonly wrap?: 'word' | 'word-char';
}

function drawText(text: string, lang: string, { colour, size, width, wrap = 'word' }: Look) {
  const markup = `<span foreground="${colour}" lang="${lang}">${escapeMarkup(text)}</span>`;
  const spacing = Math.round(size / 8);
  return sharp({
    text: {
      text: markup,
      font: `${FONT_NAMES} Bold ${size}`,
      // With 72 dots per inch a size in points is one in pixels.
      dpi: 72,
      width,
      spacing,
      wrap,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/**
 * Pango knows a font of a file from the first text on that was drawn with it; it reads no WOFF2. Returns the
 * code points that the fonts have.
 */
async function loadFonts(folder: string): Promise<ReadonlySet<number>> {
  const { resolve } = createRequire(import.meta.url);
  const letters = new Set<number>();
  await mkdir(folder, { recursive: true });
  for (const { file } of Object.values(cardFonts)) {
    const unpacked = path.join(folder, path.basename(file, '.woff2').concat('.ttf'));
    const temporary = `${unpacked}.${process.pid}.new`;
    const font = await decompress(await readFile(resolve(file)));
    for (const letter of new Face(new Blob(font)).collectUnicodes()) letters.add(letter);
    await writeFile(temporary, font);
    // Another process may draw with the file that is there.
    await rename(temporary, unpacked);
    await sharp({ text: { text: '.', fontfile: unpacked } })
      .png()
      .toBuffer();
  }
  return letters;
}

function fromDataUrl(url: string): Buffer {
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
