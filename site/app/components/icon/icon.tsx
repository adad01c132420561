import styles from './icon.module.css';
import shapes from './shapes.json';

/** Project icons are named as in the CMS (9). */
export type IconName = keyof typeof shapes;

/** An icon in the colour of its text. It has no name: the text beside it or the control has one. */
export function Icon({ name, size = '1.5em' }: { name: IconName; size?: string }) {
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
