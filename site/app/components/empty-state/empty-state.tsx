import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** What stands where there is nothing to show yet (8): a friendly sentence instead of a hole. */
export function EmptyState({ children }: { readonly children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>;
}
