import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './round-button.module.css';

export function RoundButton({
  icon,
  label,
  ...rest
}: { icon: IconName; label: string } & Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'children' | 'aria-label'
>) {
  return (
    <button type="button" {...rest} aria-label={label} className={styles.round}>
      <Icon name={icon} />
    </button>
  );
}
