import type { ReactNode } from 'react';
import { ariaLabelOf, type LangText } from '../../cms/lang-text.ts';
import { LangParagraph } from '../lang-paragraph.tsx';
import styles from './section.module.css';

/**
 * A section of a page. A browser does not read the heading of a section out of view, hence `aria-label`
 * (first-paint.md). That cannot name its language: a heading in English is the heading alone.
 */
export function Section({
  id,
  heading,
  intro,
  wide = false,
  children,
}: {
  readonly id: string;
  readonly heading: LangText;
  readonly intro?: LangText;
  /** Whether the section is as wide as the window: its content decides on its own width. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section id={id} aria-label={ariaLabelOf(heading)} className="section">
      <div className={`content ${styles.head}`}>
        <h2 lang={heading.lang}>{heading.text}</h2>
        {intro && <LangParagraph of={intro} className={styles.intro} />}
      </div>
      <div className={wide ? undefined : 'content'}>{children}</div>
    </section>
  );
}
