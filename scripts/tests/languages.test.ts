import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wrongTexts } from '../texts/languages.ts';
import { hashOf, olderTranslations } from '../texts/translated-from.ts';

/** What is wrong with a Malayalam file of one text, beside the same in Tamil and Kannada. */
function problemsWith(malayalam: Record<string, string>, shared = {}): string[] {
  const translations = {
    ml: malayalam,
    ta: { menu: 'பட்டி', ...shared },
    kn: { menu: 'ಮೆನು', ...shared },
  };
  const texts = Object.entries(translations).map(
    ([code, each]) => [code, new Map(Object.entries(each))] as const,
  );
  return wrongTexts('ml', new Map(texts));
}

test('a text in the letters of its language is right', () => {
  assert.deepEqual(problemsWith({ menu: 'മെനു {name} PDF' }), []);
});

test('a text that another language has, or that English requires, is named where it is missing', () => {
  assert.deepEqual(problemsWith({}), ['menu is missing']);
  const malayalam = new Map([['ml', new Map([['menu', 'മെനു']])]]);
  assert.deepEqual(wrongTexts('ml', malayalam, ['menu', 'title']), ['title is missing']);
});

test('a text copied from another language is named', () => {
  assert.deepEqual(problemsWith({ menu: 'பட்டி' }), ['menu has letters of Tamil']);
  assert.deepEqual(problemsWith({ menu: 'മെനു பட்டி' }), ['menu has letters of Tamil']);
});

test('a text left in English is named, but not what several languages share', () => {
  assert.deepEqual(problemsWith({ menu: 'Menu {name}' }), ['menu has no letter of Malayalam']);
  assert.deepEqual(problemsWith({ menu: 'മെനു', code: 'IFSC' }, { code: 'IFSC' }), []);
  assert.deepEqual(problemsWith({ menu: '{name} 24/7' }), []);
});

test('each translation of an English text that changed, or that is new, is named', () => {
  const translations = ['ml.json', 'ta.json'];
  const text = (key: string, english: string) => {
    return { file: 'labels', key, hash: hashOf(english), translations };
  };
  const compared = { labels: { title: hashOf('A title'), menu: hashOf('Menu') } };
  const now = [text('title', 'Another title'), text('menu', 'Menu'), text('send', 'Send')];
  assert.deepEqual(olderTranslations(now, compared), [
    'ml.json: "title" was translated from an older English',
    'ta.json: "title" was translated from an older English',
    'ml.json: "send" is new',
    'ta.json: "send" is new',
  ]);
});
