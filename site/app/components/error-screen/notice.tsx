import type { ReactNode } from 'react';
import styles from './notice.module.css';
import { UnfinishedKolam } from './unfinished-kolam.tsx';

/** What stands in a page's place: its words, the ways on, and a kolam that waits to be finished. */
export function Notice({
  heading,
  text,
  drawn,
  children,
}: {
  readonly heading: string;
  readonly text: string;
  /** How much of the kolam's first line is there, 0 to 1. */
  readonly drawn: number;
  /** The ways on. */
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.notice}>
      <div className={`content ${styles.columns}`}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{heading}</h1>
          <p className={styles.text}>{text}</p>
          <div className={styles.ways}>{children}</div>
        </div>
        <div className={styles.kolam}>
          <UnfinishedKolam drawn={drawn} />
        </div>
      </div>
    </div>
  );
}
