import type { ContentImage } from '../../cms/image.ts';
import type { LangText } from '../../cms/lang-text.ts';
import type { Project } from '../../cms/projects.ts';
import type { ListedStory } from '../../cms/stories.ts';

/** What a card shows of a story. */
export interface Teaser {
  readonly slug: string;
  readonly path: string;
  readonly title: LangText;
  readonly date: string;
  readonly summary: LangText;
  readonly image: ContentImage | undefined;
  readonly project: LangText | undefined;
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
