import { expect, test } from 'vitest';
import { isWrite, optionalReads, reads, storyText } from '../support/fake-cms/calls.ts';
import { routes, unknownPath } from '../support/routes.ts';
import { eventually, openSite } from './open-site.ts';

test('[7.1] the calls are those of the table, to the letter, [R33] the optional ones, and [R1] carry the token', async () => {
  const opened = await openSite();
  for (const { path } of routes) await opened.page(path);
  await opened.page(unknownPath);
  const inApi = opened.fakeCms.calls.filter(({ path }) => path.startsWith('/api/'));
  const calls = inApi.filter(({ path }) => !isWrite(path.replace(/(\/0)?\?.*/, '')));
  const every = [...Object.values(reads), ...Object.values(optionalReads), storyText('story-14')];
  expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(every));
  const sent = calls.map(({ method, authorization }) => `${method} ${authorization}`);
  expect(new Set(sent)).toEqual(new Set([`GET bearer ${opened.fakeCms.token}`]));

  const toForms = inApi.filter((call) => !calls.includes(call));
  const asked = toForms.map(({ method, path, body }) => `${method} ${path} ${body}`).sort();
  const forms = ['contact', 'donate', 'intern', 'volunteer'].map((form) => `/api/${form}-forms`);
  expect(asked).toEqual([
    ...forms.flatMap((path) => [
      `GET ${path}/0?fields=id&sort=noSuchField `,
      `GET ${path}?fields=id&pagination[pageSize]=1 `,
    ]),
    ...forms.map((path) => `POST ${path} {}`),
  ]);
});

test('[6] at the start the log names what the tokens lack and what they may too much, and nothing is stored', async () => {
  const opened = await openSite({
    prepare: (fakeCms) =>
      fakeCms.set({
        '/api/volunteer-forms': { kind: 'status', status: 403 },
        '/api/intern-forms?fields=id&pagination[pageSize]=1': { kind: 'json', body: { data: [] } },
        '/api/teams': { kind: 'status', status: 403 },
      }),
  });
  await eventually(async () => {
    const log = opened.site.output();
    expect(log).toMatch(
      /"level":"error".*"tick":\["Volunteer-form: create"\].*Settings, API Tokens/,
    );
    expect(log).toMatch(/"level":"warn".*"untick":\["Intern-form: find"\]/);
    expect(log).toMatch(/"level":"error".*"right":"Team: find"/);
  });
  expect(opened.fakeCms.records).toEqual([]);
});
