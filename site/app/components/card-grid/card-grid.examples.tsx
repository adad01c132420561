import type { ComponentExamples } from '../../styleguide/examples.ts';
import { CardGrid } from './card-grid.tsx';

const words = (count: number) =>
  ['One', 'Two', 'Three', 'Four', 'Five'].slice(0, count).map((word) => <p key={word}>{word}</p>);

export default {
  title: 'Card grid',
  about: 'Cards side by side, each given one of the four colours in turn.',
  isWide: true,
  examples: [
    { name: 'one card', element: <CardGrid>{words(1)}</CardGrid> },
    { name: 'five cards', element: <CardGrid>{words(5)}</CardGrid> },
    { name: 'the other beginning', element: <CardGrid begin="hibiscus">{words(3)}</CardGrid> },
  ],
} satisfies ComponentExamples;
