import type { ReactNode } from 'react';
import styles from './section.module.css';

/** One part of a page under its heading. `id` names it in links and ties it to its heading. */
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
  const headingId = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className={styles.section}>
      <div className={`content ${styles.head}`}>
        <h2 id={headingId}>{heading}</h2>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      </div>
      <div className={wide ? undefined : 'content'}>{children}</div>
    </section>
  );
}
