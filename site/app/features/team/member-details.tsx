import type { TeamMember } from '../../cms/team.ts';
import { LangParagraph } from '../../components/lang-paragraph.tsx';
import { NewWindowLink } from '../../components/new-window-link.tsx';
import { fill } from '../../labels/labels.ts';
import { useLabels } from '../../labels/use-labels.ts';
import styles from './member-details.module.css';

interface MemberDetailsProps {
  readonly member: TeamMember;
  /** Their texts decide the height, so that nothing moves when another one comes into the centre. */
  readonly members: readonly TeamMember[];
  /** Such as "3 of 15". */
  readonly place: string;
}

/** The member in the centre (2.9). */
export function MemberDetails({ member, members, place }: MemberDetailsProps) {
  const { team } = useLabels();
  const texts = members.map((each) => each.description.text);
  const longest = texts.find((text) => texts.every((other) => other.length <= text.length));
  const isLinkMissing = member.link === undefined && members.some((each) => each.link);
  const { name, position, link, description } = member;
  return (
    <div aria-live="polite" aria-atomic="true" className={styles.details}>
      <h2 lang={name.lang} className="heading-m">
        {name.text}
      </h2>
      <LangParagraph of={position} className={styles.position} />
      {link !== undefined && (
        <NewWindowLink href={link} className={styles.link}>
          <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
            <path d="M5 10v9M5 5.5v.1M10.5 19v-9M10.5 13.5c0-2.2 1.6-3.5 3.9-3.5s3.9 1.3 3.9 3.5V19" />
          </svg>
          <span className="visually-hidden">{fill(team.profile, { name: name.text })}</span>
        </NewWindowLink>
      )}
      <div
        className={styles.texts}
        data-longest={longest}
        data-link-missing={isLinkMissing || undefined}
      >
        <LangParagraph of={description} className={styles.text} />
      </div>
      <p className="visually-hidden">{place}</p>
    </div>
  );
}
