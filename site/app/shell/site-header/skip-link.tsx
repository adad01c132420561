import { useLabels } from '../../labels/use-labels.ts';
import styles from './skip-link.module.css';

export function SkipLink() {
  const { shell } = useLabels();
  return (
    <a href="#main" className={styles.skip}>
      {shell.skip}
    </a>
  );
}
