import { Children, type ReactNode, type RefObject } from 'react';
import { type Accent, accents } from '../accents.ts';
import styles from './card-grid.module.css';

interface CardGridProps {
  /** The colour of the first card: a second list on a page begins with another. */
  readonly begin?: Accent;
  readonly listRef?: RefObject<HTMLUListElement | null>;
  readonly children: ReactNode;
}

/** Cards side by side, in the four colours in turn (9). */
export function CardGrid({ begin = 'marigold', listRef, children }: CardGridProps) {
  const first = accents.indexOf(begin);
  return (
    <ul ref={listRef} className={styles.grid}>
      {Children.map(children, (card, index) => (
        <li className={styles.item} data-accent={accents[(first + index) % accents.length]}>
          {card}
        </li>
      ))}
    </ul>
  );
}
