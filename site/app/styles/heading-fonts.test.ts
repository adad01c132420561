import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';
import { decompress } from 'woff2-encoder';
import { organisationName } from '../default-organisation.ts';
import { type Language, translatedLanguages } from '../languages.ts';
import { headingFonts } from './heading-fonts.ts';

const site = path.join(import.meta.dirname, '../..');
const styles = readFileSync(path.join(import.meta.dirname, 'fonts.css'), 'utf8');

/** The letters of a script, and the joiners that stand between them. */
const letters = {
  ml: /[\p{Script=Malayalam}\u200c\u200d]+/gu,
  ta: /[\p{Script=Tamil}\u200c\u200d]+/gu,
  kn: /[\p{Script=Kannada}\u200c\u200d]+/gu,
  hi: /[\p{Script=Devanagari}\u200c\u200d]+/gu,
} satisfies Partial<Record<Language, RegExp>>;

/** Every word that ships in a language: labels, texts of pages, and the sample content of the CMS. */
function wordsOf(language: keyof typeof letters): string[] {
  const files = globSync(
    [
      `app/texts/${language}.json`,
      `app/texts/content/${language}/**/*.{json,md}`,
      `../cms/src/seed/translations/${language}.json`,
    ],
    { cwd: site },
  );
  const texts = files.map((file) => readFileSync(path.join(site, file), 'utf8'));
  const words = [organisationName(language), ...texts].join(' ').match(letters[language]) ?? [];
  return [...new Set(words)];
}

async function fontOf(language: Language): Promise<Font> {
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

  test('is the one of the style sheet', () => {
    expect(styles).toContain(path.basename(headingFonts[language]));
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
