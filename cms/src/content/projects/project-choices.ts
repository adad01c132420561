import { comparableText } from '../../platform/text/comparable-text.ts';
import { MAP_PROJECTS } from './map-projects.ts';

/** A project, for the fields in which editors choose one. */
export interface ProjectSummary {
  /** The value that the field stores. */
  readonly documentId: string;
  /** The English title of the draft. */
  readonly title: string;
  /** May be empty. */
  readonly url: string;
  readonly isPublished: boolean;
}

/** Finds the project that a field stores: by its documentId, or by its slug in old entries. */
export function projectOf(
  projects: readonly ProjectSummary[],
  stored: unknown,
): ProjectSummary | undefined {
  return projects.find(({ documentId, url }) => stored === documentId || (url && stored === url));
}

/** All values that entries may store for a project: its documentId, its slug (old entries), its key (sample). */
export function storedValuesOf({ documentId, url, title }: ProjectSummary): readonly string[] {
  const keys = Object.keys(MAP_PROJECTS).filter((key) => MAP_PROJECTS[key] === title);
  return [documentId, ...(url ? [url] : []), ...keys];
}

/** Whether two stored values mean one project: a school may store its documentId, its slug, or its key of the sample. */
export function isSameProject(
  projects: readonly ProjectSummary[],
  one: string,
  other: string,
): boolean {
  return (
    one === other ||
    projects.map(storedValuesOf).some((values) => values.includes(one) && values.includes(other))
  );
}

/** Whether a stored value is a key of the sample (3.9). */
export function isSampleKey(stored: string): boolean {
  return Object.hasOwn(MAP_PROJECTS, stored);
}

/** Returns what staff read in place of a stored project. Empty if nothing is stored. */
export function titleOfStoredProject(projects: readonly ProjectSummary[], stored: unknown): string {
  const text = String(stored ?? '');
  if (isSampleKey(text)) return `${MAP_PROJECTS[text]} (of the sample)`;
  return (
    projectOf(projects, stored)?.title ??
    (text && 'A project that is not there, or that you may not read')
  );
}

/** The value to store for a project that a table names by its title, slug, documentId or key. Undefined if none fits. */
export function projectValueFromTable(
  projects: readonly ProjectSummary[],
  cell: string,
): string | undefined {
  if (cell === '') return undefined;
  if (isSampleKey(cell)) return cell;
  const wantedTitle = comparableText(cell);
  const project =
    projectOf(projects, cell) ??
    projects.find(({ title }) => comparableText(title) === wantedTitle);
  if (project) return project.documentId;
  const sampleProject = Object.entries(MAP_PROJECTS).find((names) =>
    names.some((name) => comparableText(name) === wantedTitle),
  );
  return sampleProject?.[0];
}
