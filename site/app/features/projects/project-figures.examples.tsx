import { examplesOf } from '../../styleguide/examples.ts';
import { ProjectFigures } from './project-figures.tsx';

export default examplesOf(ProjectFigures, {
  title: 'Project figures',
  about: 'How many children and volunteers a project has, as far as its editor tells.',
  examples: [
    { name: 'both', props: { project: { students: 12500, volunteers: 840 } } },
    { name: 'one alone', props: { project: { students: 1 } } },
    { name: 'nothing', props: { project: {} } },
  ],
});
