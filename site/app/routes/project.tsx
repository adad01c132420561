import { data } from 'react-router';
import { getProject } from '../cms/projects.ts';
import { PictureGrid } from '../components/picture-grid/picture-grid.tsx';
import { Section } from '../components/section/section.tsx';
import { projectTexts } from '../content/sections.ts';
import { ProjectOpening, ProjectStory } from '../features/projects/project-detail.tsx';
import { VolunteerCall } from '../features/projects/volunteer-call.tsx';
import { PageHead } from '../head/page-head.tsx';
import { organisation } from '../organisation.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/project.ts';

/** One project (2.6). Not there: 404. Not to be told now: 503, never a false 404 (R6). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const reading = await getProject(context.get(siteContext).content, params.url);
  if (reading.state === 'absent') throw data(null, { status: 404 });
  if (reading.state === 'unknown') {
    throw data(null, { status: 503, headers: { 'Retry-After': '30' } });
  }
  return { project: reading.project };
}

export default function Project({ loaderData: { project } }: Route.ComponentProps) {
  const { title, url = title, images, longDescription } = project;
  return (
    <>
      <PageHead
        title={`${title} | ${organisation.name}`}
        description={project.metaDescription || project.cardDescription || project.shortDescription}
        canonicalEnd={`projects/${url}`}
      />
      <ProjectOpening project={project} />
      <ProjectStory paragraphs={longDescription} />
      {images.length > 0 && (
        <Section id="pictures" heading={projectTexts.picturesHeading}>
          <PictureGrid pictures={images} name={title} />
        </Section>
      )}
      <VolunteerCall seed={url} />
    </>
  );
}
