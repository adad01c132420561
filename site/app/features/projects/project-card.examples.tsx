import type { Project } from '../../cms/projects.ts';
import { examplesOf } from '../../styleguide/examples.ts';
import { longText, longWord } from '../../styleguide/sample-words.ts';
import { ProjectCard } from './project-card.tsx';

const project: Project = {
  title: 'Project Spark',
  shortDescription: 'Feelings and friendship',
  path: '/projects/project-spark',
  url: 'project-spark',
  icon: 'spark',
  cardDescription: 'Circles in which children find words for what they feel.',
  longDescription: [],
  images: [],
  students: 2150,
  volunteers: 140,
  metaDescription: '',
};
const { path: _path, url: _url, ...pageless } = project;

export default examplesOf(ProjectCard, {
  title: 'Project card',
  about: 'One project among others, with its own kolam; the grid gives it its colour.',
  examples: [
    { name: 'usual', props: { project } },
    {
      name: 'under the pointer',
      props: { project: { ...project, title: 'Project Disha', url: 'project-disha' } },
      as: 'hover',
      on: 'article',
    },
    {
      name: 'with too many words',
      props: { project: { ...project, title: longWord, cardDescription: longText, url: 'long' } },
    },
    { name: 'without a page', props: { project: { ...pageless, title: 'Once Upon A Time' } } },
  ],
});
