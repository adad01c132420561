import { examplesOf } from '../../styleguide/examples.ts';
import { useLoadMore } from './load-more.tsx';

/** The button of a list with more to show. */
function LoadMore({ name }: { readonly name: string }) {
  return useLoadMore(name, ['One', 'Two'], 1).button;
}

export default examplesOf(LoadMore, {
  title: 'Load more',
  about: 'Shows the first items of a list; the button brings all of them.',
  examples: [{ name: 'more to show', props: { name: 'cards' } }],
});
