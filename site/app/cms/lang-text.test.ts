import { describe, expect, test } from 'vitest';
import { ariaLabelOf, chooseText, firstWritten, paragraphsOf, type Sources } from './lang-text.ts';

const translated = 'വിവർത്തനം';
const builtIn = 'സൈറ്റിന്റേത്';
const english = 'Ours';
const builtInEnglish = 'Built in';

describe('[R38] a field on a page in Malayalam is', () => {
  test.each<[string, Sources<string>, object]>([
    [
      'what editors translated, whatever else there is',
      { translated, english, builtIn, builtInEnglish },
      { text: translated },
    ],
    [
      'the English that editors changed, before a built-in translation of another text',
      { english, builtIn, builtInEnglish },
      { text: english, lang: 'en' },
    ],
    [
      'the built-in translation, where editors left the English as it was built in',
      { english: builtInEnglish, builtIn, builtInEnglish },
      { text: builtIn },
    ],
    [
      'the built-in translation, where editors wrote nothing',
      { builtIn, builtInEnglish },
      { text: builtIn },
    ],
    [
      'the English of editors, where nothing is built in',
      { english },
      { text: english, lang: 'en' },
    ],
    [
      'the built-in English, where that is all there is',
      { builtInEnglish },
      { text: builtInEnglish, lang: 'en' },
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

test('[R38] an English page has the English of editors, else the built-in one, and never a lang', () => {
  expect(chooseText('en', { english, builtInEnglish })).toEqual({ text: english });
  expect(chooseText('en', { builtInEnglish })).toEqual({ text: builtInEnglish });
  expect(chooseText('en', { translated, builtIn, english })).toEqual({ text: english });
});

test('[R38] in every combination of sources a text is one of them, and says "en" exactly if it is English', () => {
  const either = [undefined, 'a', 'b'];
  for (const own of [undefined, translated]) {
    for (const inEnglish of either) {
      for (const ours of [undefined, builtIn]) {
        for (const oursInEnglish of either) {
          const sources = {
            translated: own,
            english: inEnglish,
            builtIn: ours,
            builtInEnglish: oursInEnglish,
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
  expect(paragraphsOf({ text: 'One\r\n\r\nMore\n \n\n Two\nlines \n\n', lang: 'en' })).toEqual([
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
