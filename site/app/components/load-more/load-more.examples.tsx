import type { ComponentExamples } from '../../styleguide/examples.ts';
import { useLoadMore } from './load-more.tsx';

/** The button of a list with more to show. */
function LoadMore() {
  return useLoadMore('cards', ['One', 'Two'], 1).button;
}

export default {
  title: 'Load more',
  about: 'Shows the first items of a list; the button brings all of them.',
  examples: [{ name: 'more to show', element: <LoadMore /> }],
} satisfies ComponentExamples;
