import type { ReactNode } from 'react';
import styles from './page-intro.module.css';

/** The heading with which a page begins, and the words below it. It takes the focus on arrival. */
export function PageIntro({
  heading,
  children,
}: {
  readonly heading: string;
  readonly children?: ReactNode;
}) {
  return (
    <header className={`content ${styles.intro}`}>
      <h1 tabIndex={-1}>{heading}</h1>
      {children !== undefined && <div className={styles.words}>{children}</div>}
    </header>
  );
}
