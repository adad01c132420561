import { expect, test } from 'vitest';
import { contentOf } from '../../../tests/support/content-of.ts';
import { renderAt } from '../../../tests/support/render-at.tsx';
import { getHomePage } from '../../cms/home-page.ts';
import { Partners } from './partners.tsx';

const texts = await getHomePage(contentOf({}));
const logo = { imageToken: 'a.b', alt: 'Not said twice' };
const partners = [
  { id: '1', name: { text: 'Nila' }, kind: 'volunteer', logo, link: 'https://example.org' },
  { id: '2', name: { text: 'Kaveri' }, kind: 'volunteer' },
];

test('[2.4.9] a partner has its logo and link, or the default logo', () => {
  const html = renderAt('/', <Partners kind="volunteer" texts={texts} partners={partners} />);
  expect(html).toMatch(/<img src="\/images\/320\/a\.b"[^>]* alt=""/);
  expect(html).toMatch(/<a href="https:\/\/example.org"[^>]*>Nila<span[^>]*> \(opens in a new/);
  expect(html).toMatch(/<img src="\/images\/partner-default.svg"[^>]*><div><p[^>]*>Kaveri<\/p>/);
});

test('[2.4.8] a section without partners is left out', () => {
  expect(renderAt('/', <Partners kind="associated" texts={texts} partners={partners} />)).toBe('');
});
