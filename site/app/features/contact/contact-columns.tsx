import type { ReactNode } from 'react';
import styles from './contact.module.css';

/** The form first; from 900 px on the panel stands to its left. */
export function ContactColumns({ children }: { readonly children: ReactNode }) {
  return <div className={`content ${styles.page}`}>{children}</div>;
}
