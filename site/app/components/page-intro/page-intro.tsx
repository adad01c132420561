import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { LangText } from '../../cms/lang-text.ts';
import { accents } from '../accents.ts';
import { Kolam } from '../kolam/kolam-drawing.tsx';
import { LangParagraph } from '../lang-paragraph.tsx';
import styles from './page-intro.module.css';

interface PageIntroProps {
  readonly heading: LangText;
  readonly intro?: LangText;
  /** What stands below the heading. */
  readonly children?: ReactNode;
}

/** The top of an inner page: its heading beside a kolam of its own. */
export function PageIntro({ heading, intro, children }: PageIntroProps) {
  const { pathname } = useLocation();
  return (
    <header className={styles.intro} data-accent={accentOf(pathname)}>
      <div className={`content ${styles.band}`}>
        <div className={styles.texts}>
          <h1 key={heading.text} tabIndex={-1} lang={heading.lang}>
            {heading.text}
          </h1>
          {(intro !== undefined || children !== undefined) && (
            <div className={styles.below}>
              {intro && <LangParagraph of={intro} />}
              {children}
            </div>
          )}
        </div>
        <div className={styles.kolam}>
          <Kolam radius={4} seed={pathname} />
        </div>
      </div>
    </header>
  );
}

/** One of the four colours, always the same for the same path. */
function accentOf(pathname: string) {
  const sum = [...pathname].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return accents[sum % accents.length];
}
