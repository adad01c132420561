import type { ComponentExamples } from '../../styleguide/examples.ts';
import { controlTexts } from '../../texts/controls.ts';
import { LoadStatus } from './lazy-load.tsx';

export default {
  title: 'Lazy component',
  about: 'A component that is loaded when it is needed says so meanwhile.',
  examples: [{ name: 'loading', element: <LoadStatus>{controlTexts.loading}</LoadStatus> }],
} satisfies ComponentExamples;
