import type { ReactNode } from 'react';
import { Kolam } from '../kolam/kolam-drawing.tsx';
import styles from './empty-state.module.css';

/** A kolam and a sentence in place of an empty list (8). */
export function EmptyState({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <Kolam radius={2} seed="nothing yet" className={styles.kolam} />
      <p className={styles.words}>{children}</p>
    </div>
  );
}
