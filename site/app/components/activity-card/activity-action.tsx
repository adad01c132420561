import type { Activity } from '../../cms/activities.ts';
import { ButtonNewWindow } from '../button/button.tsx';
import styles from './activity-action.module.css';

/**
 * What an activity invites to (2.12, R20): with a link, a button that opens it in a new window;
 * without one, the label as plain text, or nothing.
 */
export function ActivityAction({ activity }: { readonly activity: Activity }) {
  if (activity.link !== undefined) {
    return (
      <div className={styles.action}>
        <ButtonNewWindow href={activity.link}>{activity.linkTitle ?? 'Know more'}</ButtonNewWindow>
      </div>
    );
  }
  if (activity.linkTitle === undefined) return null;
  return <p className={styles.note}>{activity.linkTitle}</p>;
}
