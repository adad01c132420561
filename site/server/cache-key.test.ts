import { describe, expect, test } from 'vitest';
import { pages, routeIdOf } from '../app/pages.ts';
import { createTargets, targetIn } from './cache-key.ts';

const module = { default: () => null };
const routes = Object.fromEntries(
  [
    ...pages.map((page) => [page.path.slice(1), routeIdOf(page)] as const),
    ['preview', 'routes/preview'] as const,
    ['*', 'routes/not-found'] as const,
  ].map(([path, id]) => {
    const action = id === 'routes/contact-us' ? { action: () => null } : {};
    return [id, { id, parentId: 'root', path, module: { ...module, ...action } }];
  }),
);
const targetOf = createTargets(
  routes,
  {
    'projects/:url': (url) => ['project-spark', 'കല'].find((each) => each === url.toLowerCase()),
    ':slug': (slug) => ['faq'].find((each) => each === slug.toLowerCase()),
  },
  {
    stories: (given) => {
      const page = given.get('page');
      const known = { query: page === '2' ? '?page=2' : '', isKnown: true };
      return page === 'maybe' ? { query: '?page=maybe', isKnown: false } : known;
    },
  },
);
const target = (address: string) => targetOf(new URL(address, 'http://site'));

describe('the key of a page', () => {
  test.each([
    ['/', '/'],
    ['/?utm_source=mail', '/'],
    ['/team?fbclid=x', '/team'],
    ['/projects?projects=all&activities=all', '/projects?projects=all&activities=all'],
    ['/projects?activities=all&projects=all', '/projects?projects=all&activities=all'],
    ['/opportunities?chosen=volunteer', '/opportunities?chosen=volunteer'],
    ['/faq?q=maths&_routes=routes/team', '/faq'],
    ['/team.data?member=3&_routes=routes/team', '/team.data?_routes=routes%2Fteam'],
    ['/team.data?_routes=routes/home', '/team.data'],
    ['/_.data', '/_.data'],
    ['/projects/project-spark', '/projects/project-spark'],
    ['/projects/%E0%B4%95%E0%B4%B2', '/projects/%E0%B4%95%E0%B4%B2'],
    ['/opportunities/intern', '/opportunities/intern'],
    ['/faq', '/faq'],
    ['/stories?page=2&utm_source=mail', '/stories?page=2'],
    ['/stories.data?page=2', '/stories.data?page=2'],
    [
      '/stories.data?page=2&_routes=routes/stories',
      '/stories.data?page=2&_routes=routes%2Fstories',
    ],
  ])('%s is cached as %s', (address, key) => {
    expect(target(address)).toMatchObject({ key, cached: true });
  });

  test.each([
    '/?q=maths',
    '/?district=Idukki',
    '/team?member=3',
    '/?activity=2',
    '/preview?link=x',
    '/stories?page=maybe',
  ])('visitors can invent states like %s without end: it is rendered each time', (address) => {
    expect(target(address)).toMatchObject({ key: address, cached: false });
  });
});

test.each([
  ['/Team', '/team', 301],
  ['/PROJECTS/PROJECT-SPARK', '/projects/project-spark', 301],
  ['/Opportunities/Intern', '/opportunities/intern', 301],
  ['/FAQ', '/faq', 301],
  ['/faq/', '/faq', 301],
  ['/team/?member=3', '/team?member=3', 301],
  ['/%74eam', '/team', 301],
  ['/TEAM.data', '/team.data', 301],
  ['/team?member=-1', '/team', 302],
  ['/team?member=3&member=4', '/team?member=3', 302],
  ['/?q=%00', '/', 302],
  ['/opportunities?chosen=admin', '/opportunities', 302],
])('%s redirects to %s', (address, location, status) => {
  expect(target(address)).toEqual({ kind: 'redirect', location, status });
});

test.each([
  ...['/no/such', '/healthzX', '/hooks/x', '/preview.x', '/projects/none', '/opportunities/none'],
  ...['/%E0%A4%A', '/__manifest', '/projects/project-spark/more'],
])('[R35] %s shares the one page of what is not there', (address) => {
  expect(target(address)).toEqual({ kind: 'not found', key: '/not/found', cached: true });
});

test('a page takes forms where it has an action', () => {
  expect(target('/contact-us')).toMatchObject({ methods: ['GET', 'HEAD', 'POST'] });
  expect(target('/team')).toMatchObject({ methods: ['GET', 'HEAD'] });
});

describe('[R38] under the prefix of a language', () => {
  const inLanguage = (address: string) =>
    targetIn(new URL(address, 'http://site'), ['en', 'ml'], targetOf);

  test.each([
    ['/ml/team', '/ml/team'],
    ['/ml', '/ml'],
    ['/ml/projects/project-spark?utm_source=x', '/ml/projects/project-spark'],
    ['/team', '/team'],
  ])('%s is cached as %s', (address, key) => {
    expect(inLanguage(address)).toMatchObject({ kind: 'page', key, cached: true });
  });

  test.each([
    ['/ml/Team', '/ml/team', 301],
    ['/ml/team?member=-1', '/ml/team', 302],
    ['/ML/team', '/ml/team', 301],
    ['/ml/', '/ml', 301],
    ['/Team', '/team', 301],
  ])('%s redirects to %s', (address, location, status) => {
    expect(inLanguage(address)).toEqual({ kind: 'redirect', location, status });
  });

  test.each(['/ml/no/such', '/ML/no/such', '/ml/preview', '/ml/robots.txt', '/ml//example.org/x'])(
    '%s is not there',
    (address) => {
      expect(inLanguage(address)).toEqual({
        kind: 'not found',
        key: '/ml/not/found',
        cached: true,
      });
    },
  );

  test('what is in English alone stays at its English address', () => {
    expect(inLanguage('/robots.txt')).toMatchObject({ kind: 'page', key: '/robots.txt' });
  });

  test('a language that is not offered has no addresses', () => {
    expect(inLanguage('/ta/team')).toMatchObject({ kind: 'not found', key: '/not/found' });
  });
});
