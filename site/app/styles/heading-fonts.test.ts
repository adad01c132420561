import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';
import { decompress } from 'woff2-encoder';
import { languageTable, type TranslatedLanguage, translatedLanguages } from '../languages.ts';
import { headingFonts } from './heading-fonts.ts';

const site = path.join(import.meta.dirname, '../..');
const css = (name: string) => readFileSync(path.join(import.meta.dirname, `${name}.css`), 'utf8');

/** Every word that ships in a language: labels, texts of pages, and the sample content of the CMS. */
function wordsOf(language: TranslatedLanguage): string[] {
  const files = globSync(
    [
      `app/labels/${language}.json`,
      `app/texts/content/${language}/**/*.{json,md}`,
      `organisation/${language}/*.{json,md}`,
      `../cms/src/seed/content/${language}.json`,
    ],
    { cwd: site },
  );
  const texts = files.map((file) => readFileSync(path.join(site, file), 'utf8'));
  // Joiners stand between letters of any script.
  const word = new RegExp(`[\\p{Script=${languageTable[language].script}}\\u200c\\u200d]+`, 'gu');
  const words = texts.join(' ').match(word) ?? [];
  return [...new Set(words)];
}

async function fontOf(language: TranslatedLanguage): Promise<Font> {
  // The types ask for it, but a test runs without them.
  if (!headingFonts[language]) {
    throw new Error(`${language} has no font of headings: set it in app/styles/heading-fonts.ts`);
  }
  const file = await decompress(readFileSync(path.join(site, headingFonts[language])));
  return new Font(new Face(new Blob(file)));
}

const buffer = new Buffer();

/** The glyphs of a word under `lang`, as browsers shape it; without one with `''`. */
function glyphsOf(font: Font, word: string, lang: string): number[] {
  buffer.reset();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  buffer.setLanguage(lang);
  shape(font, buffer);
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
}

describe.each(translatedLanguages)('the font of headings in %s', async (language) => {
  const font = await fontOf(language);
  const words = wordsOf(language);

  test('is in the style sheets, beside the font of devices that is shown until it arrives', () => {
    const fontFaces = css('fonts').split('@font-face');
    const file = path.basename(headingFonts[language]);
    const own = fontFaces.find((each) => each.includes(file)) ?? '';
    const family = /font-family: (".*");/.exec(own)?.[1];
    const range = /unicode-range: (.*);/.exec(own)?.[1] ?? '';
    expect(family, `fonts.css has ${file}`).toBeDefined();
    expect(css('languages'), 'languages.css').toContain(
      `:root:lang(${language}) {\n    --font-script: ${family};`,
    );
    expect(css('tokens'), 'tokens.css').toMatch(new RegExp(`--font-heading:[^;]*${family}`));
    const ofDevices = fontFaces.filter((each) => each.includes('local(') && each.includes(range));
    expect(ofDevices, 'the font of devices in fonts.css').toHaveLength(1);
    // `U+0D00-0D7F, U+25CC` as an expression.
    const letters = range.replace(/U\+|, /g, '').replace(/[0-9A-F]{4}/g, '\\u$&');
    expect(words.join('')).toMatch(new RegExp(`^[${letters}]+$`));
  });

  test('has the letters of every word', () => {
    expect(words.length).toBeGreaterThan(1000);
    const missing = words.filter((word) => glyphsOf(font, word, language).includes(0));
    expect(missing).toEqual([]);
  });

  // Browsers draw it in a syllable that is written wrongly, or that the font cannot shape.
  test('draws no dotted circle', () => {
    const dottedCircle = font.nominalGlyph(0x25cc);
    expect(dottedCircle).toBeGreaterThan(0);
    const broken = words.filter((word) =>
      glyphsOf(font, word, language).some((glyph) => glyph === dottedCircle),
    );
    expect(broken).toEqual([]);
  });

  // Baloo Chettan 2 does so with Malayalam: its rules for `lang="ml"` lack those that join letters.
  test('joins the letters that it joins without a language', () => {
    const apart = words.filter(
      (word) => glyphsOf(font, word, language).length > glyphsOf(font, word, '').length,
    );
    expect(apart).toEqual([]);
  });
});
