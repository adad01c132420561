import type { Content } from './content.ts';
import type { Story } from './stories.ts';
import { storiesCall } from './stories.ts';

/** How many stand on a page of `/stories`. */
export const STORIES_A_PAGE = 12;

const projectUrl = /^[\p{L}\p{N}][\p{L}\p{N}._~-]{0,99}$/u;

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
  if (project !== undefined && !projectUrl.test(project)) return undefined;
  return { page: Number(page), project };
}

/** The stories that a page shows; undefined for a page that does not exist. */
export function storyListOf<Item extends Pick<Story, 'project'>>(
  stories: readonly Item[],
  { page, project }: StoryListQuery,
) {
  const own = project === undefined ? stories : stories.filter((each) => each.project === project);
  const pageCount = Math.ceil(own.length / STORIES_A_PAGE);
  if (page > pageCount) return undefined;
  const start = (page - 1) * STORIES_A_PAGE;
  return { shown: own.slice(start, start + STORIES_A_PAGE), pageCount };
}

/**
 * The query of `/stories` as it is spelled, such as `?page=2`; undefined where it is certain, without reading
 * the CMS, that there is no such page (R35).
 */
export function spellingOfStoryList(
  content: Pick<Content, 'peek'>,
  given: URLSearchParams,
): { readonly query: string; readonly isKnown: boolean } | undefined {
  const asked = storyListQueryOf(given);
  if (asked === undefined) return undefined;
  const { items, state } = content.peek(storiesCall);
  const query = storyListPath(asked).slice('/stories'.length);
  // Without a parameter the page itself says whether there is one.
  if (query === '' || (items && storyListOf(items, asked))) return { query, isKnown: true };
  return state === 'current' ? undefined : { query, isKnown: false };
}
