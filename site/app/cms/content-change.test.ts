import { describe, expect, test } from 'vitest';
import { recordedWebhook } from '../../tests/support/recorded-cms.ts';
import { contentCalls } from './content-calls.ts';
import { changesIn, concerns } from './content-change.ts';

test.each([
  { path: '/api/projects', locale: 'ml', read: '/api/projects?populate=*&locale=ml', again: true },
  { path: '/api/projects', locale: 'ml', read: '/api/projects?populate=*', again: true },
  { path: '/api/projects', locale: 'ml', read: '/api/projects?locale=ta', again: false },
  { path: '/api/projects', locale: 'en', read: '/api/projects?populate=*', again: true },
  { path: '/api/projects', locale: 'en', read: '/api/projects?locale=ml', again: true },
  { path: '/api/teams', locale: 'en', read: '/api/teams', again: true },
  { path: '/api/schools', locale: undefined, read: '/api/schools?locale=kn', again: true },
  { path: '/api/pages', locale: 'en', read: '/api/partners', again: false },
  { path: undefined, locale: undefined, read: '/api/partners?locale=ta', again: true },
])('a change of $path in $locale repeats $read: $again', ({ path, locale, read, again }) => {
  expect(concerns({ path, locale }, read)).toBe(again);
});

const reads = contentCalls.map(({ path }) => path);

test.each(['', 'no JSON', '{}', '{"changes":[]}', '{"changes":[{"path":1}]}'])(
  'the message %j names no change, so that everything is read',
  (message) => {
    expect(changesIn(message, reads)).toBeUndefined();
  },
);

describe('an event of Strapi’s own webhook', () => {
  test.each([
    ['webhook-1-entry.update-just-in', [{ path: '/api/just-ins', locale: 'en' }]],
    ['webhook-3-entry.delete-just-in', [{ path: '/api/just-ins', locale: 'en' }]],
    // What a visitor sent concerns no page.
    ['webhook-2-entry.create-contact-form', []],
  ])('%s, as it was recorded, names %j', (name, changes) => {
    expect(changesIn(recordedWebhook(name), reads)).toEqual(changes);
  });

  test.each([
    ['project', '/api/projects'],
    ['gallery', '/api/galleries'],
    ['stats-counter', '/api/stats-counters'],
    ['story', '/api/stories'],
    ['opportunity-page', '/api/opportunity-pages'],
    ['organisation', '/api/organisation'],
  ])('of a %s concerns what is read under %s', (model, path) => {
    const message = JSON.stringify({ event: 'entry.publish', model, entry: { id: 1 } });
    expect(changesIn(message, reads)).toEqual([{ path, locale: undefined }]);
  });

  test.each([
    { event: 'entry.create', model: 'volunteer-form', entry: { firstName: 'Asha' } },
    { event: 'entry.update', model: 'user', entry: { email: 'asha@example.org' } },
    { event: 'media.create', media: { url: '/uploads/a.png' } },
    { event: 'trigger-test' },
  ])('$event of $model concerns nothing', (message) => {
    expect(changesIn(JSON.stringify(message), reads)).toEqual([]);
  });

  test('of a file that was changed may concern everything', () => {
    expect(changesIn('{"event":"media.update","media":{}}', reads)).toBeUndefined();
  });
});

test('[R43] a change of a project concerns the stories, which name it', () => {
  expect(concerns({ path: '/api/projects' }, '/api/stories?sort[0]=date:DESC')).toBe(true);
  expect(concerns({ path: '/api/stories' }, '/api/projects')).toBe(false);
});
