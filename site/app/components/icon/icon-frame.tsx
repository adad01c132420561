import type { ReactNode } from 'react';
import styles from './icon.module.css';

/**
 * A drawn sign beside words, or in a control whose name stands in text: itself it says nothing to
 * a screen reader. It takes the colour of the text and, unless `size` (a CSS length) says otherwise,
 * its height.
 */
export function IconFrame({
  size = '1.5em',
  children,
}: {
  readonly size?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={styles.icon}
      style={{ inlineSize: size, blockSize: size }}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
