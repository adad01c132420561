import { comparableText } from '../../platform/text/comparable-text.ts';
import { MAP_KEY_TITLES, titleOfMapKey } from './map-projects.ts';

export interface ProjectSummary {
  readonly documentId: string;
  /** The English title of the draft. */
  readonly title: string;
  readonly url: string;
  readonly isPublished: boolean;
}

/** Returns the project that a field or a cell of a table names, by its documentId or its slug. */
export function projectOf(
  projects: readonly ProjectSummary[],
  stored: unknown,
): ProjectSummary | undefined {
  return projects.find(({ documentId, url }) => stored === documentId || (url && stored === url));
}

/** Returns all values that may name a project: its documentId, its slug, its key on the map. */
export function storedValuesOf({ documentId, url, title }: ProjectSummary): readonly string[] {
  const keys = Object.keys(MAP_KEY_TITLES).filter((key) => titleOfMapKey(key) === title);
  return [documentId, ...(url ? [url] : []), ...keys];
}

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

export function titleOfStoredProject(projects: readonly ProjectSummary[], stored: unknown): string {
  const text = String(stored ?? '');
  const titleOfKey = titleOfMapKey(text);
  if (titleOfKey !== undefined) return `${titleOfKey} (built into the website)`;
  return (
    projectOf(projects, stored)?.title ??
    (text && 'A project that is not there, or that you may not read')
  );
}

/**
 * Returns what an entry stores for a project that a cell of a table names:
 *
 * - by a key of the map: the key itself;
 * - by the title, slug or documentId of a project: its documentId;
 * - by the title of a key that no project has: the key.
 *
 * Returns undefined if the cell is empty or names no project.
 */
export function projectValueFromTable(
  projects: readonly ProjectSummary[],
  cell: string,
): string | undefined {
  if (cell === '') return undefined;
  if (titleOfMapKey(cell) !== undefined) return cell;
  const wantedTitle = comparableText(cell);
  const project =
    projectOf(projects, cell) ??
    projects.find(({ title }) => comparableText(title) === wantedTitle);
  if (project) return project.documentId;
  const keyWithTitle = Object.entries(MAP_KEY_TITLES).find((names) =>
    names.some((name) => comparableText(name) === wantedTitle),
  );
  return keyWithTitle?.[0];
}
