import { getActivities } from '../cms/activities.ts';
import { getStats } from '../cms/stats.ts';
import { getTestimonials } from '../cms/testimonials.ts';
import { pages } from '../content/pages.ts';
import { PageHead } from '../head/page-head.tsx';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/home.ts';

/** Home (2.4). */
export async function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(siteContext);
  const [activities, stats, testimonials] = await Promise.all([
    getActivities(content),
    getStats(content),
    getTestimonials(content),
  ]);
  return { activities, stats, testimonials };
}

export default function Home({
  loaderData: { activities, stats, testimonials },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead {...pages.home} />
      <h1 className="content" tabIndex={-1}>
        Empowering Our Kids Through Education
      </h1>
      <pre className="content">{JSON.stringify({ activities, stats, testimonials }, null, 1)}</pre>
    </>
  );
}
