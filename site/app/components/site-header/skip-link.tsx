import { shellTexts } from '../../texts/shell.ts';
import styles from './skip-link.module.css';

export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      {shellTexts.skip}
    </a>
  );
}
