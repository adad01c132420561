import type { Content, ContentReader } from './content.ts';
import { readList } from './content.ts';
import { getProjects, isTranslatedProject, spellingOfProject } from './projects.ts';
import { getStories, spellingOfStory } from './stories.ts';
import { getTextPages, isTranslatedPage, spellingOfPage, textPagesCall } from './text-pages.ts';
import { getTransparency } from './transparency.ts';

/** The page of one entry. */
interface EntryPage {
  readonly path: string;
  /** Whether it can be read in the language. */
  readonly isTranslated: boolean;
  /** The time of its last change as ISO, where it is known. */
  readonly updatedAt?: string;
}

interface EntryPages {
  /** The slug as it is spelled; undefined where it is certain that there is no such entry. */
  spellingOf(content: Content, slug: string): string | undefined;
  getPages(content: ContentReader): Promise<readonly EntryPage[]>;
  /** The path of their list, where that is there only while it has an entry. */
  readonly list?: `/${string}`;
}

/** The lists whose entries have a page of their own, by the path of that in `pages.ts`. */
export const entryPages: Readonly<Record<`/${string}`, EntryPages>> = {
  '/projects/:url': {
    spellingOf: spellingOfProject,
    getPages: async (content) =>
      (await getProjects(content)).flatMap((project) =>
        project.path === undefined
          ? []
          : [{ path: project.path, isTranslated: isTranslatedProject(project) }],
      ),
  },
  '/stories/:slug': { spellingOf: spellingOfStory, getPages: getStories, list: '/stories' },
  '/:slug': {
    spellingOf: spellingOfPage,
    getPages: async (content) =>
      (await getTextPages(content)).map((page) => ({
        path: `/${page.slug}`,
        isTranslated: isTranslatedPage(page),
      })),
  },
};

/** The paths, as in English, of pages that the organisation does not have, or has nothing for (R41). */
export async function getHiddenPaths(content: ContentReader): Promise<readonly string[]> {
  const hidden = (await readList(content, textPagesCall))
    .filter(({ isHidden }) => isHidden)
    .map(({ slug }) => `/${slug}`);
  if (!(await getTransparency(content))) hidden.push('/transparency');
  for (const { list, getPages } of Object.values(entryPages)) {
    if (list && (await getPages(content)).length === 0) hidden.push(list);
  }
  return hidden;
}
