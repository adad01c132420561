import { describe, expect, test } from 'vitest';
import { addressIn, dayIn, languages, linkIn, splitAddress } from './languages.ts';

test.each([
  ['/', '/ml'],
  ['/team', '/ml/team'],
  ['/?activity=2', '/ml?activity=2'],
  ['/#schools', '/ml#schools'],
  ['/_.data', '/ml.data'],
  ['/team.data', '/ml/team.data'],
])('[R38] %s is %s in Malayalam, and itself in English', (path, address) => {
  expect(addressIn('ml', path)).toBe(address);
  expect(addressIn('en', path)).toBe(path);
});

describe('[R38] the language of an address', () => {
  test.each([
    ['/ml', 'ml', '/'],
    ['/ml/', 'ml', '/'],
    ['/ML/team', 'ml', '/team'],
    ['/ta/projects/project-spark', 'ta', '/projects/project-spark'],
    ['/ml.data', 'ml', '/_.data'],
    ['/ml/ml', 'ml', '/ml'],
    ['/team', 'en', '/team'],
    ['/en/team', 'en', '/en/team'],
    ['/fr/team', 'en', '/fr/team'],
    ['//ml', 'en', '//ml'],
    ['/mlx/team', 'en', '/mlx/team'],
  ])('%s is %s, and its page %s', (address, language, path) => {
    expect(splitAddress(address, languages)).toEqual({ language, path });
  });

  test('a language that the site does not offer is none', () => {
    expect(splitAddress('/ml/team', ['en', 'ta'])).toEqual({ language: 'en', path: '/ml/team' });
  });
});

test('a day is written as people in India write it', () => {
  expect(dayIn('en', '2031-03-31')).toBe('31 March 2031');
  expect(dayIn('hi', '2031-03-31')).toBe('31 मार्च 2031');
});

test('[R38] the link of an editor leads to the page in the language, and to the one file', () => {
  expect(linkIn('ml', '/opportunities/volunteer#form')).toBe('/ml/opportunities/volunteer#form');
  expect(linkIn('ml', '/docs/AR-24-25.pdf')).toBe('/docs/AR-24-25.pdf');
  expect(linkIn('ml', '/uploads/a.pdf')).toBe('/uploads/a.pdf');
  expect(linkIn('ml', '/stories/feed.xml')).toBe('/ml/stories/feed.xml');
  expect(linkIn('ml', '/sitemap.xml')).toBe('/sitemap.xml');
  expect(linkIn('ml', '/team?from=a.b')).toBe('/ml/team?from=a.b');
  expect(linkIn('ml', 'https://example.org/team')).toBe('https://example.org/team');
});
