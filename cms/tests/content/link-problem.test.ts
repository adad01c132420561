import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkProblem } from '../../src/content/addresses/links.ts';

const GOOD_LINKS = [
  'https://example.org/a?b=c#d',
  'Https://example.org',
  'mailto:hello@mazhavil.example',
  'tel:+910000000000',
  '/team',
  '/',
];
const BAD_LINKS = [
  'javascript:alert(1)',
  'data:text/html,x',
  '//elsewhere.example',
  '/\\elsewhere',
  'https:///x',
  'https://a b',
  'ftp://example.org',
  'mailto:',
];

test('[R20] a link to a website, a page, an e-mail address or a phone number is accepted', () => {
  for (const link of ['', ...GOOD_LINKS]) assert.equal(linkProblem(link), '', link);
});

test('[R20] a link that leads nowhere is refused with what to write', () => {
  for (const link of BAD_LINKS) assert.match(linkProblem(link), /^Write a web address/, link);
});

test('[R20] a link whose meaning is clear is refused with the right spelling', () => {
  for (const [link, correctLink] of [
    ['example.org/a', 'https://example.org/a'],
    ['hello@mazhavil.example', 'mailto:hello@mazhavil.example'],
    ['+91 98765 43210', 'tel:+919876543210'],
  ] as const) {
    assert.ok(linkProblem(link).endsWith(` this: ${correctLink}`), link);
  }
});
