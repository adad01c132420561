import { shellTexts } from '../../texts/shell.ts';
import styles from './skip-link.module.css';

/** The first stop of the Tab key: past the navigation, to what the page is about. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      {shellTexts.skip}
    </a>
  );
}
