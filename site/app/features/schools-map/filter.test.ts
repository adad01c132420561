import { expect, test } from 'vitest';
import { contentOf } from '../../../tests/support/content-of.ts';
import { getSchoolsOnMap } from '../../cms/map-projects.ts';
import { dictionaries } from '../../labels/dictionaries.server.ts';
import { type Language, languages } from '../../languages.ts';
import { mapProjectKeys } from '../../texts/schools/map-projects.ts';
import {
  countBy,
  districtsOf,
  filterFrom,
  filterSchools,
  isFiltered,
  noFilter,
  withFilter,
} from './filter.ts';

const schoolsIn = async (language: Language) => {
  const site = { content: contentOf({}, language), labels: dictionaries[language] };
  return (await getSchoolsOnMap(site)).schools;
};
const schools = await schoolsIn('en');
const malayalam = await schoolsIn('ml');
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
  const found = filterSchools(schools, read('q=ganitham wayanad lower'));
  expect(found.length).toBeGreaterThan(0);
  for (const { project, district, name } of found) {
    expect([project.id, district]).toEqual(['pg', 'Wayanad']);
    expect(name.text).toMatch(/Lower/);
  }
  const typed = filterSchools(schools, { ...noFilter, search: 'LET’S LEARN' });
  expect(new Set(typed.map(({ project }) => project.id))).toEqual(new Set(['lle']));
});

test('accents and small or capital letters make no difference, vowel signs do', () => {
  const found = (search: string) => filterSchools(malayalam, { ...noFilter, search }).length;
  expect(found('wayanad')).toBeGreaterThan(0);
  expect(found('WÁYANÄD')).toBe(found('wayanad'));
  expect(found('വയനട്')).toBe(0);
});

test('[2.4.7] a search finds a name in every way to write it', () => {
  const [school] = schools;
  if (!school) throw new Error('There is no school');
  const written = (text: string) => [{ ...school, name: { text }, englishName: '' }];
  const ways = ['അടൂർ', 'അടൂര്\u200d', 'അടൂര്'];
  for (const name of ways) {
    for (const search of ways) {
      const { search: read } = filterFrom(new Map([['q', search]]), schools);
      expect(
        filterSchools(written(`ജി.എച്ച്.എസ് ${name}`), { ...noFilter, search: read }),
      ).toHaveLength(1);
    }
  }
});

test('[2.4.7] a district shows its schools alone, and counts as a filter', () => {
  const filter = { ...noFilter, district: 'Wayanad' };
  const wayanad = schools.filter(({ district }) => district === 'Wayanad');
  expect(filterSchools(schools, filter)).toEqual(wayanad);
  expect([noFilter, filter, read('q=a')].map(isFiltered)).toEqual([false, true, true]);
  // Of the other districts the menu says how many there would be.
  expect(countBy('district', schools, filter)('')).toBe(schools.length);
});

test('[R38] every school stands under its district, named in the language of the page', () => {
  const districts = districtsOf(schools);
  expect(districts.flatMap((each) => each.schools).length).toBe(schools.length);
  for (const { district, name } of districts) expect(name).toEqual({ text: district });
  const own = districtsOf(malayalam);
  expect(own.find(({ district }) => district === 'Wayanad')?.name).toEqual({ text: 'വയനാട്' });
});

test('each count is the number of schools that its choice shows', () => {
  const filter = read('q=government&project=ps');
  const count = countBy('project', schools, filter);
  for (const project of ['', ...mapProjectKeys] as const) {
    expect(count(project)).toBe(filterSchools(schools, { ...filter, project }).length);
  }
  expect(countBy('district', schools, read('project=ps'))('')).toBe(22);
});

test.each(languages)(
  '[2.4.7] [R38] a search on a page in %s finds a district by its English name and by its own',
  async (language) => {
    const translated = await schoolsIn(language);
    const found = (search: string) => filterSchools(translated, { ...noFilter, search });
    const wayanad = translated.filter(({ district }) => district === 'Wayanad');
    const districtName = wayanad[0]?.districtName?.text ?? 'Wayanad';
    expect(wayanad.length).toBeGreaterThan(0);
    expect(found('Wayanad')).toEqual(expect.arrayContaining(wayanad));
    expect(found(districtName)).toEqual(expect.arrayContaining(wayanad));
    if (language === 'ml') expect(districtName).toBe('വയനാട്');
  },
);
