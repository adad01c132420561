import type { Activity } from '../../cms/activities.ts';
import { ButtonNewWindow } from '../button/button.tsx';
import styles from './activity-action.module.css';

/** The label where an editor gave none (R20). */
const vague = 'Know more';

/**
 * What an activity invites to (2.12, R20): with a link, a button that opens it in a new window;
 * without one, the label as plain text, or nothing.
 */
export function ActivityAction({ activity }: { readonly activity: Activity }) {
  if (activity.link !== undefined) {
    const label = activity.linkTitle ?? vague;
    return (
      <div className={styles.action}>
        <ButtonNewWindow href={activity.link}>
          {label}
          {/* In a list of links the words alone would not tell one from another. */}
          {label === vague && activity.title !== '' && (
            <span className="unseen"> about {activity.title}</span>
          )}
        </ButtonNewWindow>
      </div>
    );
  }
  if (activity.linkTitle === undefined) return null;
  return <p className={styles.note}>{activity.linkTitle}</p>;
}
