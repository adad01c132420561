import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Running text out of `content/pages`: headings, paragraphs, lists and links at a readable measure. */
export function Prose({
  children,
  narrow = true,
}: {
  readonly children: ReactNode;
  /** A column of its own in the middle of the page; else it fills the slot it stands in. */
  readonly narrow?: boolean;
}) {
  return (
    <div className={narrow ? `content ${styles.prose} ${styles.narrow}` : styles.prose}>
      {children}
    </div>
  );
}
