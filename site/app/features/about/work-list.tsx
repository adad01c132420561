import type { ReactNode } from 'react';
import styles from './work-list.module.css';

/** "Our Work": the bullet points of the text, each a card in one of the four colours (2.11). */
export function WorkList({ children }: { readonly children: ReactNode }) {
  return <div className={styles.work}>{children}</div>;
}
