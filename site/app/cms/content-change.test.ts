import { expect, test } from 'vitest';
import { changesIn, concerns } from './content-change.ts';

test.each([
  { path: '/api/projects', locale: 'ml', read: '/api/projects?populate=*&locale=ml', again: true },
  { path: '/api/projects', locale: 'ml', read: '/api/projects?populate=*', again: true },
  { path: '/api/projects', locale: 'ml', read: '/api/projects?locale=ta', again: false },
  { path: '/api/projects', locale: 'en', read: '/api/projects?populate=*', again: true },
  { path: '/api/projects', locale: 'en', read: '/api/projects?locale=ml', again: false },
  { path: '/api/teams', locale: 'en', read: '/api/teams', again: true },
  { path: '/api/schools', locale: undefined, read: '/api/schools?locale=kn', again: true },
  { path: '/api/pages', locale: 'en', read: '/api/partners', again: false },
  { path: undefined, locale: undefined, read: '/api/partners?locale=ta', again: true },
])('a change of $path in $locale repeats $read: $again', ({ path, locale, read, again }) => {
  expect(concerns({ path, locale }, read)).toBe(again);
});

test.each(['', 'no JSON', '{}', '{"changes":[]}', '{"changes":[{"path":1}]}'])(
  'the message %j names no change, so that everything is read',
  (message) => {
    expect(changesIn(message)).toBeUndefined();
  },
);

test('[R43] a change of a project concerns the stories, which name it', () => {
  expect(concerns({ path: '/api/projects' }, '/api/stories?sort[0]=date:DESC')).toBe(true);
  expect(concerns({ path: '/api/stories' }, '/api/projects')).toBe(false);
});
