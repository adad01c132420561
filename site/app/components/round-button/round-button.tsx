import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './round-button.module.css';

/**
 * A round button with a sign in place of words: the arrows of carousels. `label` is what it is
 * called, since the sign itself says nothing.
 */
export function RoundButton({
  sign,
  label,
  ...rest
}: {
  readonly sign: IconName;
  readonly label: string;
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children' | 'aria-label'>) {
  return (
    <button type="button" {...rest} aria-label={label} className={styles.round}>
      <Icon name={sign} />
    </button>
  );
}
