import { describe, expect, test } from 'vitest';
import { pageKey } from '../../../server/page-key.ts';
import { mapProjectKeys } from '../../content/projects-on-map.ts';
import { schools } from '../../content/schools.ts';
import {
  addressOf,
  chosenFrom,
  countBy,
  filterFrom,
  filterPlaces,
  noFilter,
  type SchoolFilter,
} from './filter.ts';
import { byDistrict, placesOf } from './places.ts';

const places = placesOf(schools);
const read = (query: string) => filterFrom(new URLSearchParams(query), places);

describe('the filter of the map', () => {
  test('[2.4.7] an address gives project, district and words; anything else leaves them open', () => {
    expect(read('project=pg&district=Wayanad&q=kalpetta')).toEqual({
      project: 'pg',
      district: 'Wayanad',
      words: 'kalpetta',
    });
    expect(read('project=xyz&district=Atlantis&q=%20%20')).toEqual(noFilter);
    expect(read('q=a%20%20b')).toMatchObject({ words: 'a b' });
    expect(read(`q=${'a'.repeat(500)}`).words).toHaveLength(60);
  });

  test('[R18] every filter that the page can make reaches the page through the cache', () => {
    for (const { name } of byDistrict(places)) {
      const filter: SchoolFilter = { project: 'iesp', district: name, words: "let's learn" };
      const address = `/${addressOf(new URLSearchParams(), filter, 12)}`;
      const kept = new URL(pageKey(address), 'http://site').searchParams;
      expect(filterFrom(kept, places)).toEqual(filter);
      expect(chosenFrom(kept, places)).toBe(12);
    }
  });

  test('an address keeps what belongs to other sections', () => {
    const before = new URLSearchParams('activity=2&q=old&school=4');
    expect(addressOf(before, noFilter, null)).toBe('?activity=2');
    expect(addressOf(new URLSearchParams(), noFilter, null)).toBe('');
  });

  test('all words are looked for in name, district and project', () => {
    const found = filterPlaces(places, read('q=ganitham wayanad lower'));
    expect(found.length).toBeGreaterThan(0);
    for (const { key, district, name } of found) {
      expect([key, district]).toEqual(['pg', 'Wayanad']);
      expect(name).toMatch(/Lower/);
    }
    const typed = filterPlaces(places, { ...noFilter, words: 'LET’S LEARN' });
    expect(new Set(typed.map(({ key }) => key))).toEqual(new Set(['lle']));
  });

  test('each count is what choosing it would show', () => {
    const filter = read('q=government');
    const counts = countBy('key', places, filter);
    for (const key of mapProjectKeys) {
      expect(counts.get(key) ?? 0).toBe(filterPlaces(places, { ...filter, project: key }).length);
    }
    const inDistricts = countBy('district', places, read('project=ps'));
    expect([...inDistricts.values()].reduce((a, b) => a + b)).toBe(22);
  });

  test('only a school that is there can be chosen by an address', () => {
    expect(chosenFrom(new URLSearchParams('school=17'), places)).toBe(17);
    for (const query of ['', 'school=0', 'school=1000', 'school=1.5', 'school=one']) {
      expect(chosenFrom(new URLSearchParams(query), places)).toBeNull();
    }
  });
});

test('[3.9] every school is in exactly one district of the list, "Other" is the last', () => {
  const districts = byDistrict(places);
  expect(districts.flatMap((district) => district.places)).toHaveLength(places.length);
  expect(districts.at(-1)?.name).toBe('Other');
  const names = districts.slice(0, -1).map(({ name }) => name);
  expect(names).toEqual([...names].sort());
});
