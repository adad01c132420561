import styles from './icon.module.css';
import { type IconName, shapes } from './shapes.tsx';

export type { IconName } from './shapes.tsx';

/**
 * A drawn sign beside words, or in a control whose name stands in text: itself it says nothing to
 * a screen reader. It takes the colour of the text and, unless `size` (a CSS length) says otherwise,
 * its height.
 */
export function Icon({
  name,
  size = '1.5em',
}: {
  readonly name: IconName;
  readonly size?: string;
}) {
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
