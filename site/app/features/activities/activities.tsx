import { Form, useSearchParams } from 'react-router';
import type { Activity } from '../../cms/activities.ts';
import { useSwipe, wrapIndex } from '../../components/carousel.ts';
import { LangParagraph } from '../../components/lang-paragraph.tsx';
import { onPress } from '../../components/on-press.ts';
import { PageImage } from '../../components/page-image.tsx';
import { OtherParameters } from '../../components/page-parameters.tsx';
import { RoundButton } from '../../components/round-button/round-button.tsx';
import { fill } from '../../labels/labels.ts';
import { useLabels } from '../../labels/use-labels.ts';
import styles from './activities.module.css';
import { ActivityAction } from './activity-action.tsx';
import {
  imageOfSlide,
  type Slides,
  slideFromAddress,
  slidesWithinReach,
  useSlides,
} from './slides.ts';

const imageAccents = { 1: 'lagoon', 2: 'marigold', 3: 'sky' } as const;
const imageSizes = '(min-width: 80rem) 38rem, (min-width: 44rem) 50vw, 100vw';

interface ActivitiesProps {
  readonly activities: readonly Activity[];
}

/** The current activities, one at a time (2.4.2), after the W3C's carousel pattern. */
export function Activities({ activities }: ActivitiesProps) {
  const { controls, home } = useLabels();
  const count = activities.length;
  const [searchParams] = useSearchParams();
  const slides = useSlides(slideFromAddress(searchParams.get('activity'), count), count);
  const swipe = useSwipe((direction) => slides.goTo(slides.target + direction));
  if (count === 0) return null;
  return (
    <section
      id="activities"
      aria-roledescription={controls.carousel}
      aria-labelledby="activities-heading"
      className={`content ${styles.section}`}
    >
      <h2 id="activities-heading" className="visually-hidden">
        {home.activitiesHeading}
      </h2>
      <div className={styles.card} {...(count > 1 ? swipe : {})}>
        <div
          className={styles.slides}
          aria-live={slides.wasMoved ? 'polite' : 'off'}
          data-fading={slides.target !== slides.shown || undefined}
        >
          {slidesWithinReach(slides.target, count).map((index) => {
            const activity = activities[index];
            if (!activity) return null;
            const isShown = index === slides.shown;
            return (
              // biome-ignore lint/a11y/useSemanticElements: a slide is a group in the W3C's pattern, no fieldset
              <div
                key={index}
                role="group"
                aria-roledescription={controls.slide}
                aria-label={fill(controls.position, { place: index + 1, count })}
                className={styles.slide}
                data-shown={isShown || undefined}
              >
                {/* The image of the next slide is fetched while the one before it fades. */}
                <Slide
                  activity={activity}
                  index={index}
                  hasImage={isShown || index === slides.target}
                  loading={slides.wasMoved ? 'lazy' : 'eager'}
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

interface SlideProps {
  readonly activity: Activity;
  readonly index: number;
  readonly hasImage: boolean;
  /** The first image may be the largest thing on a phone's screen. */
  readonly loading: 'lazy' | 'eager';
}

function Slide({ activity, index, hasImage, loading }: SlideProps) {
  const { home } = useLabels();
  const { title, description, image } = activity;
  const number = imageOfSlide(index);
  const imageProps = { sizes: imageSizes, width: 1200, height: 800, loading };
  return (
    <>
      <div className={styles.texts}>
        <p className={styles.badge}>{home.activityBadge}</p>
        {title.text !== '' && (
          <h3 lang={title.lang} className="heading-m">
            {title.text}
          </h3>
        )}
        <LangParagraph of={description} className={styles.description} />
        <ActivityAction activity={activity} className={styles.action} />
      </div>
      <div className={styles.image} data-accent={imageAccents[number]}>
        {hasImage && <PageImage {...imageProps} image={image} name={`activity-${number}`} alt="" />}
      </div>
    </>
  );
}

/** Dots and arrows (2.4.2), buttons of a form that asks for `?activity=n` without scripts (R18). */
function Controls({ activities, slides }: { activities: readonly Activity[]; slides: Slides }) {
  const labels = useLabels().home.activities;
  const { target, goTo } = slides;
  const count = activities.length;
  const dots = slidesWithinReach(target, count);

  return (
    <Form
      method="get"
      action="/#activities"
      className={styles.controls}
      onSubmit={onPress((value) => goTo(value - 1))}
    >
      <OtherParameters but="activity" />
      <ul aria-label={labels.choose} className={styles.dots}>
        {dots.map((index) => (
          <li key={index}>
            <button
              type="submit"
              name="activity"
              value={index + 1}
              aria-label={fill(activities[index]?.title.text ? labels.dotOf : labels.dot, {
                number: index + 1,
                title: activities[index]?.title.text ?? '',
              })}
              aria-current={index === target ? 'true' : undefined}
              className={styles.dot}
            />
          </li>
        ))}
      </ul>
      {dots.length < count && <p className={styles.place}>{`${target + 1} / ${count}`}</p>}
      <div className={styles.arrows}>
        <RoundButton
          type="submit"
          name="activity"
          value={wrapIndex(target - 1, count) + 1}
          icon="arrow-left"
          label={labels.previous}
        />
        <RoundButton
          type="submit"
          name="activity"
          value={wrapIndex(target + 1, count) + 1}
          icon="arrow-right"
          label={labels.next}
        />
      </div>
    </Form>
  );
}
