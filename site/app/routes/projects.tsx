import { getActivities } from '../cms/activities.ts';
import { getProjects } from '../cms/projects.ts';
import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { ActivityList } from '../features/projects/activity-list.tsx';
import { ProjectCards } from '../features/projects/project-cards.tsx';
import { PageHead } from '../head/page-head.tsx';
import { siteContext } from '../site-context.ts';
import { projectsTexts } from '../texts/projects.ts';
import type { Route } from './+types/projects.ts';

/** Projects and activities (2.5). */
export async function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(siteContext);
  const [projects, activities] = await Promise.all([getProjects(content), getActivities(content)]);
  return { projects, activities };
}

export { revalidateOnOtherPages as shouldRevalidate } from './same-page.ts';

export default function Projects({ loaderData: { projects, activities } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...projectsTexts.head} path="/projects" />
      <PageIntro heading={projectsTexts.heading}>
        <p>{projectsTexts.intro}</p>
      </PageIntro>
      <div className="content">
        <ProjectCards projects={projects} />
      </div>
      <ActivityList activities={activities} />
    </>
  );
}
