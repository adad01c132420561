import { expect, test } from 'vitest';
import { contentOf } from '../../../tests/support/content-of.ts';
import { renderAt } from '../../../tests/support/render-at.tsx';
import { getProjects, projectsCall } from '../../cms/projects.ts';
import { ProjectOpening } from './project-detail.tsx';

/** The top of the page of a project with these fields. */
async function openingOf(fields: object): Promise<string> {
  const entries = [{ projectTitle: 'Spark', ...fields }];
  const [project] = await getProjects(contentOf({ [projectsCall.path]: entries }));
  return project ? renderAt('/', <ProjectOpening project={project} />) : '';
}

test('[2.6] the figures of a project are grouped as in India; 0 is one, and a missing one is not shown', async () => {
  const html = await openingOf({ statStudents: 123_456, statVolunteers: 0 });
  expect(html.match(/[\d,]+\+/g)).toEqual(['1,23,456+', '0+']);
  expect((await openingOf({ statStudents: 9_876 })).match(/[\d,]+\+/g)).toEqual(['9876+']);
  expect(await openingOf({})).not.toContain('<dl');
});

test('[2.6] a main image without words of its own bears the name of its project', async () => {
  const altOf = async (alternativeText: string) => {
    const html = await openingOf({ mainImage: { url: '/uploads/a.jpg', alternativeText } });
    return / alt="([^"]*)"/.exec(html)?.[1];
  };
  expect([await altOf('A lesson'), await altOf('')]).toEqual(['A lesson', 'Spark']);
});
