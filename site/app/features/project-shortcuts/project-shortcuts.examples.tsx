import { examplesOf } from '../../styleguide/examples.ts';
import { ProjectShortcuts } from './project-shortcuts.tsx';

export default examplesOf(ProjectShortcuts, {
  title: 'Project shortcuts',
  about: 'The four ways into the projects, each with the kolam of its project.',
  isWide: true,
  examples: [
    { name: 'usual', props: {} },
    { name: 'one under the pointer', props: {}, as: 'hover', on: 'li' },
    { name: 'one with the focus', props: {}, as: 'focus' },
  ],
});
