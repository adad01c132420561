import type { TeamMember } from '../../cms/team.ts';
import { BackendPicture } from '../../components/backend-picture/backend-picture.tsx';
import styles from './portrait.module.css';

/** A member's photo, or their initials where there is none. The name stands beside it. */
export function Portrait({
  member,
  centre,
}: {
  readonly member: TeamMember;
  readonly centre: boolean;
}) {
  const { photo, name } = member;
  return (
    <span className={styles.portrait} data-initials={initialsOf(name)}>
      {photo && (
        <BackendPicture
          picture={photo}
          alt=""
          sizes="16rem"
          most={480}
          width={240}
          height={240}
          loading={centre ? 'eager' : 'lazy'}
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
