import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VisionFocus } from './vision-focus.tsx';

test('[2.4.4] vision and focus stand under one heading, in this order', () => {
  const html = renderToStaticMarkup(<VisionFocus />);
  expect(
    [...html.matchAll(/<(h\d)[^>]*>([^<]+)/g)].map(([, level, words]) => [level, words]),
  ).toEqual([
    ['h2', 'Vision &amp; Focus'],
    ['h3', 'Our Vision'],
    ['h3', 'Our Focus'],
  ]);
  expect(html).toMatch(/<section aria-label="Vision &amp; Focus"/);
});
