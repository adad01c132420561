import { expect, test } from 'vitest';
import { builtInOf } from '../app/cms/calls.ts';
import { schoolsCall } from '../app/cms/schools.ts';
import { districtsOf, filterFrom, withFilter } from '../app/features/schools-map/filter.ts';
import { sampleFacts } from '../tests/support/content-of.ts';
import { createTargets } from './cache-key.ts';

const schools = builtInOf(schoolsCall, 'en', sampleFacts) ?? [];
/** The address that the server renders. */
const home = { id: 'routes/home', parentId: 'root', index: true, module: { default: () => null } };
const targetOf = createTargets({ [home.id]: home }, {});

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
