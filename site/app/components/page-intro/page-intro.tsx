import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Kolam } from '../kolam/kolam-drawing.tsx';
import styles from './page-intro.module.css';

/** The top of an inner page: its heading beside a kolam of its own. */
export function PageIntro({ heading, children }: { heading: string; children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <header className={styles.intro} data-accent={accentOf(pathname)}>
      <div className={`content ${styles.band}`}>
        <div className={styles.text}>
          <h1 tabIndex={-1}>{heading}</h1>
          {children !== undefined && <div className={styles.words}>{children}</div>}
        </div>
        <div className={styles.kolam}>
          <Kolam radius={4} seed={pathname} />
        </div>
      </div>
    </header>
  );
}

const accents = ['marigold', 'lagoon', 'hibiscus', 'sky'] as const;

/** One of the four colours, always the same for the same path. */
function accentOf(pathname: string) {
  const sum = [...pathname].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return accents[sum % accents.length];
}
