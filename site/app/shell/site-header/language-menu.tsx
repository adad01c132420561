import { Icon } from '../../components/icon/icon.tsx';
import { useLabels } from '../../labels/use-labels.ts';
import { languageTable } from '../../languages.ts';
import { LanguageLinks } from '../language-links.tsx';
import { useAlternates } from '../use-alternates.ts';
import styles from './language-menu.module.css';

/** The languages beside the tabs; the side menu of small screens has a list of its own. */
export function LanguageMenu({ path }: { readonly path: string | undefined }) {
  const { language, shell } = useLabels();
  if (useAlternates(path).length < 2) return null;
  return (
    // A `details` element opens and closes without scripts.
    <details className={styles.menu} name="languages">
      <summary
        className={styles.summary}
        aria-label={`${shell.languages}: ${languageTable[language].name}`}
      >
        {languageTable[language].name}
        <Icon name="chevron-down" size="1.25rem" />
      </summary>
      <div className={`${styles.panel} ${styles.list}`}>
        <LanguageLinks path={path} className={styles.links} />
      </div>
    </details>
  );
}
