import { examplesOf } from '../../styleguide/examples.ts';
import { CardGrid } from './card-grid.tsx';

const words = (count: number) =>
  ['One', 'Two', 'Three', 'Four', 'Five'].slice(0, count).map((word) => <p key={word}>{word}</p>);

export default examplesOf(CardGrid, {
  title: 'Card grid',
  about: 'Cards side by side, each given one of the four colours in turn.',
  isWide: true,
  examples: [
    { name: 'one card', props: { children: words(1) } },
    { name: 'five cards', props: { children: words(5) } },
    { name: 'the other beginning', props: { begin: 'hibiscus', children: words(3) } },
  ],
});
