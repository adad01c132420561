import { expect, test } from 'vitest';
import { createPagePlaces } from './page-place.ts';

const paths = ['team', 'projects', 'projects/:url', 'opportunities', 'opportunities/:kind', '*'];
const module = { default: () => null };
const routes = Object.fromEntries(
  [
    { id: 'root', path: '', module },
    { id: 'home', parentId: 'root', index: true, module },
    ...paths.map((path) => ({ id: path, parentId: 'root', path, module })),
  ].map((route) => [route.id, route]),
);
const placeOf = createPagePlaces(routes, (url) => url !== 'project-spark' && url !== 'കല');

test.each([
  '/',
  '/?activity=2',
  '/team',
  '/team?member=3',
  '/projects/project-spark',
  '/projects/%E0%B4%95%E0%B4%B2',
  '/opportunities/intern',
  '/team.data',
  '/_.data',
  '/projects/project-spark.data?_routes=projects',
  '/__manifest',
])('%s is a page of its own', (key) => {
  expect(placeOf(key)).toEqual({ key });
});

test.each([
  ['/no/such/page', '/not-found'],
  ['/no/such/page?q=1', '/not-found'],
  ['/projects/none', '/not-found/projects'],
  ['/x/team/y', '/not-found/team'],
  ['/opportunities/none', '/not-found/opportunities'],
  ['//team', '/not-found/team'],
  ['/none.data', '/not-found.data'],
  ['/_root.data', '/not-found.data'],
  ['/projects/none.data?_routes=x', '/not-found.data'],
])('%s names nothing, and shares the page of %s', (key, shared) => {
  expect(placeOf(key)).toEqual({ key: shared });
});

test.each([
  ['/Team?member=3', '/team?member=3'],
  ['/team/', '/team'],
  ['/%74eam', '/team'],
  ['//', '/'],
  ['/PROJECTS/project-spark', '/projects/project-spark'],
  ['/projects/%70roject-spark/', '/projects/project-spark'],
  ['/TEAM.data', '/team.data'],
  ['/team/_.data', '/team.data'],
  ['//_.data', '/_.data'],
])('%s is another spelling of %s', (key, proper) => {
  const place = placeOf(key);
  expect(place.movedTo ?? place.key).toBe(proper);
});
