import styles from './icon.module.css';
import shapes from './shapes.json';

/** Drawn for a 24 × 24 field with a round pen of 2 units. Project icons are named as in the CMS (9). */
export type IconName = keyof typeof shapes;

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
      <path d={shapes[name]} />
    </svg>
  );
}
