import type { ContentImage } from '../../cms/image.ts';
import type { LocalText } from '../../cms/local-text.ts';
import type { Project } from '../../cms/projects.ts';
import type { ListedStory } from '../../cms/stories.ts';

/** What a card shows of a story. */
export interface Teaser {
  readonly slug: string;
  readonly path: string;
  readonly title: LocalText;
  readonly date: string;
  readonly summary: LocalText;
  readonly image: ContentImage | undefined;
  readonly project: LocalText | undefined;
  readonly isTranslated: boolean;
}

export function teasersOf(
  stories: readonly ListedStory[],
  projects: readonly Project[],
): readonly Teaser[] {
  return stories.map(({ slug, path, title, date, summary, image, project, isTranslated }) => ({
    slug,
    path,
    title,
    date,
    summary,
    image,
    project: project ? projects.find(({ url }) => url === project)?.title : undefined,
    isTranslated,
  }));
}
