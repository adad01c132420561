import { examplesOf } from '../../styleguide/examples.ts';
import { Kolam } from './kolam-drawing.tsx';

export default examplesOf(Kolam, {
  title: 'Kolam',
  about: 'The signature of the site: one closed line around dots, the same for the same seed.',
  examples: [
    { name: 'logo', props: { radius: 1, seed: 'logo', strokeWidth: 1.5 } },
    { name: 'tile', props: { radius: 3, seed: 'project-spark' } },
    { name: 'hero', props: { radius: 5, seed: 'rainbow', strokeWidth: 1 } },
    { name: 'square', props: { radius: 2, seed: 'square', shape: 'square' } },
    { name: 'without dots', props: { radius: 3, seed: 'project-disha', dots: false } },
    { name: 'on ink', props: { radius: 3, seed: 'project-ganitham' }, ground: 'ink' },
  ],
});
