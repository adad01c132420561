import { expect, test } from 'vitest';
import { checkedContent } from './check-at-build.ts';
import { mapProjectKeys, mapProjects } from './projects-on-map.ts';
import { problemsOfSchools } from './schools.schema.ts';
import { type School, schools } from './schools.ts';

const school: School = {
  key: 'pg',
  name: 'Government High School, Munnar',
  district: 'Idukki',
  coordinates: [10.0889, 77.0595],
};

test('[3.9] every school is valid and none is there twice', () => {
  expect(problemsOfSchools(schools)).toEqual([]);
});

test('[3.9] about 100 schools, of all seven projects', () => {
  expect(schools.length).toBeGreaterThan(50);
  expect(new Set(schools.map(({ key }) => key))).toEqual(new Set(mapProjectKeys));
});

test('[3.9] mistakes in the list are found, and stop the build', () => {
  expect(problemsOfSchools([])).toHaveLength(1);
  expect(problemsOfSchools([school, { ...school }])).toEqual([
    'Government High School, Munnar is in the list twice',
  ]);
  expect(problemsOfSchools([{ ...school, coordinates: [28.6, 77.2] }])[0]).toMatch(/outside/);
  expect(problemsOfSchools([{ ...school, district: ' ' }])[0]).toMatch(/district is empty/);
  expect(problemsOfSchools([school, { ...school, key: 'ps' }])).toEqual([]);
  expect(checkedContent().buildStart).not.toThrow();
});

test('[3.9] the seven keys have the specified titles', () => {
  expect(Object.entries(mapProjects).map(([key, { title }]) => [key, title])).toEqual([
    ['pg', 'Project Ganitham'],
    ['ps', 'Project Spark'],
    ['lle', "Project Let's Learn English"],
    ['pd', 'Project Disha'],
    ['ouat', 'Project Once Upon A Time'],
    ['htl', 'How to Learn'],
    ['iesp', 'IESP'],
  ]);
});

test('[R21] the Disha entry leads to the Ganitham project', () => {
  expect(mapProjects.pd.url).toBe(mapProjects.pg.url);
});

test('[9] How to Learn and Once Upon A Time have no url, all others have one', () => {
  const without = mapProjectKeys.filter((key) => mapProjects[key].url === null);
  expect(without).toEqual(['ouat', 'htl']);
});
