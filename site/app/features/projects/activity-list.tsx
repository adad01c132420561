import type { Activity } from '../../cms/activities.ts';
import type { Identified } from '../../cms/calls.ts';
import { ButtonNewWindow } from '../../components/button/button.tsx';
import { CardGrid } from '../../components/card-grid/card-grid.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { useLoadMore } from '../../components/load-more/load-more.tsx';
import { Section } from '../../components/section/section.tsx';
import { emptyTexts, projectsTexts } from '../../content/sections.ts';
import styles from './activity-list.module.css';

/** Shown before "Load More" (9). */
const INITIAL = 2;

/** The "Activities" of /projects (2.5). */
export function ActivityList({
  activities,
}: {
  readonly activities: readonly Identified<Activity>[];
}) {
  const { shown, button, listRef } = useLoadMore('activities', activities, INITIAL);
  return (
    <Section id="activities" heading="Activities" intro={projectsTexts.activitiesIntro}>
      {activities.length === 0 ? (
        <EmptyState>{emptyTexts.activities}</EmptyState>
      ) : (
        <CardGrid begin="hibiscus" listRef={listRef}>
          {shown.map((activity) => (
            <article key={activity.id} className={styles.card}>
              <h3>{activity.title}</h3>
              <p className={styles.text}>{activity.description}</p>
              <ActivityEnd activity={activity} />
            </article>
          ))}
        </CardGrid>
      )}
      {button}
    </Section>
  );
}

/** "Know more" where there is somewhere to go, else the label as plain text (R20). */
function ActivityEnd({ activity: { title, link, linkTitle } }: { readonly activity: Activity }) {
  if (link !== undefined) {
    return (
      <div>
        <ButtonNewWindow href={link} kind="secondary">
          Know more
          {title !== '' && <span className="unseen"> about {title}</span>}
        </ButtonNewWindow>
      </div>
    );
  }
  return linkTitle === undefined ? null : <p className={styles.label}>{linkTitle}</p>;
}
