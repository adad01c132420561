import * as v from 'valibot';
import type { Language } from '../languages.ts';
import builtInSchools from '../texts/content/schools.json' with { type: 'json' };
import { translationsOf } from '../texts/content-in.ts';
import { type MapProjectKey, mapProjectKeys } from '../texts/schools/map-projects.ts';
import { listCall, type OptionalCall, type Translated } from './calls.ts';
import { type ContentReader, readList } from './content.ts';
import { RequiredText } from './wire.ts';

/** The map and its list stay quick up to this number of schools. */
const maxSchools = 500;

const degrees = (min: number, max: number) =>
  v.pipe(
    RequiredText,
    v.regex(/^\d+([.,]\d+)?$/),
    v.transform((text) => Number(text.replace(',', '.'))),
    v.minValue(min),
    v.maxValue(max),
  );

const SchoolFields = v.object({
  /** Names the school in links, so it stays when the list or the school's name changes. */
  schoolId: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/)),
  name: v.pipe(RequiredText, v.maxLength(120)),
  /** A district, a city, or "Kerala" or "Other" where no single district fits. */
  district: v.pipe(RequiredText, v.maxLength(60)),
  latitude: degrees(6, 37.5),
  longitude: degrees(68, 97.5),
  project: v.picklist(mapProjectKeys),
  active: v.nullish(v.boolean(), true),
  /** What it says in English, where this is another language. */
  original: v.optional(v.object({ name: v.string(), district: v.string() })),
});

type Entry = v.InferOutput<typeof SchoolFields> & Translated;

/** One school of the map (3.9). */
export interface School extends Translated {
  readonly id: string;
  readonly key: MapProjectKey;
  readonly name: string;
  /** In English, as it stands in addresses. */
  readonly district: string;
  readonly coordinates: [latitude: number, longitude: number];
  /** Only in other languages: what visitors read, and what a search in English finds. */
  readonly districtName?: string;
  readonly englishName?: string;
}

function schoolFrom({ schoolId, project, latitude, longitude, english, ...fields }: Entry): School {
  const { name, district, original = { name, district } } = fields;
  const coordinates: [latitude: number, longitude: number] = [latitude, longitude];
  return {
    id: schoolId,
    key: project,
    name,
    district: original.district,
    coordinates,
    ...(english && { english, districtName: district, englishName: original.name }),
  };
}

const translations = translationsOf('schools');

/** The built-in schools' names by their `schoolId`, and the districts' by their English name. */
const SchoolNames = v.object({
  names: v.record(v.string(), v.string()),
  districts: v.record(v.string(), v.string()),
});

function builtInIn(language: Language): readonly School[] {
  const result = v.safeParse(SchoolNames, translations(language));
  if (!result.success) return schoolsCall.builtIn;
  const { names, districts } = result.output;
  return schoolsCall.builtIn.map((school) => ({
    ...school,
    name: names[school.id] ?? school.name,
    englishName: school.name,
    districtName: districts[school.district] ?? school.district,
  }));
}

const call = listCall('/api/schools?pagination[pageSize]=100', SchoolFields, (fields) => fields, {
  fallback: 'the built-in schools',
  nameField: 'name',
});

export const schoolsCall: OptionalCall<readonly School[]> = {
  path: call.path,
  paged: call.paged,
  fallback: call.fallback,
  builtInIn,
  builtIn: activeByDistrict(v.parse(v.array(SchoolFields), builtInSchools)),
  parse(entries, context) {
    const schools = activeByDistrict(call.parse(entries, context));
    if (schools.length <= maxSchools) return schools;
    const details = { call: call.path, schools: schools.length };
    context.log.warn(details, `The map takes ${maxSchools} schools: the others are left out`);
    return schools.slice(0, maxSchools);
  },
};

export const getSchools = (content: ContentReader) => readList(content, schoolsCall);

function activeByDistrict(schools: readonly Entry[]): readonly School[] {
  return schools
    .filter(({ active }) => active)
    .map(schoolFrom)
    .sort(
      (one, next) =>
        Number(one.district === 'Other') - Number(next.district === 'Other') ||
        one.district.localeCompare(next.district, 'en'),
    );
}
