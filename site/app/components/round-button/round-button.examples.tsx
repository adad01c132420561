import type { ComponentExamples } from '../../styleguide/examples.ts';
import { RoundButton } from './round-button.tsx';

export default {
  title: 'Round button',
  about: 'The arrows of carousels: a sign that needs no words beside it.',
  examples: [
    { name: 'back', element: <RoundButton sign="arrow-left" label="Previous member" /> },
    { name: 'on', element: <RoundButton sign="arrow-right" label="Next member" /> },
    { name: 'disabled', element: <RoundButton sign="close" label="Close" disabled /> },
  ],
} satisfies ComponentExamples;
