import { expect, test } from 'vitest';
import routes from '../../app/routes.ts';
import { routeLabel } from './route-label.ts';

const paths = (await routes).flatMap(({ path = '' }) => (path === '*' ? [] : [`/${path}`]));

test('every address of the site has a label of its own', () => {
  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths) {
    if (path === '/opportunities/:kind') continue;
    expect(routeLabel(path.replace('/:url', '/project-spark'))).toBe(path);
  }
});

test.each([
  ['/team?member=3&email=a@b.co', '/team'],
  ['/projects/a-private-name?x=y', '/projects/:url'],
  ['/team.data?_routes=x', '/team.data'],
  ['/_.data', '/.data'],
  ['/projects/x.data', '/projects/:url.data'],
  ['/pictures/320/abc.def', '/pictures/*'],
  ['/assets/a.js', '/assets/*'],
  ['/a-private-name', 'other'],
  ['/a.data', 'other.data'],
  ['*', 'other'],
])('%s is %s', (url, label) => {
  expect(routeLabel(url)).toBe(label);
});
