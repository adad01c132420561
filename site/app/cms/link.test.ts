import { expect, test } from 'vitest';
import { safeLink } from './link.ts';

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

test('[R5] a file of the CMS is linked at the address of the site', () => {
  const cms = 'https://cms.example:1337';
  expect(safeLink(`${cms}/uploads/a.pdf`, cms)).toBe('/uploads/a.pdf');
  expect(safeLink('https://example.org/uploads/a.pdf', cms)).toBe(
    'https://example.org/uploads/a.pdf',
  );
  expect(safeLink(`${cms}/admin`, cms)).toBe(`${cms}/admin`);
});

test.each([
  ...['', '#top', 'www.example.org', 'ftp://example.org'],
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', 'vbscript:x'],
  ...['java\tscript:alert(1)', '\u0001javascript:alert(1)', 'data:text/html,<script>'],
  ...['//evil.example', '/\\evil.example', '/\t/evil.example'],
  ...['https:example.org', 'https://', 'mailto:'],
])('[R20] %j is no link', (link) => {
  expect(safeLink(link)).toBeUndefined();
});
