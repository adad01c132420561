import { expect, test } from 'vitest';
import { parseContext, sampleFacts } from '../../tests/support/content-of.ts';
import { mapProjectKeys } from '../texts/schools/map-projects.ts';
import { builtInOf } from './calls.ts';
import { CmsError } from './client.ts';
import { schoolsCall } from './schools.ts';

const entry = {
  schoolId: 'pg-high-school-munnar',
  name: 'High School, Munnar',
  district: 'Idukki',
  latitude: '10.0889',
  longitude: ' 77,0595 ',
  project: 'pg',
  active: true,
};
const school = {
  id: 'pg-high-school-munnar',
  project: 'pg',
  name: { text: 'High School, Munnar' },
  district: 'Idukki',
  coordinates: [10.0889, 77.0595],
};

const warnings: object[] = [];
const log = { info() {}, warn: (details: object) => warnings.push(details), error() {} };
const parse = (...entries: readonly object[]) => {
  warnings.length = 0;
  return schoolsCall.parse(
    entries.map((fields, id) => ({ id, ...fields })),
    { ...parseContext, log },
  );
};

test('[3.9] the active schools of the CMS, by district, "Other" last', () => {
  const others = ['Other', 'Wayanad', 'Kollam'].map((district) => ({ ...entry, district }));
  const schools = parse(...others, entry, { ...entry, active: false });
  expect(schools.map(({ district }) => district)).toEqual(['Idukki', 'Kollam', 'Wayanad', 'Other']);
  expect(schools[0]).toEqual(school);
  expect(parse({ ...entry, active: false })).toEqual([]);
});

test.each([
  ['id', { schoolId: 'Not an id' }],
  ['name', { name: ' ' }],
  ['district', { district: null }],
  ['latitude', { latitude: '10°' }],
  ['place: north of India', { latitude: '51.5' }],
  ['place: west of India', { longitude: '0.1' }],
  ['place: swapped', { latitude: '77.0595', longitude: '10.0889' }],
  ['project', { project: ' ' }],
])('[3.9] a school with a broken %s is left out, and named in the log', (_what, broken) => {
  expect(parse(entry, { ...entry, ...broken })).toEqual([school]);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatchObject({ id: '1', name: { ...entry, ...broken }.name });
  expect(() => parse({ ...entry, ...broken })).toThrow(CmsError);
});

test('[3.9] of more than 500 schools the first 500 are shown', () => {
  expect(parse(...Array.from({ length: 501 }, () => entry))).toHaveLength(500);
  expect(warnings).toEqual([{ call: schoolsCall.path, schools: 501 }]);
});

test('[3.9] about 100 schools are built in, of all seven projects, each with an id of its own', () => {
  const schools = builtInOf(schoolsCall, 'en', sampleFacts) ?? [];
  expect(schools.length).toBeGreaterThan(50);
  expect(new Set(schools.map(({ project }) => project))).toEqual(new Set(mapProjectKeys));
  expect(new Set(schools.map(({ id }) => id)).size).toBe(schools.length);
});
