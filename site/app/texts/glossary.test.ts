import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { translatedLanguages } from '../languages.ts';

const folder = import.meta.dirname;
const labelsFolder = path.join(folder, '../labels');
const seedFolder = path.join(folder, '../../../cms/src/seed/content');
const originals = Object.keys(
  import.meta.glob(['./content/{*.json,pages/*.md}', '../../organisation/*.{json,md}']),
);

interface Pair {
  readonly place: string;
  readonly english: string;
  readonly translation: string;
}

interface Term {
  /** All forms of the English word. */
  readonly english: readonly string[];
  readonly stems: readonly string[];
  readonly not: readonly string[];
}

/** Every paragraph of a text by its place, such as `/forms/submit`. */
function textsOf(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') {
    const paragraphs = value.split('\n\n');
    return paragraphs.length === 1 ? [[place, value]] : textsOf(paragraphs, place);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsOf(each, `${place}/${name}`));
}

/** A page of Markdown is read line by line; the first is line 1. */
function read(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.md') ? ['', ...text.split('\n')] : JSON.parse(text);
}

function pairsOf(name: string, english: unknown, translated: unknown): Pair[] {
  const originals = new Map(textsOf(english));
  return textsOf(translated).map(([place, translation]) => {
    return { place: name + place, english: originals.get(place) ?? '', translation };
  });
}

/** Every translated text of a language beside the English one; without it where there is none. */
function pairsIn(language: string): Pair[] {
  const files = originals.flatMap((name) => {
    const file = path.join(folder, name.replace(/(content|organisation)\//, `$&${language}/`));
    return existsSync(file) ? pairsOf(name, read(path.join(folder, name)), read(file)) : [];
  });
  const dictionary = `${language}.json`;
  return [
    ...pairsOf(
      'dictionary',
      read(path.join(labelsFolder, 'en.json')),
      read(path.join(labelsFolder, dictionary)),
    ),
    ...files,
    ...pairsOf(
      'seed',
      read(path.join(seedFolder, 'en.json')),
      read(path.join(seedFolder, dictionary)),
    ),
  ];
}

/** The rows of a glossary's table below its heading. */
function termsIn(language: string): Term[] {
  const text = readFileSync(path.join(folder, `glossary/${language}.md`), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => {
    const [english = [], _whole, stems = [], not = []] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.split(',').flatMap((each) => each.trim() || []));
    return { english, stems, not };
  });
}

/** Lists the texts that do not keep to the glossary, each with the words it should have. */
function slips(terms: readonly Term[], pairs: readonly Pair[]): string[] {
  return terms.flatMap(({ english, stems, not }) => {
    const word = new RegExp(`\\b(?:${english.join('|')})\\b`, 'i');
    return pairs.flatMap(({ place, english, translation }) => {
      const found = not.filter((each) => translation.includes(each));
      // What is the same in both, such as an address, is no text.
      const isDue = english !== translation && word.test(english.replaceAll('’', "'"));
      const isKept = !isDue || stems.some((stem) => translation.includes(stem));
      if (isKept && found.length === 0) return [];
      return [`${place}: “${stems}”${found.length > 0 ? `, not “${found}”` : ''}`];
    });
  });
}

test.each(translatedLanguages)('the labels and texts in %s keep to their glossary', (language) => {
  const terms = termsIn(language);
  const pairs = pairsIn(language);
  expect(pairs.length).toBeGreaterThan(500);
  expect(slips(terms, pairs)).toEqual([]);
});

test('every glossary has the same words, and a stem for each', () => {
  const words = (language: string) => termsIn(language).map(({ english }) => english.join(', '));
  const all = [...new Set(translatedLanguages.flatMap(words))].sort();
  for (const language of translatedLanguages) {
    expect([language, words(language).sort()]).toEqual([language, all]);
    expect([language, termsIn(language).filter(({ stems }) => stems.length === 0)]).toEqual([
      language,
      [],
    ]);
  }
});

test('another word than that of the glossary is found', () => {
  const terms = [{ english: ['volunteer'], stems: ['Ehrenamt'], not: ['Helfer'] }];
  const pair = (english: string, translation: string) => ({ place: '/x', english, translation });
  const kept = [pair('A volunteer', 'Ehrenamtliche'), pair('Nobody', 'Niemand')];
  const wrong = [pair('A Volunteer', 'Freiwillige'), pair('People', 'Helfer')];
  expect(slips(terms, [...kept, ...wrong])).toEqual([
    '/x: “Ehrenamt”',
    '/x: “Ehrenamt”, not “Helfer”',
  ]);
});
