import { data } from 'react-router';
import { getProject } from '../cms/projects.ts';
import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { PageHead } from '../head/page-head.tsx';
import { organisation } from '../organisation.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/project.ts';

/** One project (2.6). Not there: 404. Not to be told now: 503, never a false 404 (R6). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const reading = await getProject(context.get(siteContext).content, params.url);
  if (reading.state === 'absent') throw data(null, { status: 404 });
  if (reading.state === 'unknown')
    throw data(null, { status: 503, headers: { 'Retry-After': '30' } });
  return { project: reading.project };
}

export default function Project({ loaderData: { project } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={`${project.title} | ${organisation.name}`}
        description={project.metaDescription || project.cardDescription || project.shortDescription}
        canonicalEnd={`projects/${project.url}`}
      />
      <PageIntro heading={project.title} />
      <pre className="content">{JSON.stringify(project, null, 1)}</pre>
    </>
  );
}
