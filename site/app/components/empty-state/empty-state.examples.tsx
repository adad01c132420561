import { examplesOf } from '../../styleguide/examples.ts';
import { projectsTexts } from '../../texts/projects.ts';
import { EmptyState } from './empty-state.tsx';

export default examplesOf(EmptyState, {
  title: 'Empty state',
  about: 'A friendly sentence where a list has nothing to show.',
  examples: [{ name: 'usual', props: { children: projectsTexts.empty } }],
});
