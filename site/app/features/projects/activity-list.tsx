import type { Activity } from '../../cms/activities.ts';
import type { ListPage } from '../../cms/list-page.ts';
import { CardGrid } from '../../components/card-grid/card-grid.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { useLoadMore } from '../../components/load-more/load-more.tsx';
import { Section } from '../../components/section/section.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { useLangOf } from '../../use-lang-of.ts';
import { ActivityAction } from '../activities/activity-action.tsx';
import styles from './activity-list.module.css';

/** How many are shown before "Load More" (9). */
const initial = 2;

interface ActivityListProps {
  readonly texts: ListPage;
  readonly activities: readonly Activity[];
}

export function ActivityList({ texts, activities }: ActivityListProps) {
  const { controls } = useTexts();
  const langOf = useLangOf();
  const { shown, button, listRef } = useLoadMore('activities', activities, initial);
  return (
    <Section
      id="activities"
      heading={texts.projectActivitiesHeading}
      intro={texts.projectActivitiesIntro}
    >
      {activities.length === 0 ? (
        <EmptyState>{texts.projectActivitiesEmpty}</EmptyState>
      ) : (
        <CardGrid begin="hibiscus" listRef={listRef}>
          {shown.map((activity) => (
            <article key={activity.id} className={styles.card}>
              <h3 lang={langOf(activity.title)}>{activity.title}</h3>
              <p lang={langOf(activity.description)} className={styles.text}>
                {activity.description}
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
