import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Blob, Face, Font, Buffer as HarfBuzzBuffer, shape } from 'harfbuzzjs';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { decompress } from 'woff2-encoder';
import { translatedFacts } from '../../app/cms/facts.ts';
import { type Language, languages, translatedLanguages } from '../../app/languages.ts';
import type { ShareCard } from '../../app/shell/head/share-card.ts';
import { headingFonts } from '../../app/styles/heading-fonts.ts';
import { sampleFacts } from '../../tests/support/content-of.ts';
import { cardFonts } from './draw-card.ts';
import { createShareCards } from './share-cards.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const iconOf = vi.fn<(imageToken: string, side: number) => Promise<Buffer | undefined>>();
const folder = mkdtempSync(path.join(tmpdir(), 'share-cards-'));
const cards = createShareCards(
  { cmsToken: 'secret', cmsTokenNext: undefined, dataDir: folder },
  iconOf,
  log,
);
/** A word of each language whose letters join. */
const words: Readonly<Record<Language, string>> = {
  en: 'Scholarships',
  ml: 'കുട്ടികൾക്കു',
  ta: 'கொள்ளுங்கள்',
  kn: 'ಸಂಪರ್ಕಿಸಿಪ್ರಕೃತಿ',
  hi: 'क्षेत्रविद्यार्थी',
};

afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => vi.clearAllMocks());

const cardOf = (title: string): ShareCard => ({
  language: 'en',
  title: { text: title },
  name: sampleFacts.organisation.name,
});

const nameIn = (language: Language) =>
  translatedFacts(sampleFacts, language).organisation?.name ?? sampleFacts.organisation.name;

const ask = (pathname: string, served = cards) =>
  served.respond(new Request(`https://mazhavil.example${pathname}`));

async function imageOf(card: ShareCard): Promise<Buffer> {
  const response = await ask(cards.pathOf(card));
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** From the first to the last column that has a pixel as light as the title's letters. */
async function widthOfTitle(card: Buffer): Promise<number> {
  const room = { left: 60, top: 50, width: 700, height: 420 };
  const pixels = await sharp(card).extract(room).greyscale().raw().toBuffer();
  const columns = [...pixels.entries()].flatMap(([at, light]) =>
    light > 200 ? [at % room.width] : [],
  );
  return Math.max(...columns) - Math.min(...columns);
}

/** The width of a word of 80 pixels in a font of headings, as HarfBuzz shapes it. */
async function shapedWidth(fontFile: string, word: string, language: string): Promise<number> {
  const file = path.join(import.meta.dirname, '../../node_modules', fontFile);
  const face = new Face(new Blob(await decompress(readFileSync(file))));
  const buffer = new HarfBuzzBuffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  shape(new Font(face), buffer);
  const units = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return (units * 80) / face.upem;
}

test.each(languages)(
  '[R36] a card in %s is a JPEG of 1200 × 630 under 100 KB',
  async (language) => {
    const title = { text: `${words[language]} `.repeat(12) };
    const image = await imageOf({ language, title, name: nameIn(language) });
    expect(await sharp(image).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(image.length).toBeLessThan(100_000);
  },
);

test.each(languages)(
  '[R36] its title in %s is shaped with the font of headings',
  async (language) => {
    const word = words[language];
    const card = { language, title: { text: word }, name: nameIn(language) };
    const drawn = await widthOfTitle(await imageOf(card));
    const shaped = await shapedWidth(cardFonts[language].file, word, language);
    // The room beside the first and the last letter belongs to the shaped width alone.
    expect(drawn / shaped).toBeGreaterThan(0.93);
    expect(drawn / shaped).toBeLessThan(1.01);
  },
);

test.each(translatedLanguages)('a card in %s has the font of headings of the pages', (language) => {
  const { base } = path.parse(cardFonts[language].file);
  expect(headingFonts[language]).toContain(base);
});

test.each([
  ['a title of 5,000 letters', 'വിദ്യാഭ്യാസം '.repeat(400)],
  ['a word without an end', 'A'.repeat(400)],
  ['a syllable that is repeated', 'ಸಂಪರ್ಕಿಸಿ'.repeat(100)],
  ['marks of Pango and of control', '</span> & \u0000\u0007 <span size="900000">'],
])('%s makes a card all the same', async (_what, title) => {
  expect((await imageOf(cardOf(title))).length).toBeLessThan(100_000);
  expect(log.error).not.toHaveBeenCalled();
});

test.each([
  ['Onam 🎉 → party ✓!', 'Onam party!'],
  ['👩🏽‍🏫 Teachers❤️needed', 'Teachers needed'],
  ['Ω 日本 Onam বাংলা', 'Onam'],
  ['Kāṇi, Mālati and José', 'Kani, Malati and José'],
  ['Step 1️⃣ © now', 'Step 1 © now'],
  ['മഴവിൽ 🌈 വിദ്യാലയം', 'മഴവിൽ വിദ്യാലയം'],
])('[R36] “%s” is drawn as “%s”, whatever fonts the machine has', async (title, drawn) => {
  const image = await imageOf(cardOf(title));
  expect(image.equals(await imageOf(cardOf(drawn)))).toBe(true);
});

test('an organisation whose name cannot be drawn has cards without it', async () => {
  const { status } = await ask(cards.pathOf({ ...cardOf('Ours'), name: '日本' }));
  expect([status, log.error.mock.calls]).toEqual([200, []]);
});

test('an organisation whose name has no blank has cards', async () => {
  const { status } = await ask(cards.pathOf({ ...cardOf('Ours'), name: 'W'.repeat(60) }));
  expect(status).toBe(200);
});

test('a title without anything to draw leads to the built-in image', async () => {
  const { status, headers } = await ask(cards.pathOf(cardOf(' ')));
  expect([status, headers.get('Location')]).toEqual([302, '/images/meta_og_image.jpg']);
});

test('a card is drawn once, and stored for the next start', async () => {
  const pathname = cards.pathOf(cardOf('Once'));
  const before = readdirSync(path.join(folder, 'share-cards')).length;
  const first = await ask(pathname);
  expect(first.headers.get('Cache-Control')).toContain('immutable');
  const kept = readdirSync(path.join(folder, 'share-cards'));
  expect(kept).toHaveLength(before + 1);
  const again = createShareCards(
    { cmsToken: 'next', cmsTokenNext: 'secret', dataDir: folder },
    iconOf,
    log,
  );
  expect((await ask(pathname, again)).status).toBe(200);
  expect(readdirSync(path.join(folder, 'share-cards'))).toEqual(kept);
});

test('without its logo a card has the built-in one, and is drawn again the next time', async () => {
  const card = { ...cardOf('With a logo'), logo: 'token' };
  iconOf.mockResolvedValueOnce(undefined);
  const without = await ask(cards.pathOf(card));
  expect([without.status, without.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  const logo = await sharp({ create: { width: 160, height: 160, channels: 4, background: 'red' } })
    .png()
    .toBuffer();
  iconOf.mockResolvedValueOnce(logo);
  const image = await imageOf(card);
  const { data } = await sharp(image)
    .extract({ left: 105, top: 565, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[0]).toBeGreaterThan(200);
  expect(data[1]).toBeLessThan(60);
});

test.each([
  ['no token', '/images/share/'],
  ['a token that we did not sign', `${cards.pathOf(cardOf('Ours'))}x`],
  ['another title under our signature', cards.pathOf(cardOf('Ours')).replace('share/W', 'share/X')],
  ['a path out of its folder', '/images/share/..%2f..%2fetc%2fpasswd'],
])('no one else has cards made: %s is 404', async (_what, pathname) => {
  expect((await ask(pathname)).status).toBe(404);
});

test('a query is no other card', async () => {
  const pathname = cards.pathOf(cardOf('Ours'));
  const { status, headers } = await ask(`${pathname}?fbclid=1`);
  expect([status, headers.get('Location')]).toEqual([301, pathname]);
});

test('on a full disk the built-in image is shown, and the log says why', async () => {
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');
  const served = createShareCards(
    { cmsToken: 'secret', cmsTokenNext: undefined, dataDir: file },
    iconOf,
    log,
  );
  const { status, headers } = await ask(served.pathOf(cardOf('Full')), served);
  expect([status, headers.get('Location')]).toEqual([302, '/images/meta_og_image.jpg']);
  expect(log.error).toHaveBeenCalledOnce();
});
