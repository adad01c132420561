import { titleOfMapKey } from '../../../content/projects/map-projects.ts';
import {
  isSameProject,
  type ProjectSummary,
  projectOf,
  projectValueFromTable,
} from '../../../content/projects/project-choices.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../platform/text/csv.ts';
import { COLUMNS } from './read-table.ts';
import type { School } from './school.ts';

export function csvFromSchools(
  schools: readonly School[],
  projects: readonly ProjectSummary[],
): string {
  const lines = schools.map((school) =>
    csvLine([school.schoolId, ...COLUMNS.map((column) => cellText(school, column, projects))]),
  );
  return BYTE_ORDER_MARK + csvLine(['id', ...COLUMNS]) + lines.join('');
}

/** Writes a project by its title, or by its slug or key if that title is another project's. */
export function cellText(
  school: School,
  column: (typeof COLUMNS)[number],
  projects: readonly ProjectSummary[],
): string {
  const value = school[column];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (column !== 'project') return value;
  const project = projectOf(projects, value);
  const title = project?.title ?? titleOfMapKey(value) ?? '';
  const found = projectValueFromTable(projects, title) ?? '';
  return isSameProject(projects, value, found) ? title : project?.url || value;
}
