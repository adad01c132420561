import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Kolam } from '../kolam/kolam-drawing.tsx';
import styles from './page-intro.module.css';

const accents = ['marigold', 'lagoon', 'hibiscus', 'sky'] as const;
export type Accent = (typeof accents)[number];

export interface PageIntroProps {
  readonly heading: string;
  /** Words, or a button, below the heading. */
  readonly children?: ReactNode;
  /** What stands above the heading: where the visitor is, or the way back. */
  readonly above?: ReactNode;
  /** Colour of the ground and the kolam; the page's address chooses one where it is left out. */
  readonly accent?: Accent;
  /** Who owns the kolam, for example a project's url; the page's address unless given. */
  readonly seed?: string;
}

/**
 * The band with which an inner page begins: its heading beside a kolam of its own. The heading takes
 * the focus when a visitor arrives from another page.
 */
export function PageIntro({ heading, children, above, accent, seed }: PageIntroProps) {
  const { pathname } = useLocation();
  const owner = seed ?? pathname;
  return (
    <header className={styles.intro} data-accent={accent ?? accentOf(pathname)}>
      <div className={`content ${styles.band}`}>
        <div className={styles.text}>
          {above}
          <h1 tabIndex={-1}>{heading}</h1>
          {children !== undefined && <div className={styles.words}>{children}</div>}
        </div>
        <div className={styles.kolam}>
          <Kolam radius={4} seed={owner} />
        </div>
      </div>
    </header>
  );
}

/** One of the four colours, always the same for the same address. */
function accentOf(pathname: string): Accent {
  const sum = [...pathname].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return accents[sum % accents.length] ?? 'marigold';
}
