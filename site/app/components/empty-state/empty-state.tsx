import type { ReactNode } from 'react';
import { Kolam } from '../kolam/kolam-drawing.tsx';
import styles from './empty-state.module.css';

/** What stands where there is nothing to show yet (8): a kolam and a friendly sentence, not a hole. */
export function EmptyState({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <Kolam radius={2} seed="nothing yet" className={styles.kolam} />
      <p className={styles.words}>{children}</p>
    </div>
  );
}
