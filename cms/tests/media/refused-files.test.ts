import { test } from 'node:test';
import sharp from 'sharp';
import { assertRefused, assertServedAs, noise, upload } from './uploads.ts';

for (const [what, bytes, name, reason] of [
  [
    'an HTML page',
    '<!doctype html>',
    'camp.png',
    /^camp\.png is not an image .* Save it as a JPEG/,
  ],
  [
    'a PDF after a kilobyte of blanks',
    `${' '.repeat(1025)}%PDF-1.7`,
    'camp.pdf',
    /^camp\.pdf is not an image /,
  ],
  [
    'a QuickTime film',
    '\0\0\0\x14ftypqt  \0\0\0\0qt  ',
    'camp.mov',
    /^camp\.mov is not an image .*videos MP4/,
  ],
  ['a sound file', '\0\0\0\x18ftypM4A \0\0\0\0isommp42', 'song.m4a', /^song\.m4a is not an image /],
  // Sharp has no decoder for it.
  [
    'a HEIC photo',
    '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
    'I.HEIC',
    /^I\.HEIC is a HEIC photo.*JPEG/,
  ],
  [
    'a HEIC photo with the brands of a video',
    '\0\0\0\x1cftyphevc\0\0\0\0isommsf1hevc',
    'I.HEIC',
    /^I\.HEIC is a HEIC photo/,
  ],
] as const) {
  test(`${what} is refused with its name and what to do`, async (t) => {
    await assertRefused(await upload(t, Buffer.from(bytes), name), reason);
  });
}

test('an image that would fill the memory is refused with its name and what to do', async (t) => {
  const sized = (width: number, height: number, pageHeight = height) =>
    sharp({ create: { width, height, pageHeight, channels: 4, background: 'teal' } });
  const map = await sized(9000, 5000).png({ compressionLevel: 1 }).toBuffer();
  const scan = await sized(4400, 4400).toColourspace('rgb16').png({ compressionLevel: 1 });
  const photo = await sized(4000, 3100).avif({ effort: 0 }).toBuffer();
  const frames = sized(1500, 30_000, 1500).gif({
    effort: 1,
    colours: 2,
    keepDuplicateFrames: true,
  });
  for (const [bytes, name, reason] of [
    [map, 'map.png', /^map\.png would take too much memory/],
    [await scan.toBuffer(), 'scan.png', /^scan\.png would take too much memory/],
    [await frames.toBuffer(), 'camp.gif', /^camp\.gif would take too much memory.*frames/],
    [photo, 'camp.avif', /^camp\.avif has more than 12 megapixels.*as a JPEG/],
  ] as const) {
    await assertRefused(await upload(t, Buffer.from(bytes), name), reason);
  }
});

for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
  test(`a ${format} that is cut off anywhere is refused`, async (t) => {
    const whole = await noise().toFormat(format).toBuffer();
    const photo = await noise()
      .withExif({ IFD0: { Artist: 'A' } })
      .toFormat(format)
      .toBuffer();
    const cases = [whole, photo];
    // A GIF that is cut off is a valid GIF with fewer frames. sharp writes no AVIF with frames.
    if (format !== 'gif' && format !== 'avif') {
      const frames = [await noise().png().toBuffer(), await noise().png().toBuffer()];
      cases.push(
        await noise().toFormat(format, { progressive: true }).toBuffer(),
        await sharp(frames, { join: { animated: true } })
          .toFormat(format)
          .toBuffer(),
      );
    }
    for (const bytes of cases) {
      const stored = await upload(t, bytes, 'camp.jpg');
      await assertServedAs(stored, format);
      for (const part of [0.99, 0.7, 0.1]) {
        const cut = bytes.subarray(0, Math.floor(bytes.length * part));
        await assertRefused(
          await upload(t, cut, 'camp.jpg'),
          /^camp\.jpg is damaged.*ends too early/,
        );
      }
    }
  });
}

test('a damaged PNG is refused', async (t) => {
  for (const progressive of [false, true]) {
    const bytes = await noise().png({ progressive }).toBuffer();
    bytes.fill(0, 60_000, 60_064);
    await assertRefused(await upload(t, bytes, 'camp.png'), /^camp\.png is damaged/);
  }
});
