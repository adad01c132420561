import { examplesOf } from '../../styleguide/examples.ts';
import { Kolam } from './kolam-drawing.tsx';

export default examplesOf(Kolam, {
  title: 'Kolam',
  about: 'The signature of the site: one closed line around dots, the same for the same seed.',
  examples: [
    { name: 'logo', props: { radius: 1, seed: 'logo', strokeWidth: 1.5 } },
    { name: 'tile', props: { radius: 3, seed: 'project-spark' } },
    { name: 'square', props: { radius: 2, seed: 'square', shape: 'square' } },
    { name: 'on ink', props: { radius: 3, seed: 'project-ganitham' }, ground: 'ink' },
  ],
});
