import type { HomePage } from '../../cms/home-page.ts';
import { ariaLabelOf } from '../../cms/lang-text.ts';
import { ProjectKolam } from '../../components/kolam/project-kolam.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useLabels } from '../../labels/use-labels.ts';
import styles from './project-shortcuts.module.css';

interface ProjectShortcutsProps {
  readonly texts: HomePage;
  /** The urls of all projects; undefined where the CMS cannot be read. */
  readonly projectUrls: ReadonlySet<string> | undefined;
}

/** The shortcuts to the projects that exist (2.4.5). */
export function ProjectShortcuts({ texts, projectUrls }: ProjectShortcutsProps) {
  const { controls } = useLabels();
  const existing = texts.shortcuts.filter(({ url }) => projectUrls?.has(url) ?? true);
  if (existing.length === 0) return null;
  return (
    <section aria-label={ariaLabelOf(texts.shortcutsHeading)} className={`section ${styles.band}`}>
      <div className="content">
        <h2 lang={texts.shortcutsHeading.lang}>{texts.shortcutsHeading.text}</h2>
        <ul className={`accents ${styles.tiles}`}>
          {existing.map(({ name, url, line }) => (
            <li key={url} className={styles.tile}>
              <div className={styles.kolam}>
                <ProjectKolam url={url} size="tile" strokeWidth={1} />
              </div>
              <h3 lang={name.lang}>
                <SiteLink to={`/projects/${url}`} className={styles.link}>
                  {name.text}
                </SiteLink>
              </h3>
              <p lang={line.lang} className={styles.line}>
                {line.text}
              </p>
              <p className={styles.more} aria-hidden="true">
                <span>{controls.knowMore}</span> →
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
