import { useTexts } from '../../texts/use-texts.ts';
import styles from './skip-link.module.css';

export function SkipLink() {
  const { shell } = useTexts();
  return (
    <a href="#main" className={styles.skip}>
      {shell.skip}
    </a>
  );
}
