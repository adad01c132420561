import { Children, type ReactNode, type RefObject } from 'react';
import styles from './card-grid.module.css';

/**
 * Cards side by side as far as there is room. Each of its children stands in an item of its own, to
 * which one of the four colours of section 9 is given in turn, as `--accent`.
 */
export function CardGrid({
  begin = 'marigold',
  listRef,
  children,
}: {
  /** The colour of the first card; a second list on a page begins with another one. */
  readonly begin?: 'marigold' | 'hibiscus';
  /** For `useLoadMore`. */
  readonly listRef?: RefObject<HTMLUListElement | null>;
  readonly children: ReactNode;
}) {
  return (
    <ul ref={listRef} className={styles.grid} data-begin={begin}>
      {Children.map(children, (card) => (
        <li className={styles.item}>{card}</li>
      ))}
    </ul>
  );
}
