import { comparableText } from '../../platform/comparable-text.ts';
import { MAP_PROJECTS } from '../copies-of-website-lists.ts';

// Tests and the admin import this file as it is, so it names files with their extensions.

/** A project that a school or a story belongs to, or a card of the home page leads to. */
export interface ProjectSummary {
  /** What the field stores. */
  readonly documentId: string;
  /** In English, as its draft says it. */
  readonly title: string;
  /** May be empty. */
  readonly url: string;
  readonly isPublished: boolean;
}

/** The project that a stored value names: entries of earlier versions have its url. */
export function findProject(
  projects: readonly ProjectSummary[],
  stored: unknown,
): ProjectSummary | undefined {
  return projects.find(({ documentId, url }) => stored === documentId || (url && stored === url));
}

/** The values by which entries name a project, its id first. */
export function storedValuesOf({ documentId, url, title }: ProjectSummary): readonly string[] {
  const keys = Object.keys(MAP_PROJECTS).filter((key) => MAP_PROJECTS[key] === title);
  return [documentId, ...(url ? [url] : []), ...keys];
}

/** Whether a stored value is a key of the sample's (3.9). */
export function isSampleKey(stored: string): boolean {
  return Object.hasOwn(MAP_PROJECTS, stored);
}

/** What staff read in place of the stored value. */
export function titleOfStoredProject(projects: readonly ProjectSummary[], stored: unknown): string {
  const text = String(stored ?? '');
  if (isSampleKey(text)) return `${MAP_PROJECTS[text]} (of the sample)`;
  return findProject(projects, stored)?.title ?? (text && 'A project that is not there');
}

/** What the field stores for a project that a table names by its title, its url, its id or a key. */
export function projectValueFromTable(
  projects: readonly ProjectSummary[],
  written: string,
): string | undefined {
  if (written === '' || isSampleKey(written)) return written || undefined;
  const sought = comparableText(written);
  const found =
    findProject(projects, written) ??
    projects.find(({ title }) => comparableText(title) === sought);
  if (found) return found.documentId;
  const key = written.toLowerCase();
  return isSampleKey(key) ? key : undefined;
}
