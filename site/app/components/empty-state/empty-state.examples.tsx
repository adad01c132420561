import type { ComponentExamples } from '../../styleguide/examples.ts';
import { EmptyState } from './empty-state.tsx';

const sentence = 'There are no projects to show just now. Please look in again a little later.';

export default {
  title: 'Empty state',
  about: 'A friendly sentence where a list has nothing to show.',
  examples: [{ name: 'usual', element: <EmptyState>{sentence}</EmptyState> }],
} satisfies ComponentExamples;
