import schema from '../../../src/api/school/content-types/school/schema.json' with { type: 'json' };
import type { ProjectSummary } from '../../../src/content/projects/project-choices.ts';
import { compareSchools } from '../../../src/features/schools/server/compare-schools.ts';
import type { School } from '../../../src/features/schools/server/school.ts';

/** A school as the CMS has it. */
export const munnar: School = {
  schoolId: 'pg-government-high-school-munnar',
  name: 'Government High School, Munnar',
  district: 'Idukki',
  latitude: '10.0889',
  longitude: '77.0595',
  project: 'pg',
  active: true,
};
export const HEADER = 'name,district,latitude,longitude,project';
/** The row of that school in a table without ids. */
export const GOOD = '"Government High School, Munnar",Idukki,10.0889,77.0595,pg';

/** A project of the organisation. */
export const garden: ProjectSummary = {
  documentId: 'abc',
  title: 'The School Garden',
  url: 'school-garden',
  isPublished: true,
};

/** Compares a file with the schools and projects that the CMS has. */
export function compare(
  file: string | Uint8Array,
  present: readonly School[] = [],
  projects: readonly ProjectSummary[] = [garden],
) {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  return compareSchools(bytes, present, schema, projects);
}

/** Returns the messages about the rows below the header. */
export function messages(
  rows: readonly string[],
  present: readonly School[] = [],
  header = HEADER,
) {
  const compared = compare([header, ...rows].join('\n'), present);
  return compared.rows.map(({ rowNumber, state, messages }) => [rowNumber, state, ...messages]);
}

/** That school in the project of the organisation. */
export const ours = { ...munnar, project: 'abc' };
