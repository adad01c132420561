import { expect, test } from 'vitest';
import { english } from '../../../tests/support/english.ts';
import { schoolsCall } from '../../cms/schools.ts';
import { mapProjectKeys } from '../../texts/schools/map-projects.ts';
import { countBy, filterFrom, filterSchools, noFilter, withFilter } from './filter.ts';

const schools = schoolsCall.builtIn;
const { projects } = english.map;
const read = (query: string) => filterFrom(new URLSearchParams(query), schools);

test('[2.4.7] a query gives project, district and search; other values are ignored', () => {
  expect(read('project=pg&district=Wayanad&q=kalpetta')).toEqual({
    project: 'pg',
    district: 'Wayanad',
    search: 'kalpetta',
  });
  expect(read('project=xyz&district=Atlantis&q=%20%20')).toEqual(noFilter);
  expect(read('q=a%20%20b')).toMatchObject({ search: 'a b' });
  expect(read(`q=${'a'.repeat(500)}`).search).toHaveLength(60);
});

test('the query keeps the parameters of other sections', () => {
  expect(withFilter('activity=2&q=old&school=4', noFilter)).toBe('?activity=2');
  expect(withFilter('', noFilter)).toBe('');
});

test('[2.4.7] all words of a search are looked for in name, district and project', () => {
  const found = filterSchools(schools, read('q=ganitham wayanad lower'), projects);
  expect(found.length).toBeGreaterThan(0);
  for (const { key, district, name } of found) {
    expect([key, district]).toEqual(['pg', 'Wayanad']);
    expect(name).toMatch(/Lower/);
  }
  const typed = filterSchools(schools, { ...noFilter, search: 'LET’S LEARN' }, projects);
  expect(new Set(typed.map(({ key }) => key))).toEqual(new Set(['lle']));
});

test('each count is the number of schools that its choice shows', () => {
  const filter = read('q=government&project=ps');
  const count = countBy('key', schools, filter, projects);
  for (const project of ['', ...mapProjectKeys] as const) {
    expect(count(project)).toBe(filterSchools(schools, { ...filter, project }, projects).length);
  }
  expect(countBy('district', schools, read('project=ps'), projects)('')).toBe(22);
});
