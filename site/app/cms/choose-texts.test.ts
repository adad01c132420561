import { expect, test } from 'vitest';
import { chooseListTexts, chooseTexts } from './choose-texts.ts';

const builtIn = {
  heading: 'Our work',
  email: 'hello@example.org',
  founded: 2014,
  lists: [{ name: 'One', url: '/one', numbered: true }],
};
const shared = ['email', 'url'] as const;
const inMalayalam = { heading: 'ഞങ്ങളുടെ ജോലി', lists: [{ name: 'ഒന്ന്', url: '/one' }] };

test('[R38] what is built in is in the language as far as it is translated', () => {
  expect(chooseTexts(builtIn, shared, 'ml', { builtIn: inMalayalam })).toEqual({
    heading: { text: 'ഞങ്ങളുടെ ജോലി' },
    email: 'hello@example.org',
    founded: 2014,
    lists: [{ name: { text: 'ഒന്ന്' }, url: '/one', numbered: false }],
  });
  expect(chooseTexts(builtIn, shared, 'ml', {})).toEqual({
    heading: { text: 'Our work', lang: 'en' },
    email: 'hello@example.org',
    founded: 2014,
    lists: [{ name: { text: 'One', lang: 'en' }, url: '/one', numbered: true }],
  });
});

test('a field that is the same in every language comes from the English entry', () => {
  const english = { email: ' ours@example.org ', founded: '2015' };
  const translated = { email: 'other@example.org', founded: 1999, heading: ' തലക്കെട്ട്\r\n' };
  expect(chooseTexts(builtIn, shared, 'ml', { english, translated })).toMatchObject({
    heading: { text: 'തലക്കെട്ട്' },
    email: 'ours@example.org',
    founded: 2015,
  });
});

test('a choice of editors takes the place of the built-in one, another kind of value does not', () => {
  const chosen = (isShown: unknown) =>
    chooseTexts({ isShown: true }, [], 'ml', { english: { isShown } }).isShown;
  expect([false, true, null, 'no', 0].map(chosen)).toEqual([false, true, true, true, true]);
});

test('[R38] a list is in one language as a whole', () => {
  const english = {
    lists: [
      { name: 'A', url: '/a' },
      { name: 'B', url: '/b' },
    ],
  };
  const translated = {
    lists: [
      { name: 'ആ', url: '/a' },
      { name: '', url: '/b' },
    ],
  };
  const lists = (written: object) => chooseTexts(builtIn, shared, 'ml', written).lists;
  expect(lists({ english, translated, builtIn: inMalayalam })).toEqual([
    { name: { text: 'ആ' }, url: '/a', numbered: false },
    { name: { text: '' }, url: '/b', numbered: false },
  ]);
  expect(lists({ english, builtIn: inMalayalam })).toEqual([
    { name: { text: 'A', lang: 'en' }, url: '/a', numbered: false },
    { name: { text: 'B', lang: 'en' }, url: '/b', numbered: false },
  ]);
  const blank = { lists: [{ name: ' ', url: null, numbered: false }, null] };
  expect(lists({ english: builtIn, translated: blank, builtIn: inMalayalam })).toEqual([
    { name: { text: 'ഒന്ന്' }, url: '/one', numbered: false },
  ]);
});

test('[R38] a built-in list takes its words from the translation at the same place', () => {
  const list = [
    { id: '1', title: 'Report' },
    { id: '2', title: 'Certificate' },
  ];
  expect(chooseListTexts(list, ['id'], 'ta', [{ title: 'அறிக்கை' }])).toEqual([
    { id: '1', title: { text: 'அறிக்கை' } },
    { id: '2', title: { text: 'Certificate', lang: 'en' } },
  ]);
  expect(chooseListTexts(list, ['id'], 'en', undefined)[1]).toEqual({
    id: '2',
    title: { text: 'Certificate' },
  });
});
