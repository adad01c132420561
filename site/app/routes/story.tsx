import { redirect } from 'react-router';
import { withLang } from '../cms/lang-text.ts';
import { findProject, getProjects } from '../cms/projects.ts';
import { type Site, siteContext } from '../cms/site-context.ts';
import { getStories, getStory, getStoryText, type ListedStory } from '../cms/stories.ts';
import { renderMarkdown } from '../components/prose/markdown.server.tsx';
import { Prose } from '../components/prose/prose.tsx';
import { Share } from '../features/share/share.tsx';
import { PartOfProject } from '../features/stories/part-of-project.tsx';
import { StoryOpening } from '../features/stories/story-opening.tsx';
import { StorySection } from '../features/stories/story-section.tsx';
import { teasersOf } from '../features/stories/teasers.ts';
import { useLabels } from '../labels/use-labels.ts';
import { PageHead } from '../shell/head/page-head.tsx';
import type { Route } from './+types/story.ts';
import { missing, unavailable } from './missing.ts';

const MORE = 3;

/** One story; its text is a read of its own. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { content, siteUrl } = site;
  const [reading, stories, projects] = await Promise.all([
    getStory(content, params.slug),
    getStories(content),
    getProjects(content),
  ]);
  if (reading.state !== 'found') throw missing(reading);
  const story = reading.item;
  const text = await getStoryText(content, story);
  if (text === undefined) throw unavailable();
  // A whole address, since React Router would put the language in front of a path.
  if (!story.isTranslated) throw redirect(siteUrl + story.path);
  const project = findProject(projects, story.project);
  return {
    story,
    html: withLang(await renderMarkdown(text.text, site), text),
    project: project && { title: project.title, path: project.path },
    more: teasersOf(afterIn(stories, story), projects),
    missingIn: await languagesWithout(site, story),
  };
}

/** The stories that are older than this one; at the end of the list, the newest. */
function afterIn(stories: readonly ListedStory[], { slug }: { readonly slug: string }) {
  const place = stories.findIndex((each) => each.slug === slug);
  return [...stories.slice(place + 1), ...stories.slice(0, place)].slice(0, MORE);
}

async function languagesWithout({ languages, contentIn }: Site, { slug }: { slug: string }) {
  const known = await Promise.all(languages.map((language) => getStories(contentIn(language))));
  return languages.filter((_language, index) => {
    const story = known[index]?.find((each) => each.slug === slug);
    return story?.isTranslated !== true;
  });
}

export default function StoryPage({
  loaderData: { story, html, project, more },
}: Route.ComponentProps) {
  const { pages, stories } = useLabels();
  const { title, summary, path } = story;
  const description = summary.text || title.text;
  return (
    <>
      <PageHead
        heading={title}
        description={description}
        path={path}
        image={story.image}
        hasCardInEnglish
        hasFeed
        steps={[
          { name: pages.stories, path: '/stories' },
          { name: title.text, path },
        ]}
        article={{
          path,
          title,
          description,
          published: story.date,
          changed: story.updatedAt,
          image: story.image,
        }}
      />
      <article>
        <StoryOpening story={story} />
        {html.text !== '' && <Prose html={html} />}
        {project && <PartOfProject project={project} />}
      </article>
      <Share title={title.text} path={path} />
      <StorySection heading={stories.more} stories={more} />
    </>
  );
}
