import type { LangText } from '../../cms/lang-text.ts';
import type { School } from '../../cms/map-projects.ts';
import { comparableText } from '../../components/comparable-text.ts';

/** Which schools are shown; "" means all. */
export interface SchoolFilter {
  /** The id of a project on the map. */
  readonly project: string;
  readonly district: string;
  /** Every word must occur in the school's name, its district or its project's title. */
  readonly search: string;
}

export const noFilter: SchoolFilter = { project: '', district: '', search: '' };

/** The server ignores longer values of `q` (app/pages.ts). */
export const MAX_SEARCH_LENGTH = 60;

/** The filter of a query string or of the form's fields; values that mean nothing are left out. */
export function filterFrom(
  fields: { get(name: string): unknown },
  schools: readonly School[],
): SchoolFilter {
  const search = fields.get('q');
  const chosen = schools.find(({ project }) => project.id === fields.get('project'));
  return {
    project: chosen?.project.id ?? '',
    district: schools.find(({ district }) => district === fields.get('district'))?.district ?? '',
    search:
      typeof search === 'string'
        ? search.trim().replace(/\s+/g, ' ').slice(0, MAX_SEARCH_LENGTH)
        : '',
  };
}

export function withFilter(query: string, filter: SchoolFilter, chosen?: string): string {
  const params = new URLSearchParams(query);
  const { project, district, search } = filter;
  for (const [name, value] of Object.entries({ project, district, q: search, school: chosen })) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  const changed = params.toString();
  return changed === '' ? '' : `?${changed}`;
}

export function isFiltered(filter: SchoolFilter): boolean {
  return Object.values(filter).some(Boolean);
}

export function filterSchools(
  schools: readonly School[],
  { project, district, search }: SchoolFilter,
): readonly School[] {
  const words = comparableText(search).split(' ');
  return schools.filter((school) => {
    if (project && school.project.id !== project) return false;
    if (district && school.district !== district) return false;
    const { name, englishName = '', district: place, districtName } = school;
    const text = comparableText(
      [name.text, englishName, place, districtName?.text, school.project.title.text].join(' '),
    );
    return words.every((word) => text.includes(word));
  });
}

/** How many schools the filter would show with this project, or district. */
export function countBy(
  field: 'project' | 'district',
  schools: readonly School[],
  filter: SchoolFilter,
): (value: string) => number {
  const others: SchoolFilter = { ...filter, [field]: '' };
  const found = filterSchools(schools, others);
  const nameOf = ({ project, district }: School) => (field === 'project' ? project.id : district);
  return (value) => found.filter((school) => !value || nameOf(school) === value).length;
}

export function districtsOf(schools: readonly School[]) {
  const byDistrict = Map.groupBy(schools, ({ district }) => district);
  return [...byDistrict].map(([district, group]) => ({
    district,
    name: nameOfDistrict(group[0] ?? { district }),
    schools: group,
  }));
}

/** The name of a school's district as visitors read it. */
export function nameOfDistrict({
  district,
  districtName,
}: Pick<School, 'district' | 'districtName'>): LangText {
  return districtName ?? { text: district };
}
