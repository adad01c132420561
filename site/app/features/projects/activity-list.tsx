import type { Activity } from '../../cms/activities.ts';
import type { ListPage } from '../../cms/list-page.ts';
import { CardGrid } from '../../components/card-grid/card-grid.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { useLoadMore } from '../../components/load-more/load-more.tsx';
import { Section } from '../../components/section/section.tsx';
import { useLabels } from '../../labels/use-labels.ts';
import { ActivityAction } from '../activities/activity-action.tsx';
import styles from './activity-list.module.css';

/** How many are shown before "Load More" (9). */
const SHOWN_AT_FIRST = 2;

interface ActivityListProps {
  readonly texts: ListPage;
  readonly activities: readonly Activity[];
}

export function ActivityList({ texts, activities }: ActivityListProps) {
  const { controls } = useLabels();
  const { shown, button, listRef } = useLoadMore('activities', activities, SHOWN_AT_FIRST);
  return (
    <Section
      id="activities"
      heading={texts.projectActivitiesHeading}
      intro={texts.projectActivitiesIntro}
    >
      {activities.length === 0 ? (
        <EmptyState text={texts.projectActivitiesEmpty} />
      ) : (
        <CardGrid begin="hibiscus" listRef={listRef}>
          {shown.map((activity) => (
            <article key={activity.id} className={styles.card}>
              <h3 lang={activity.title.lang}>{activity.title.text}</h3>
              <p lang={activity.description.lang} className={styles.text}>
                {activity.description.text}
              </p>
              <ActivityAction
                activity={activity}
                label={controls.knowMore}
                kind="secondary"
                className={styles.action}
              />
            </article>
          ))}
        </CardGrid>
      )}
      {button}
    </Section>
  );
}
