import { examplesOf } from '../../styleguide/examples.ts';
import { useLoadMore } from './load-more.tsx';

/** A list as short as the piece allows; its lists on the pages are grids of cards. */
function ListWithMore({ name, count }: { readonly name: string; readonly count: number }) {
  const items = Array.from({ length: count }, (_, index) => `Card ${index + 1}`);
  const { shown, button, listRef } = useLoadMore(name, items, 2);
  return (
    <>
      <ul ref={listRef}>
        {shown.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {button}
    </>
  );
}

export default examplesOf(ListWithMore, {
  title: 'Load more',
  about: 'Shows the first items of a list; the button brings all of them.',
  examples: [
    { name: 'more to show', props: { name: 'cards', count: 5 } },
    { name: 'under the pointer', props: { name: 'stories', count: 5 }, as: 'hover' },
    { name: 'with the focus', props: { name: 'schools', count: 5 }, as: 'focus' },
    { name: 'nothing more', props: { name: 'letters', count: 2 } },
  ],
});
