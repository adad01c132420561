import type { ReactNode } from 'react';
import styles from './section.module.css';

/** A browser does not read the heading of a section out of view, hence `aria-label` (first-paint.md). */
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
  return (
    <section id={id} aria-label={heading} className="section">
      <div className={`content ${styles.head}`}>
        <h2>{heading}</h2>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      </div>
      <div className={wide ? undefined : 'content'}>{children}</div>
    </section>
  );
}
