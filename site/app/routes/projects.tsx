import { getActivities } from '../cms/activities.ts';
import { getListPage } from '../cms/list-page.ts';
import { getProjects } from '../cms/projects.ts';
import { siteContext } from '../cms/site-context.ts';
import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { ActivityList } from '../features/projects/activity-list.tsx';
import { ProjectCards } from '../features/projects/project-cards.tsx';
import { PageHead } from '../shell/head/page-head.tsx';
import type { Route } from './+types/projects.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(siteContext);
  const [texts, projects, activities] = await Promise.all([
    getListPage(content),
    getProjects(content),
    getActivities(content),
  ]);
  return { texts, projects, activities };
}

export { revalidateOnOtherPages as shouldRevalidate } from './revalidate.ts';

export default function Projects({
  loaderData: { texts, projects, activities },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={texts.projectsSearchTitle}
        description={texts.projectsSearchDescription.text}
        path="/projects"
      />
      <PageIntro heading={texts.projectsHeading} intro={texts.projectsIntro} />
      <div className="content">
        <ProjectCards projects={projects} empty={texts.projectsEmpty} />
      </div>
      <ActivityList texts={texts} activities={activities} />
    </>
  );
}
