import type { CSSProperties } from 'react';
import { Form, useSearchParams } from 'react-router';
import type { LangText } from '../../cms/lang-text.ts';
import type { TeamMember } from '../../cms/team.ts';
import { useSwipe, wrapIndex } from '../../components/carousel.ts';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { Kolam } from '../../components/kolam/kolam-drawing.tsx';
import { onPress } from '../../components/on-press.ts';
import { RoundButton } from '../../components/round-button/round-button.tsx';
import { fill } from '../../labels/labels.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { MemberDetails } from './member-details.tsx';
import { Portrait } from './portrait.tsx';
import { arrange, type Founder, isVisible, SLOT_SPACING_PERCENT, slotOf } from './slots.ts';
import styles from './team-carousel.module.css';
import { useTeamCarousel } from './use-team-carousel.ts';

interface TeamCarouselProps {
  readonly team: readonly TeamMember[];
  readonly empty: LangText;
  readonly founder: Founder;
}

/** A row of portraits, and the member in the centre below it (2.9). Buttons ask for `?member=n` (R18). */
export function TeamCarousel({ team, empty, founder }: TeamCarouselProps) {
  const labels = useLabels();
  const members = arrange(team, founder);
  const count = members.length;
  const [searchParams] = useSearchParams();
  const { centre, previous, moveTo } = useTeamCarousel(count, searchParams.get('member'));
  const swipe = useSwipe((direction) => moveTo(centre + direction));
  const member = members[centre];
  if (!member) {
    return (
      <div className="content">
        <EmptyState text={empty} />
      </div>
    );
  }
  return (
    <section
      aria-roledescription={labels.controls.carousel}
      aria-label={labels.team.carousel}
      className={styles.carousel}
    >
      <Form
        method="get"
        action="/team"
        preventScrollReset
        className={styles.stage}
        onSubmit={onPress(moveTo)}
        {...swipe}
      >
        <div className={styles.track}>
          <Kolam radius={3} seed="team" className={styles.kolam} />
          {members.map((each, index) => {
            const slot = slotOf(index, centre, count);
            const jumps = Math.abs(slot - slotOf(index, previous, count)) > 1;
            const isCentre = index === centre;
            return (
              <button
                key={each.id}
                type="submit"
                name="member"
                value={index}
                aria-label={fill(labels.team.show, { name: each.name.text })}
                aria-current={isCentre ? 'true' : undefined}
                hidden={!isVisible(slot)}
                data-centre={isCentre || undefined}
                data-jumps={jumps || undefined}
                className={styles.slot}
                style={{ '--at': `${slot * SLOT_SPACING_PERCENT}%` } as CSSProperties}
              >
                <Portrait member={each} isCentre={isCentre} />
              </button>
            );
          })}
        </div>
        {count > 1 && (
          <div className={styles.arrows}>
            <RoundButton
              type="submit"
              name="member"
              value={wrapIndex(centre - 1, count)}
              icon="arrow-left"
              label={labels.team.previous}
            />
            <RoundButton
              type="submit"
              name="member"
              value={wrapIndex(centre + 1, count)}
              icon="arrow-right"
              label={labels.team.next}
            />
          </div>
        )}
      </Form>
      <div className="content">
        <MemberDetails
          member={member}
          members={members}
          place={fill(labels.controls.position, { place: centre + 1, count })}
        />
      </div>
    </section>
  );
}
