import type { Content } from './content.ts';
import { type NamedProject, projectsCall } from './projects.ts';
import { type Story, storiesCall, storiesOf } from './stories.ts';
import { type StoryListQuery, storyListPath, storyListQueryOf } from './story-list-query.ts';

/** How many stand on a page of `/stories`. */
const STORIES_A_PAGE = 12;

/** The stories that a page shows; undefined for a page that does not exist. */
export function storyListOf<Item extends Pick<Story, 'project'>>(
  stories: readonly Item[],
  projects: readonly NamedProject[],
  { page, project: url }: StoryListQuery,
) {
  const project = url === undefined ? undefined : projects.find((each) => each.url === url);
  if (url !== undefined && !project) return undefined;
  const ofProject = project ? storiesOf(project, stories) : stories;
  const pageCount = Math.ceil(ofProject.length / STORIES_A_PAGE);
  if (page > pageCount) return undefined;
  const start = (page - 1) * STORIES_A_PAGE;
  return { shown: ofProject.slice(start, start + STORIES_A_PAGE), pageCount };
}

export interface SpelledQuery {
  /** With its question mark, or empty. */
  readonly query: string;
  /** Whether the page is known to exist; else the page itself has to find out. */
  readonly isKnown: boolean;
}

/**
 * The query of `/stories` as it is spelled, such as `?page=2`; undefined where it is certain, without reading
 * the CMS, that there is no such page (R35).
 */
export function spellingOfStoryList(
  content: Pick<Content, 'peek'>,
  given: URLSearchParams,
): SpelledQuery | undefined {
  const asked = storyListQueryOf(given);
  if (asked === undefined) return undefined;
  const stories = content.peek(storiesCall);
  const projects = content.peek(projectsCall);
  const query = storyListPath(asked).slice('/stories'.length);
  // An address without a parameter is the page itself, which says whether it exists.
  const isThere =
    query === '' || (stories.items && storyListOf(stories.items, projects.items ?? [], asked));
  if (isThere) return { query, isKnown: true };
  const isCurrent = stories.state === 'current' && (!asked.project || projects.state === 'current');
  return isCurrent ? undefined : { query, isKnown: false };
}
