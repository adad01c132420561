import { getActivities } from '../cms/activities.ts';
import { getProjects } from '../cms/projects.ts';
import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { pages } from '../content/pages.ts';
import { PageHead } from '../head/page-head.tsx';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/projects.ts';

/** Projects and activities (2.5). */
export async function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(siteContext);
  const [projects, activities] = await Promise.all([getProjects(content), getActivities(content)]);
  return { projects, activities };
}

export default function Projects({ loaderData: { projects, activities } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...pages.projects} />
      <PageIntro heading="Projects" />
      <pre className="content">{JSON.stringify({ projects, activities }, null, 1)}</pre>
    </>
  );
}
