import { comparableText } from '../../platform/text/comparable-text.ts';
import { SAMPLE_PROJECT_TITLES } from './map-projects.ts';

export interface ProjectSummary {
  readonly documentId: string;
  /** The English title of the draft. */
  readonly title: string;
  readonly url: string;
  readonly isPublished: boolean;
}

/** Returns the project that a field stores by its documentId, or by its slug in old entries. */
export function projectOf(
  projects: readonly ProjectSummary[],
  stored: unknown,
): ProjectSummary | undefined {
  return projects.find(({ documentId, url }) => stored === documentId || (url && stored === url));
}

/** Returns all values that entries may store for a project: its documentId, its slug (old entries), its key (sample). */
export function storedValuesOf({ documentId, url, title }: ProjectSummary): readonly string[] {
  const keys = Object.keys(SAMPLE_PROJECT_TITLES).filter(
    (key) => SAMPLE_PROJECT_TITLES[key] === title,
  );
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

export function isSampleKey(stored: string): boolean {
  return Object.hasOwn(SAMPLE_PROJECT_TITLES, stored);
}

export function titleOfStoredProject(projects: readonly ProjectSummary[], stored: unknown): string {
  const text = String(stored ?? '');
  if (isSampleKey(text)) return `${SAMPLE_PROJECT_TITLES[text]} (of the sample)`;
  return (
    projectOf(projects, stored)?.title ??
    (text && 'A project that is not there, or that you may not read')
  );
}

/** Takes the title, slug, documentId or sample's key of a project. Returns undefined if no project fits. */
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
  const sampleProject = Object.entries(SAMPLE_PROJECT_TITLES).find((names) =>
    names.some((name) => comparableText(name) === wantedTitle),
  );
  return sampleProject?.[0];
}
