import type { ReactNode } from 'react';
import styles from './activity-card.module.css';

/**
 * The card of an activity or an opportunity (2.12): title, description and a button, with an image
 * on the right. On a narrow card the image comes first.
 */
export function ActivityCard({
  title,
  description,
  picture,
  action,
  as: Heading = 'h3',
}: {
  readonly title: string;
  readonly description: string;
  /** An `img`, or a drawing, that fills its slot. */
  readonly picture?: ReactNode;
  /** A button or link; `ActivityAction` for what an editor typed. */
  readonly action?: ReactNode;
  readonly as?: 'h2' | 'h3';
}) {
  return (
    <article className={styles.card}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {title !== '' && <Heading className={styles.title}>{title}</Heading>}
          {description !== '' && <p className={styles.description}>{description}</p>}
          {action}
        </div>
        {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      </div>
    </article>
  );
}
