import * as v from 'valibot';
import builtInSchools from '../texts/content/schools.json' with { type: 'json' };
import { mapProjectKeys } from '../texts/schools/map-projects.ts';
import { listCall, type OptionalCall } from './calls.ts';
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
});

type Fields = v.InferOutput<typeof SchoolFields>;

/** One school of the map (3.9). */
export type School = ReturnType<typeof schoolFrom>;

function schoolFrom({ schoolId, project, name, district, latitude, longitude }: Fields) {
  const coordinates: [latitude: number, longitude: number] = [latitude, longitude];
  return { id: schoolId, key: project, name, district, coordinates };
}

const call = listCall('/api/schools?pagination[pageSize]=100', SchoolFields, (fields) => fields, {
  fallback: 'the built-in schools',
  nameField: 'name',
});

export const schoolsCall: OptionalCall<readonly School[]> = {
  ...call,
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

function activeByDistrict(schools: readonly Fields[]): readonly School[] {
  return schools
    .filter(({ active }) => active)
    .map(schoolFrom)
    .sort(
      (one, next) =>
        Number(one.district === 'Other') - Number(next.district === 'Other') ||
        one.district.localeCompare(next.district, 'en'),
    );
}
