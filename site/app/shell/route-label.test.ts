import { expect, test } from 'vitest';
import { routeLabel } from './route-label.server.ts';

test.each([
  ['/', '/'],
  ['/team?member=3&email=a@b.co', '/team'],
  ['/opportunities/intern', '/opportunities/intern'],
  ['/projects/a-private-name?x=y', '/projects/:url'],
  ['/team.data?_routes=x', '/team.data'],
  ['/_.data', '/.data'],
  ['/projects/x.data', '/projects/:url.data'],
  ['/images/320/abc.def', '/images/*'],
  ['/robots.txt', '/robots.txt'],
  ['/hooks/content', '/hooks/content'],
  ['/a-private-name', '/:slug'],
  ['/a.data', '/:slug.data'],
  ['*', 'other'],
])('%s is logged as %s', (url, label) => {
  expect(routeLabel(url)).toBe(label);
});
