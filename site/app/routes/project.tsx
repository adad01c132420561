import { firstWritten, withLang } from '../cms/lang-text.ts';
import { getListPage } from '../cms/list-page.ts';
import { getProject, type Project as ProjectContent } from '../cms/projects.ts';
import { siteContext } from '../cms/site-context.ts';
import { getStories, storiesOf } from '../cms/stories.ts';
import { storyListPath } from '../cms/story-list-query.ts';
import { requireTranslation } from '../cms/untranslated.ts';
import { renderMarkdown } from '../components/prose/markdown.server.tsx';
import { Section } from '../components/section/section.tsx';
import { ImageGrid } from '../features/projects/image-grid.tsx';
import { ProjectDescription, ProjectOpening } from '../features/projects/project-detail.tsx';
import { VolunteerCall } from '../features/projects/volunteer-call.tsx';
import { Share } from '../features/share/share.tsx';
import { StorySection } from '../features/stories/story-section.tsx';
import { teasersOf } from '../features/stories/teasers.ts';
import { fill } from '../labels/labels.ts';
import { useLabels } from '../labels/use-labels.ts';
import { PageHead } from '../shell/head/page-head.tsx';
import { useBrand } from '../shell/use-organisation.ts';
import type { Route } from './+types/project.ts';
import { missing } from './missing.ts';

/** Search engines show about so much of a description. */
const MAX_DESCRIPTION_LETTERS = 160;

/** The project's latest stories; more are on the page Stories. */
const TEASERS = 2;

/** One project (2.6). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { content } = site;
  const [texts, reading] = await Promise.all([
    getListPage(content),
    getProject(content, params.url),
  ]);
  if (reading.state !== 'found') throw missing(reading);
  const project = reading.item;
  if (project.path) await requireTranslation(site, project.path);
  const latest = storiesOf(project, await getStories(content)).slice(0, TEASERS);
  const { longDescription } = project;
  const description = withLang(await renderMarkdown(longDescription.text, site), longDescription);
  return { texts, project, description, stories: teasersOf(latest, []) };
}

export default function Project({
  loaderData: { texts, project, description, stories },
}: Route.ComponentProps) {
  const { pages, projects, stories: storyLabels } = useLabels();
  const brand = useBrand();
  const { title, url = title.text, images } = project;
  const path = `/projects/${encodeURIComponent(url)}`;
  return (
    <>
      <PageHead
        heading={title}
        description={
          descriptionOf(project) ?? fill(projects.description, { title: title.text, name: brand })
        }
        path={path}
        image={project.mainImage}
        hasCardInEnglish
        steps={[
          { name: pages.projects, path: '/projects' },
          { name: title.text, path },
        ]}
      />
      <ProjectOpening project={project} />
      <ProjectDescription html={description} />
      {images.length > 0 && (
        <Section id="images" heading={texts.projectImagesHeading}>
          <ImageGrid images={images} name={title.text} />
        </Section>
      )}
      <StorySection
        heading={storyLabels.fromProject}
        stories={stories}
        seeAll={storyListPath({ page: 1, project: url })}
      />
      <Share title={title.text} path={path} />
      <VolunteerCall texts={texts} seed={url} />
    </>
  );
}

/** What the editor wrote for search engines, else the first text that there is. */
function descriptionOf(project: ProjectContent): string | undefined {
  const { metaDescription, cardDescription, shortDescription, opening } = project;
  const written = firstWritten(metaDescription, cardDescription, shortDescription).text;
  if (written) return written;
  const start = opening.text;
  if (!start) return undefined;
  if (start.length <= MAX_DESCRIPTION_LETTERS) return start;
  return `${start.slice(0, MAX_DESCRIPTION_LETTERS - 1).replace(/\s+\S*$/, '')}…`;
}
