import { getActivities } from '../cms/activities.ts';
import { getHomePage } from '../cms/home-page.ts';
import { getSchoolsOnMap } from '../cms/map-projects.ts';
import { getPartners } from '../cms/partners.ts';
import { getProjectCards } from '../cms/project-cards.ts';
import { getProjects } from '../cms/projects.ts';
import { readTogether } from '../cms/read-together.ts';
import { siteContext } from '../cms/site-context.ts';
import { getStats } from '../cms/stats.ts';
import { getStories } from '../cms/stories.ts';
import { getTestimonials } from '../cms/testimonials.ts';
import { requireTranslation } from '../cms/untranslated.ts';
import { AboutText } from '../features/about-text/about-text.tsx';
import { Activities } from '../features/activities/activities.tsx';
import { Hero } from '../features/hero/hero.tsx';
import { Partners } from '../features/partners/partners.tsx';
import { ProjectShortcuts } from '../features/project-shortcuts/project-shortcuts.tsx';
import { SchoolsSection } from '../features/schools-map/schools-section.tsx';
import { StatsSection } from '../features/stats/stats-section.tsx';
import { StorySection } from '../features/stories/story-section.tsx';
import { teasersOf } from '../features/stories/teasers.ts';
import { Testimonials } from '../features/testimonials/testimonials.tsx';
import { VisionFocus } from '../features/vision-focus/vision-focus.tsx';
import { useLabels } from '../labels/use-labels.ts';
import { PageHead } from '../shell/head/page-head.tsx';
import type { Route } from './+types/home.ts';

/** The latest stories; more are on the page Stories. */
const TEASERS = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { content, tiles } = site;
  await requireTranslation(site, '/');
  const { stories, projects, ...sections } = await readTogether({
    texts: getHomePage(content),
    activities: getActivities(content),
    stats: getStats(content),
    cards: getProjectCards(content),
    map: getSchoolsOnMap(site),
    partners: getPartners(content),
    testimonials: getTestimonials(content),
    stories: getStories(content),
    projects: getProjects(content),
  });
  return { ...sections, stories: teasersOf(stories.slice(0, TEASERS), projects), tiles };
}

export { revalidateOnOtherPages as shouldRevalidate } from './revalidate.ts';

export default function Home({ loaderData }: Route.ComponentProps) {
  const labels = useLabels();
  const { texts, cards, map, partners, stories } = loaderData;
  return (
    <>
      <PageHead
        title={texts.searchTitle}
        description={texts.searchDescription.text}
        path="/"
        hasFeed={stories.length > 0}
      />
      <Hero texts={texts} />
      <Activities activities={loaderData.activities} />
      <StatsSection texts={texts} stats={loaderData.stats} />
      <VisionFocus texts={texts} />
      <ProjectShortcuts texts={texts} cards={cards} />
      <AboutText texts={texts} cards={cards} />
      {map.schools.length > 0 && <SchoolsSection texts={texts} {...map} tiles={loaderData.tiles} />}
      <Partners kind="associated" texts={texts} partners={partners} />
      <Partners kind="volunteer" texts={texts} partners={partners} />
      <Testimonials texts={texts} testimonials={loaderData.testimonials} />
      <StorySection heading={labels.stories.latest} stories={stories} />
    </>
  );
}
