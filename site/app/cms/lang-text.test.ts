import { describe, expect, test } from 'vitest';
import { ariaLabelOf, chooseText, firstWritten, paragraphsOf, type Sources } from './lang-text.ts';

const translated = 'വിവർത്തനം';
const shipped = 'സൈറ്റിന്റേത്';
const english = 'Ours';
const shippedEnglish = 'Shipped';

describe('[R38] a field on a page in Malayalam is', () => {
  test.each<[string, Sources<string>, object]>([
    [
      'what editors translated, whatever else there is',
      { translated, english, shipped, shippedEnglish },
      { text: translated },
    ],
    [
      'the English that editors changed, before a shipped translation of another text',
      { english, shipped, shippedEnglish },
      { text: english, lang: 'en' },
    ],
    [
      'the shipped translation, where editors left the English as it ships',
      { english: shippedEnglish, shipped, shippedEnglish },
      { text: shipped },
    ],
    [
      'the shipped translation, where editors wrote nothing',
      { shipped, shippedEnglish },
      { text: shipped },
    ],
    ['the English of editors, where nothing ships', { english }, { text: english, lang: 'en' }],
    [
      'the shipped English, where that is all there is',
      { shippedEnglish },
      { text: shippedEnglish, lang: 'en' },
    ],
    ['empty, where nothing was written anywhere', {}, { text: '' }],
    [
      'in Malayalam also where the translation repeats the English',
      { translated: english, english },
      { text: english },
    ],
  ])('%s', (_what, sources, expected) => {
    expect(chooseText('ml', sources)).toEqual(expected);
  });
});

test('[R38] an English page has the English of editors, else the shipped one, and never a lang', () => {
  expect(chooseText('en', { english, shippedEnglish })).toEqual({ text: english });
  expect(chooseText('en', { shippedEnglish })).toEqual({ text: shippedEnglish });
  expect(chooseText('en', { translated, shipped, english })).toEqual({ text: english });
});

test('[R38] in every combination of sources a text is one of them, and says "en" exactly if it is English', () => {
  const either = [undefined, 'a', 'b'];
  for (const own of [undefined, translated]) {
    for (const inEnglish of either) {
      for (const ours of [undefined, shipped]) {
        for (const oursInEnglish of either) {
          const sources = {
            translated: own,
            english: inEnglish,
            shipped: ours,
            shippedEnglish: oursInEnglish,
          };
          const { text, lang } = chooseText('ta', sources);
          const known = Object.values(sources).filter((each) => each !== undefined);
          expect(known.length === 0 ? [''] : known).toContain(text);
          expect(lang).toBe(/^[ab]$/.test(text) ? 'en' : undefined);
          if (own) expect(text).toBe(own);
        }
      }
    }
  }
});

test('the parts of a text have its language', () => {
  expect(paragraphsOf({ text: 'One\n\nMore\n \n\n Two\nlines \n\n', lang: 'en' })).toEqual([
    { text: 'One', lang: 'en' },
    { text: 'More', lang: 'en' },
    { text: 'Two\nlines', lang: 'en' },
  ]);
  expect(paragraphsOf({ text: '' })).toEqual([]);
});

test('of several texts the first counts that was written', () => {
  expect(firstWritten({ text: '' }, { text: 'b', lang: 'en' }, { text: 'c' })).toEqual({
    text: 'b',
    lang: 'en',
  });
  expect(firstWritten({ text: '' })).toEqual({ text: '' });
});

test('a name for screen readers is left out where its language could not be told', () => {
  expect(ariaLabelOf({ text: 'Our work', lang: 'en' })).toBeUndefined();
  expect(ariaLabelOf({ text: 'ഞങ്ങളുടെ ജോലി' })).toBe('ഞങ്ങളുടെ ജോലി');
});
