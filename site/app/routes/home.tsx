import { getActivities } from '../cms/activities.ts';
import { getStats } from '../cms/stats.ts';
import { getTestimonials } from '../cms/testimonials.ts';
import { later } from '../components/part/later.tsx';
import { pages } from '../content/pages.ts';
import { Activities } from '../features/activities/activities.tsx';
import { Hero } from '../features/hero/hero.tsx';
import { showWhole, showWholeOnReturn } from '../features/home/one-by-one.ts';
import { PageHead } from '../head/page-head.tsx';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/home.ts';

const restOfHome = later('stat', () => import('../features/home/rest-of-home.tsx'));

/** Home (2.4). */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, map } = context.get(siteContext);
  const [activities, stats, testimonials] = await Promise.all([
    getActivities(content),
    getStats(content),
    getTestimonials(content),
  ]);
  return { head: pages.home, activities, stats, testimonials, map };
}

/** For who comes from another page: the page appears whole, so that Back finds its place in it. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  showWhole();
  const [data] = await Promise.all([serverLoader(), restOfHome.part.fetch()]);
  return data;
}

export { revalidateOnOtherPages as shouldRevalidate } from './same-page.ts';

export default function Home({
  loaderData: { head, activities, stats, testimonials, map },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead {...head} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, named in the page's policy */}
      <script dangerouslySetInnerHTML={{ __html: showWholeOnReturn }} />
      <Hero />
      <Activities activities={activities} />
      <restOfHome.Component stats={stats} testimonials={testimonials} map={map} />
    </>
  );
}
