import * as v from 'valibot';
import type { Language } from '../languages.ts';
import builtInSchools from '../texts/content/schools.json' with { type: 'json' };
import { MAX_SCHOOLS, type MapProjectKey, mapProjectKeys } from '../texts/schools/map-projects.ts';
import { translationsOf } from '../texts/translations.ts';
import { listCall, type OptionalCall } from './calls.ts';
import { type ContentReader, readList } from './content.ts';
import { RequiredText } from './fields.ts';
import { chooseText, type LangText } from './lang-text.ts';

const degrees = (min: number, max: number) =>
  v.pipe(
    RequiredText,
    v.regex(/^\d+([.,]\d+)?$/),
    v.transform((text) => Number(text.replace(',', '.'))),
    v.minValue(min),
    v.maxValue(max),
  );

const texts = {
  name: v.pipe(RequiredText, v.maxLength(120)),
  /** A district, a city, or "Kerala" or "Other" where no single district fits. */
  district: v.pipe(RequiredText, v.maxLength(60)),
};

const fields = {
  /** Names the school in links, so it stays when the list or the school's name changes. */
  schoolId: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/)),
  latitude: degrees(6, 37.5),
  longitude: degrees(68, 97.5),
  project: v.picklist(mapProjectKeys),
  active: v.nullish(v.boolean(), true),
};

const SchoolFields = v.object({ ...texts, ...fields });

/** One school of the map (3.9). */
export interface School {
  readonly id: string;
  readonly key: MapProjectKey;
  readonly name: LangText;
  /** In English, as it stands in addresses. */
  readonly district: string;
  readonly coordinates: [latitude: number, longitude: number];
  /** Only in other languages: what visitors read, and what a search in English finds. */
  readonly districtName?: LangText;
  readonly englishName?: string;
}

/** @param shown what is read in the language of the page */
function schoolFrom(
  english: v.InferOutput<typeof SchoolFields>,
  shown: Readonly<Record<'name' | 'district', LangText>>,
  language: Language,
): School {
  const { schoolId, project, latitude, longitude, name, district } = english;
  const school: School = {
    id: schoolId,
    key: project,
    name: shown.name,
    district,
    coordinates: [latitude, longitude],
  };
  return language === 'en'
    ? school
    : { ...school, districtName: shown.district, englishName: name };
}

const translations = translationsOf('schools');

/** The built-in schools' names by their `schoolId`, and the districts' by their English name. */
const SchoolNames = v.object({
  names: v.record(v.string(), v.string()),
  districts: v.record(v.string(), v.string()),
});

const builtIn = v.parse(v.array(SchoolFields), builtInSchools).filter(({ active }) => active);

function builtInFor(language: Language): readonly School[] {
  const translation = v.safeParse(SchoolNames, translations(language));
  const { names, districts } = translation.success
    ? translation.output
    : { names: {}, districts: {} };
  return byDistrict(
    builtIn.map((school) => {
      const { schoolId, name, district } = school;
      const shown = {
        name: chooseText(language, { builtIn: names[schoolId], builtInEnglish: name }),
        district: chooseText(language, {
          builtIn: districts[district],
          builtInEnglish: district,
        }),
      };
      return schoolFrom(school, shown, language);
    }),
  );
}

const call = listCall(
  '/api/schools?pagination[pageSize]=100',
  { texts, fields },
  ({ name, district, active }, { language }, { english }) => ({
    active,
    school: schoolFrom(english, { name, district }, language),
  }),
  { fallback: 'the built-in schools', nameField: 'name' },
);

export const schoolsCall: OptionalCall<readonly School[]> = {
  ...call,
  builtIn: builtInFor('en'),
  builtInFor,
  parse(entries, context, translations) {
    const listed = call.parse(entries, context, translations).filter(({ active }) => active);
    const schools = byDistrict(listed.map(({ school }) => school));
    if (schools.length <= MAX_SCHOOLS) return schools;
    const details = { call: call.path, schools: schools.length };
    context.log.warn(details, `The map takes ${MAX_SCHOOLS} schools: the others are left out`);
    return schools.slice(0, MAX_SCHOOLS);
  },
};

export const getSchools = (content: ContentReader) => readList(content, schoolsCall);

function byDistrict(schools: readonly School[]): readonly School[] {
  return schools.toSorted(
    (one, next) =>
      Number(one.district === 'Other') - Number(next.district === 'Other') ||
      one.district.localeCompare(next.district, 'en'),
  );
}
