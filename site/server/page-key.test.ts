import { expect, test } from 'vitest';
import { hasStrayParameter, pageKey } from './page-key.ts';

test.each([
  ['/', '/'],
  ['/?utm_source=mail', '/'],
  ['/team?member=3&fbclid=x', '/team?member=3'],
  ['/projects?projects=all&activities=all', '/projects?projects=all&activities=all'],
  ['/projects?activities=all&projects=all', '/projects?projects=all&activities=all'],
  ['/opportunities?chosen=volunteer', '/opportunities?chosen=volunteer'],
  ['/opportunities?chosen=admin', '/opportunities'],
  ['/team?member=3&member=4', '/team?member=3'],
  ['/team?member=-1', '/team'],
  ['/?q=%00', '/'],
  ['/?q=maths', '/?q=maths'],
  // What a page does not read makes no second one.
  ['/team?q=maths&sent=a.aaaaaaaaaaaaaaaaaaaaaa&activity=2', '/team'],
  ['/privacy?q=maths&_routes=routes/team', '/privacy'],
  ['/team.data?member=3&_routes=routes/team', '/team.data?_routes=routes%2Fteam'],
  ['/?', '/'],
  ['/%E0%A4%A', '/not-found'],
  ['/%E0%A4%A?q=a', '/not-found'],
  ['/projects/%E0%B4%95', '/projects/%E0%B4%95'],
])('%s is the page %s', (url, key) => {
  expect(pageKey(url)).toBe(key);
});

test.each([
  ['/team', false],
  ['/team?member=3', false],
  ['/?utm_source=mail', false],
  ['/team?member=-1', true],
  ['/team?member=1.5', true],
  ['/team?member=3&member=4', true],
  ['/projects?projects=ALL', true],
  ['/opportunities?chosen=admin', false],
])('the address %s has a stray parameter: %s', (url, stray) => {
  expect(hasStrayParameter(url)).toBe(stray);
});
