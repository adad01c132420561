import { getProjects, projectsCall } from '../cms/projects.ts';
import { siteContext } from '../cms/site-context.ts';
import { getKnownStories, storiesOf } from '../cms/stories.ts';
import { storyListOf } from '../cms/story-list.ts';
import { storyListPath, storyListQueryOf } from '../cms/story-list-query.ts';
import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { StoryCards } from '../features/stories/story-cards.tsx';
import { StoryFilter, StoryPages, Subscribe } from '../features/stories/story-list.tsx';
import { teasersOf } from '../features/stories/teasers.ts';
import { fill } from '../labels/labels.ts';
import { useLabels } from '../labels/use-labels.ts';
import { PageHead } from '../shell/head/page-head.tsx';
import { useBrand } from '../shell/use-organisation.ts';
import type { Route } from './+types/stories.ts';
import { notFound, unavailable } from './missing.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { content } = context.get(siteContext);
  const query = storyListQueryOf(url.searchParams);
  const [known, projects] = await Promise.all([getKnownStories(content), getProjects(content)]);
  if (query === undefined) throw notFound();
  if (known === undefined) throw unavailable();
  const list = storyListOf(known.stories, projects, query);
  if (list === undefined) {
    const { state } = await content.read(projectsCall);
    throw [known.state, state].includes('failing') ? unavailable() : notFound();
  }
  const choices = projects.flatMap((project) => {
    const { url, title } = project;
    return url !== undefined && storiesOf(project, known.stories).length > 0
      ? [{ url, title }]
      : [];
  });
  return {
    query,
    pageCount: list.pageCount,
    stories: teasersOf(list.shown, projects),
    choices,
  };
}

export default function Stories({
  loaderData: { query, pageCount, stories, choices },
}: Route.ComponentProps) {
  const { pages, stories: labels } = useLabels();
  const brand = useBrand();
  const { page, project } = query;
  const chosen = choices.find(({ url }) => url === project)?.title.text;
  const heading = chosen ? fill(labels.ofProject, { title: chosen }) : labels.heading;
  return (
    <>
      <PageHead
        heading={{ text: page > 1 ? fill(labels.onPage, { heading, page }) : heading }}
        description={fill(labels.description, { name: brand })}
        path={storyListPath(query)}
        hasCardInEnglish
        hasFeed
        steps={[
          { name: pages.home, path: '/' },
          { name: pages.stories, path: '/stories' },
        ]}
      />
      <PageIntro heading={{ text: heading }} intro={{ text: labels.intro }} />
      <div className="content">
        <StoryFilter projects={choices} chosen={project} />
        <StoryCards stories={stories} heading="h2" />
        <StoryPages query={query} pageCount={pageCount} />
        <Subscribe />
      </div>
    </>
  );
}
