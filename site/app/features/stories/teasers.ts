import { findProject, type Project } from '../../cms/projects.ts';
import type { ListedStory } from '../../cms/stories.ts';

/** What a card shows of a story. */
export type Teaser = ReturnType<typeof teasersOf>[number];

export function teasersOf(stories: readonly ListedStory[], projects: readonly Project[]) {
  return stories.map(({ slug, path, title, date, summary, image, project, isTranslated }) => ({
    slug,
    path,
    title,
    date,
    summary,
    image,
    project: findProject(projects, project)?.title,
    isTranslated,
  }));
}
