import type { ReactNode } from 'react';
import { useLangOf } from '../../use-lang-of.ts';
import styles from './section.module.css';

/**
 * A browser does not read the heading of a section out of view, hence `aria-label` (first-paint.md), which cannot
 * name its language: a heading in English is the heading alone.
 */
export function Section({
  id,
  heading,
  intro,
  wide = false,
  children,
}: {
  readonly id: string;
  readonly heading: string;
  readonly intro?: ReactNode;
  /** Full-bleed: the content decides on its own width. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}) {
  const langOf = useLangOf();
  return (
    <section id={id} aria-label={langOf(heading) ? undefined : heading} className="section">
      <div className={`content ${styles.head}`}>
        <h2 lang={langOf(heading)}>{heading}</h2>
        {intro !== undefined && (
          <p lang={typeof intro === 'string' ? langOf(intro) : undefined} className={styles.intro}>
            {intro}
          </p>
        )}
      </div>
      <div className={wide ? undefined : 'content'}>{children}</div>
    </section>
  );
}
