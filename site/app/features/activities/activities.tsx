import { type TouchEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Activity } from '../../cms/activities.ts';
import { ActivityAction } from '../../components/activity-card/activity-action.tsx';
import { homeTopTexts } from '../../content/home-top.ts';
import styles from './activities.module.css';
import { ActivityPicture } from './activity-picture.tsx';
import { Controls } from './controls.tsx';
import { slideFromAddress, slidesWithinReach, swipeDirection } from './slides.ts';
import { useSlides } from './use-slides.ts';

/**
 * The current activities, one at a time (2.4.2), as a carousel in the W3C's sense. All slides within
 * reach lie in one grid cell, so that the tallest decides on the height and nothing jumps.
 * Without activities there is no section (8).
 */
export function Activities({ activities }: { readonly activities: readonly Activity[] }) {
  const count = activities.length;
  const [searchParams] = useSearchParams();
  const slides = useSlides(slideFromAddress(searchParams.get('activity'), count), count);
  const swipe = useSwipe((direction) => slides.goTo(slides.wanted + direction));
  if (count === 0) return null;

  return (
    <section
      id="activities"
      aria-roledescription="carousel"
      aria-labelledby="activities-heading"
      className={`content ${styles.section}`}
    >
      <h2 id="activities-heading" className="unseen">
        {homeTopTexts.activities.heading}
      </h2>
      <div className={styles.card} {...(count > 1 ? swipe : {})}>
        <div
          className={styles.slides}
          aria-live={slides.used ? 'polite' : 'off'}
          data-fading={slides.wanted !== slides.shown || undefined}
        >
          {slidesWithinReach(slides.wanted, count).map((index) => {
            const activity = activities[index];
            if (activity === undefined) return null;
            return (
              // biome-ignore lint/a11y/useSemanticElements: a slide is a group in the W3C's pattern, no fieldset
              <div
                key={index}
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${count}`}
                className={styles.slide}
                data-shown={index === slides.shown || undefined}
              >
                <div className={styles.words}>
                  <p className={styles.badge}>{homeTopTexts.activities.badge}</p>
                  {activity.title !== '' && <h3 className={styles.title}>{activity.title}</h3>}
                  {activity.description !== '' && (
                    <p className={styles.description}>{activity.description}</p>
                  )}
                  <ActivityAction activity={activity} />
                </div>
                {/* Pictures of hidden slides are fetched once somebody begins to leaf through them. */}
                <ActivityPicture
                  index={index}
                  own={activity.picture}
                  fetched={slides.used || index === slides.shown}
                />
              </div>
            );
          })}
        </div>
        {count > 1 && <Controls activities={activities} slides={slides} />}
      </div>
    </section>
  );
}

/** Leafing with a finger, as people try on any carousel; the arrows do the same. */
function useSwipe(move: (direction: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches.length === 1 ? touches[0] : undefined;
      start.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      if (!touch || !start.current) return;
      const { x, y } = start.current;
      start.current = undefined;
      const direction = swipeDirection(touch.clientX - x, touch.clientY - y);
      if (direction !== 0) move(direction);
    },
  };
}
