import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Running text of `texts/`: headings, paragraphs, lists and links at a readable measure. */
export function Prose({
  children,
  narrow = true,
}: {
  readonly children: ReactNode;
  /** On the page itself, its headings beside the words on a wide screen; else it fills its slot. */
  readonly narrow?: boolean;
}) {
  return (
    <div className={narrow ? `content ${styles.prose} ${styles.narrow}` : styles.prose}>
      {children}
    </div>
  );
}
