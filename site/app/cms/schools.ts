import type { Language } from '../languages.ts';
import { MAX_SCHOOLS } from '../texts/schools/map-projects.ts';
import { listCall, type OptionalCall } from './calls.ts';
import { type ContentReader, readList } from './content.ts';
import { type Facts, translatedFacts } from './facts.ts';
import { chooseText, type LangText } from './lang-text.ts';
import { schoolFields, schoolTexts } from './school-fields.ts';

/** A school as it is listed: what names its project may name none that visitors can see. */
export interface ListedSchool {
  readonly id: string;
  /** The documentId or the url of a project, or a specified key. */
  readonly project: string;
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
  english: Facts['schools'][number],
  shown: Readonly<Record<'name' | 'district', LangText>>,
  language: Language,
): ListedSchool {
  const { schoolId, project, latitude, longitude, name, district } = english;
  const school: ListedSchool = {
    id: schoolId,
    project,
    name: shown.name,
    district,
    coordinates: [latitude, longitude],
  };
  return language === 'en'
    ? school
    : { ...school, districtName: shown.district, englishName: name };
}

function builtInFor(language: Language, facts: Facts): readonly ListedSchool[] {
  const { names = {}, districts = {} } = translatedFacts(facts, language).schools ?? {};
  const shown = facts.schools.filter(({ active }) => active);
  return byDistrict(
    shown.map((school) => {
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
  { texts: schoolTexts, fields: schoolFields },
  ({ name, district, active }, { language }, { english }) => ({
    active,
    school: schoolFrom(english, { name, district }, language),
  }),
  { fallback: 'the built-in schools', nameField: 'name' },
);

export const schoolsCall: OptionalCall<readonly ListedSchool[]> = {
  ...call,
  builtIn: [],
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

function byDistrict(schools: readonly ListedSchool[]): readonly ListedSchool[] {
  return schools.toSorted(
    (one, next) =>
      Number(one.district === 'Other') - Number(next.district === 'Other') ||
      one.district.localeCompare(next.district, 'en'),
  );
}
