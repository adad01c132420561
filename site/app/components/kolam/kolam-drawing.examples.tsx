import type { ComponentExamples } from '../../styleguide/examples.ts';
import { Kolam } from './kolam-drawing.tsx';

export default {
  title: 'Kolam',
  about: 'The signature of the site: one closed line around dots, the same for the same seed.',
  examples: [
    { name: 'logo', element: <Kolam radius={1} seed="logo" strokeWidth={1.5} /> },
    { name: 'tile', element: <Kolam radius={3} seed="project-spark" /> },
    { name: 'square', element: <Kolam radius={2} seed="square" shape="square" /> },
    { name: 'on ink', element: <Kolam radius={3} seed="project-ganitham" />, ground: 'ink' },
  ],
} satisfies ComponentExamples;
