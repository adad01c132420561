import { getActivities } from '../cms/activities.ts';
import { getProjectUrls } from '../cms/projects.ts';
import { getStats } from '../cms/stats.ts';
import { getTestimonials } from '../cms/testimonials.ts';
import { AboutText } from '../features/about-text/about-text.tsx';
import { Activities } from '../features/activities/activities.tsx';
import { Hero } from '../features/hero/hero.tsx';
import { AssociatedPartners, VolunteerPartners } from '../features/partners/partners.tsx';
import { ProjectShortcuts } from '../features/project-shortcuts/project-shortcuts.tsx';
import { SchoolsMap } from '../features/schools-map/schools-map.tsx';
import { StatsSection } from '../features/stats/stats-section.tsx';
import { Testimonials } from '../features/testimonials/testimonials.tsx';
import { VisionFocus } from '../features/vision-focus/vision-focus.tsx';
import { PageHead } from '../head/page-head.tsx';
import { siteContext } from '../site-context.ts';
import { homeTexts } from '../texts/home.ts';
import type { Route } from './+types/home.ts';

/** Home (2.4). */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, map } = context.get(siteContext);
  const [activities, stats, projectUrls, testimonials] = await Promise.all([
    getActivities(content),
    getStats(content),
    getProjectUrls(content),
    getTestimonials(content),
  ]);
  return { activities, stats, projectUrls, testimonials, map };
}

export { revalidateOnOtherPages as shouldRevalidate } from './same-page.ts';

export default function Home({
  loaderData: { activities, stats, projectUrls, testimonials, map },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead {...homeTexts.head} path="/" />
      <Hero />
      <Activities activities={activities} />
      <StatsSection stats={stats} />
      <VisionFocus />
      <ProjectShortcuts projectUrls={projectUrls} />
      <AboutText />
      <SchoolsMap tiles={map} />
      <AssociatedPartners />
      <VolunteerPartners />
      <Testimonials testimonials={testimonials} />
    </>
  );
}
