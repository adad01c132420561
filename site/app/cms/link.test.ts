import { expect, test } from 'vitest';
import { isExternal, safeLink } from './link.ts';

test.each([
  'https://example.org/camp',
  'HTTP://example.org',
  'mailto:hello@mazhavil.example',
  'tel:+910000000000',
  '/opportunities/volunteer',
  '/',
])('[R20] %s is a link', (link) => {
  expect(safeLink(` ${link} `)).toBe(link);
});

test.each([
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https:example.org',
  'https://',
  'ftp://example.org',
  'www.example.org',
  'mailto:',
  '#top',
])('[R20] %j is no link', (link) => {
  expect(safeLink(link)).toBeUndefined();
});

test('[R20] nothing is no link', () => {
  expect(safeLink(null)).toBeUndefined();
  expect(safeLink(undefined)).toBeUndefined();
});

test('a link that begins with a slash stays on this site', () => {
  expect(isExternal('/team')).toBe(false);
  expect(isExternal('mailto:a@b.example')).toBe(true);
});
