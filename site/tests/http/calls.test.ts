import { expect, test } from 'vitest';
import { optionalReads, reads, storyText } from '../support/fake-cms/calls.ts';
import { routes, unknownPath } from '../support/routes.ts';
import { openSite } from './open-site.ts';

test('[7.1] the calls are those of the table, to the letter, [R33] the optional ones, and [R1] carry the token', async () => {
  const opened = await openSite();
  for (const { path } of routes) await opened.page(path);
  await opened.page(unknownPath);
  const calls = opened.fakeCms.calls.filter(({ path }) => path.startsWith('/api/'));
  const every = [...Object.values(reads), ...Object.values(optionalReads), storyText('story-14')];
  expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(every));
  const sent = calls.map(({ method, authorization }) => `${method} ${authorization}`);
  expect(new Set(sent)).toEqual(new Set([`GET bearer ${opened.fakeCms.token}`]));
});
