import { Children, type ReactNode, type RefObject } from 'react';
import styles from './card-grid.module.css';

interface CardGridProps {
  /** The colour of the first card: a second list on a page begins with another. */
  readonly begin?: 'marigold' | 'hibiscus';
  readonly listRef?: RefObject<HTMLUListElement | null>;
  readonly children: ReactNode;
}

const colours = {
  marigold: ['marigold', 'lagoon', 'hibiscus', 'sky'],
  hibiscus: ['hibiscus', 'sky', 'marigold', 'lagoon'],
} as const;

/** Cards side by side, in the four colours in turn (9). */
export function CardGrid({ begin = 'marigold', listRef, children }: CardGridProps) {
  return (
    <ul ref={listRef} className={styles.grid}>
      {Children.map(children, (card, index) => (
        <li className={styles.item} data-accent={colours[begin][index % 4]}>
          {card}
        </li>
      ))}
    </ul>
  );
}
