import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RoundButton } from './round-button.tsx';

test('a round button is called by its label, and its sign is not read out', () => {
  const html = renderToStaticMarkup(<RoundButton sign="arrow-left" label="Previous member" />);
  expect(html).toContain('aria-label="Previous member"');
  expect(html).toMatch(/<svg[^>]*aria-hidden="true"/);
});
