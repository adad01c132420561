import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ActivityAction } from './activity-action.tsx';

const activity = { title: 'Library day', description: 'All day long.' };
const draw = (more: { link?: string; linkTitle?: string }) =>
  renderToStaticMarkup(<ActivityAction activity={{ ...activity, ...more }} />);

test('[R20] a link bears the editor’s words and opens in a new window', () => {
  expect(draw({ link: 'https://example.org/day', linkTitle: 'Join the day' })).toMatch(
    /<a href="https:\/\/example\.org\/day" target="_blank"[^>]*>Join the day/,
  );
});

test('[R20] a link without words says what there is to know more about', () => {
  expect(draw({ link: 'https://example.org/day' })).toMatch(
    />Know more<span[^>]*> about Library day/,
  );
});

test('[R20] words without a link are words, and nothing is nothing', () => {
  const words = draw({ linkTitle: 'Opens in June' });
  expect(words).toMatch(/^<p[^>]*>Opens in June<\/p>$/);
  expect(draw({})).toBe('');
});
