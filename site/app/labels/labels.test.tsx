import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dictionaries } from './dictionaries.server.ts';
import { Filled } from './filled.tsx';
import { fill, plural } from './labels.ts';

test('values stand in the places of their names, and a name without one stays', () => {
  expect(fill('{count} of {all}, {none}', { count: 0, all: 'ten' })).toBe('0 of ten, {none}');
  const filled = (
    <Filled text="By {who} on {day}." values={{ who: <b>Meera</b>, day: '8 March' }} />
  );
  expect(renderToStaticMarkup(filled)).toBe('By <b>Meera</b> on 8 March.');
});

test('[R39] a count has the form that the language has for it', () => {
  const forms = { one: '{count} school', other: '{count} schools' };
  const shown = (language: 'en' | 'hi', count: number) =>
    plural({ ...dictionaries[language], language }, forms, count);
  expect([0, 1, 2].map((count) => shown('en', count))).toEqual([
    '0 schools',
    '1 school',
    '2 schools',
  ]);
  expect(shown('hi', 0)).toBe('0 school');
});
