import { expect, test } from 'vitest';
import type { ContentCall } from '../app/cms/calls.ts';
import { getSchoolsOnMap, spellingOfMapProject } from '../app/cms/map-projects.ts';
import { districtsOf, filterFrom, withFilter } from '../app/features/schools-map/filter.ts';
import { contentOf, parseContext } from '../tests/support/content-of.ts';
import { english } from '../tests/support/english.ts';
import { createTargets } from './cache-key.ts';

const { schools } = await getSchoolsOnMap({ content: contentOf({}), labels: english });
const ours = { id: 1, projectTitle: 'Ours', url: 'മഴവിൽ-പദ്ധതി' };
const content = {
  peek: <T>(call: ContentCall<T>) => ({
    items: call.parse([ours], parseContext),
    state: 'current' as const,
  }),
};
/** The address that the server renders. */
const home = { id: 'routes/home', parentId: 'root', index: true, module: { default: () => null } };
const targetOf = createTargets(
  { [home.id]: home },
  {},
  {
    '/': (query) => spellingOfMapProject(content, query),
  },
);

test('[R18] the server reads every filter and school that the page links to', () => {
  for (const {
    district,
    schools: [school],
  } of districtsOf(schools)) {
    // A joiner, as older Malayalam keyboards write it.
    const search = "let's learn അടൂര്\u200d";
    const filter = { project: 'iesp', district, search } as const;
    const url = `/${withFilter('', filter, school?.id)}`;
    const target = targetOf(new URL(url, 'http://site'));
    const kept = new URL('key' in target ? target.key : '', 'http://site').searchParams;
    expect(filterFrom(kept, schools)).toEqual(filter);
    expect(kept.get('school')).toBe(school?.id);
  }
});

test('[2.4.7] [R35] the filter takes the keys and the projects of the CMS; another value is led away from', () => {
  const answer = (query: string) => targetOf(new URL(`/?${query}`, 'http://site'));
  const own = `project=${encodeURIComponent(ours.url)}`;
  expect(answer(own)).toMatchObject({ kind: 'page', key: `/?${own}`, cached: true });
  expect(answer('project=pd')).toMatchObject({ kind: 'page', cached: true });
  // As the form without scripts sends it for all projects.
  expect(answer('project=')).toMatchObject({ kind: 'page', key: '/' });
  for (const query of ['project=gone', 'project=pd&project=pg']) {
    expect(answer(query)).toMatchObject({ kind: 'redirect', status: 302 });
  }
  expect(answer('project=gone&q=ada')).toMatchObject({ location: '/?q=ada' });
});
