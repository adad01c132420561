import { examplesOf } from '../../styleguide/examples.ts';
import { Hero } from './hero.tsx';

export default examplesOf(Hero, {
  title: 'Hero',
  about: 'The first thing that a visitor sees: the line, the way on, and the large kolam.',
  isWide: true,
  examples: [
    { name: 'usual', props: {} },
    { name: 'button with the focus', props: {}, as: 'focus' },
  ],
});
