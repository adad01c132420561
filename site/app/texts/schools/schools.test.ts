import { expect, test } from 'vitest';
import { mapProjectKeys, mapProjects } from './map-projects.ts';
import { checkSchool, maxSchools } from './schools.schema.ts';
import { districtsOf, getSchools } from './schools.ts';

const schools = getSchools();

test('[3.9] every school is valid, has an id of its own, and stands in the list once', () => {
  expect(schools.flatMap((school) => ('problems' in checkSchool(school) ? school.id : []))).toEqual(
    [],
  );
  expect(new Set(schools.map(({ id }) => id)).size).toBe(schools.length);
  const identities = schools.map(({ key, name, coordinates }) => `${key} ${name} ${coordinates}`);
  expect(new Set(identities).size).toBe(schools.length);
});

test('[3.9] about 100 schools, of all seven projects', () => {
  expect(schools.length).toBeGreaterThan(50);
  expect(schools.length).toBeLessThanOrEqual(maxSchools);
  expect(new Set(schools.map(({ key }) => key))).toEqual(new Set(mapProjectKeys));
});

test('[3.9] districts stand in alphabetical order, "Other" is the last', () => {
  const districts = districtsOf(schools);
  expect(districts.flatMap((district) => district.schools)).toEqual(schools);
  const names = districts.map(({ name }) => name);
  expect(names).toEqual([...names.filter((name) => name !== 'Other').sort(), 'Other']);
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

test('[9] [R21] Disha leads to the Ganitham project; two projects have no url', () => {
  expect(mapProjects.pd.url).toBe(mapProjects.pg.url);
  expect(mapProjectKeys.filter((key) => mapProjects[key].url === null)).toEqual(['ouat', 'htl']);
});
