import type { FormEvent } from 'react';
import { Form, useSearchParams } from 'react-router';
import type { Activity } from '../../cms/activities.ts';
import { RoundButton } from '../../components/round-button/round-button.tsx';
import { otherParameters } from '../../page-parameters.ts';
import styles from './controls.module.css';
import { slidesWithinReach, wrapIndex } from './slides.ts';
import type { Slides } from './use-slides.ts';

/**
 * Dots and arrows (2.4.2). They belong to a form that asks for `?activity=n`, so that they work
 * before and without scripts (R18).
 */
export function Controls({
  activities,
  slides,
}: {
  readonly activities: readonly Activity[];
  readonly slides: Slides;
}) {
  const [searchParams] = useSearchParams();
  const count = activities.length;
  const { wanted } = slides;
  const dots = slidesWithinReach(wanted, count);

  function move(event: FormEvent<HTMLFormElement>) {
    const submitted = event.nativeEvent;
    const button = submitted instanceof SubmitEvent ? submitted.submitter : null;
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    slides.goTo(Number(button.value) - 1);
  }

  return (
    <Form method="get" action="/#activities" className={styles.controls} onSubmit={move}>
      {otherParameters(searchParams, 'activity').map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <ul aria-label="Choose an activity" className={styles.dots}>
        {dots.map((index) => (
          <li key={index}>
            <button
              type="submit"
              name="activity"
              value={index + 1}
              aria-label={nameOf(index, activities[index])}
              aria-current={index === wanted ? 'true' : undefined}
              className={styles.dot}
            />
          </li>
        ))}
      </ul>
      {dots.length < count && (
        <p className={styles.place}>
          {wanted + 1} / {count}
        </p>
      )}
      <div className={styles.arrows}>
        <RoundButton
          type="submit"
          name="activity"
          value={wrapIndex(wanted - 1, count) + 1}
          sign="arrow-left"
          label="Previous activity"
        />
        <RoundButton
          type="submit"
          name="activity"
          value={wrapIndex(wanted + 1, count) + 1}
          sign="arrow-right"
          label="Next activity"
        />
      </div>
    </Form>
  );
}

function nameOf(index: number, activity: Activity | undefined): string {
  return activity?.title ? `Activity ${index + 1}: ${activity.title}` : `Activity ${index + 1}`;
}
