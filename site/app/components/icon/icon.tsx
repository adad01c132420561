import styles from './icon.module.css';
import { type IconName, shapes } from './shapes.tsx';

export type { IconName } from './shapes.tsx';

interface IconProps {
  readonly name: IconName;
  /** A CSS length. */
  readonly size?: string;
}

/** A drawn sign beside text, in its colour. It has no name: the text or the control has one. */
export function Icon({ name, size = '1.5em' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={styles.icon}
      style={{ inlineSize: size, blockSize: size }}
      aria-hidden="true"
      focusable="false"
    >
      {shapes[name]}
    </svg>
  );
}
