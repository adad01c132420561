import { type CSSProperties, useRef } from 'react';
import { Form, useSearchParams } from 'react-router';
import type { Identified } from '../../cms/calls.ts';
import type { TeamMember } from '../../cms/team.ts';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { Kolam } from '../../components/kolam/kolam-drawing.tsx';
import { RoundButton } from '../../components/round-button/round-button.tsx';
import { emptyTexts } from '../../content/sections.ts';
import { organisation } from '../../organisation.ts';
import { MemberDetails } from './member-details.tsx';
import { Portrait } from './portrait.tsx';
import { arrange, isVisible, slotOf, slotSpacing, wrap } from './slots.ts';
import styles from './team-carousel.module.css';
import { useTeamCarousel } from './use-team-carousel.ts';

/** Pixels that a finger must travel sideways before it counts as a swipe. */
const SWIPE = 40;

/**
 * The team: a row of portraits with a large one in the centre, and below it that person (2.9).
 * Every control is a button of a form that asks for `?member=n`: it works without scripts (R18).
 */
export function TeamCarousel({ team }: { readonly team: readonly Identified<TeamMember>[] }) {
  const members = arrange(team, organisation.founderName);
  const [searchParams] = useSearchParams();
  const asked = searchParams.get('member');
  const { centre, previous, moveTo } = useTeamCarousel(
    members.length,
    asked === null ? undefined : Number(asked),
  );
  const touchStart = useRef<number>(undefined);
  const member = members[centre];

  if (!member) {
    return (
      <div className="content">
        <EmptyState>{emptyTexts.team}</EmptyState>
      </div>
    );
  }
  const count = members.length;
  return (
    <section aria-roledescription="carousel" aria-label="Our team" className={styles.carousel}>
      <Form
        method="get"
        action="/team"
        preventScrollReset
        className={styles.stage}
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          if (submitter instanceof HTMLButtonElement) moveTo(Number(submitter.value));
        }}
        onTouchStart={(event) => {
          touchStart.current = event.changedTouches[0]?.clientX;
        }}
        onTouchEnd={(event) => {
          const end = event.changedTouches[0]?.clientX;
          if (touchStart.current === undefined || end === undefined) return;
          const way = end - touchStart.current;
          if (Math.abs(way) >= SWIPE) moveTo(centre + (way < 0 ? 1 : -1));
        }}
      >
        <div className={styles.track}>
          <Kolam radius={3} seed="team" className={styles.kolam} />
          {members.map((each, index) => {
            const slot = slotOf(index, centre, count);
            const jumps = Math.abs(slot - slotOf(index, previous, count)) > 1;
            return (
              <button
                key={each.id}
                type="submit"
                name="member"
                value={index}
                aria-label={`Show ${each.name}`}
                aria-current={index === centre ? 'true' : undefined}
                hidden={!isVisible(slot)}
                data-centre={index === centre ? '' : undefined}
                data-jumps={jumps ? '' : undefined}
                className={styles.slot}
                style={{ '--at': `${slot * slotSpacing}%` } as CSSProperties}
              >
                <Portrait member={each} centre={index === centre} />
              </button>
            );
          })}
        </div>
        {count > 1 && (
          <div className={styles.arrows}>
            <RoundButton
              type="submit"
              name="member"
              value={wrap(centre - 1, count)}
              sign="arrow-left"
              label="Previous member"
            />
            <RoundButton
              type="submit"
              name="member"
              value={wrap(centre + 1, count)}
              sign="arrow-right"
              label="Next member"
            />
          </div>
        )}
      </Form>
      <div className="content">
        <MemberDetails member={member} position={`${centre + 1} of ${count}`} />
      </div>
    </section>
  );
}
