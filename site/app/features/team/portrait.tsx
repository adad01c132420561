import type { TeamMember } from '../../cms/team.ts';
import { CmsImage } from '../../components/cms-image/cms-image.tsx';
import styles from './portrait.module.css';

// The widths follow from the row and the scales in the carousel's style sheet.
const sizes = {
  centre: '(min-width: 90rem) 11.5rem, (min-width: 64rem) 12vw, 8.5rem',
  side: '(min-width: 90rem) 5.5rem, (min-width: 64rem) 6vw, 4rem',
} as const;

/** A member's photo, or their initials where there is none. */
export function Portrait({ member, isCentre }: { member: TeamMember; isCentre: boolean }) {
  return (
    <span className={styles.portrait} data-initials={initialsOf(member.name.text)}>
      {member.photo && (
        <CmsImage
          image={member.photo}
          alt=""
          sizes={isCentre ? sizes.centre : sizes.side}
          maxWidth={480}
          width={240}
          height={240}
          loading={isCentre ? 'eager' : 'lazy'}
          className={styles.photo}
        />
      )}
    </span>
  );
}

function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();
}
