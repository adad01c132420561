import { slugInAnyScript } from './slug-pattern.ts';

const MAX_URL_LETTERS = 100;

/** What `/stories` shows: a page of all stories, or of those of one project. */
export interface StoryListQuery {
  readonly page: number;
  readonly project?: string | undefined;
}

/** `/stories`, or `/stories?project=project-disha&page=2`. */
export function storyListPath({ page, project }: StoryListQuery): `/${string}` {
  const query = new URLSearchParams();
  if (project !== undefined) query.set('project', project);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/stories?${query}` : '/stories';
}

/** Undefined where an address asks for what cannot be a page. */
export function storyListQueryOf(query: URLSearchParams): StoryListQuery | undefined {
  const page = query.get('page') ?? '1';
  const project = query.get('project') ?? undefined;
  if (!/^[1-9]\d{0,3}$/.test(page)) return undefined;
  if (project === undefined) return { page: Number(page), project };
  if (project.length > MAX_URL_LETTERS || !slugInAnyScript.test(project)) return undefined;
  return { page: Number(page), project };
}
