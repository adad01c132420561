import { examplesOf } from '../../styleguide/examples.ts';
import { EmptyState } from './empty-state.tsx';

export default examplesOf(EmptyState, {
  title: 'Empty state',
  about: 'A friendly sentence where a list has nothing to show.',
  examples: [
    {
      name: 'usual',
      props: {
        children: 'There are no projects to show just now. Please look in again a little later.',
      },
    },
  ],
});
