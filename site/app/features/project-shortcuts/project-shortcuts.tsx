import type { HomePage } from '../../cms/home-page.ts';
import { ProjectKolam } from '../../components/kolam/project-kolam.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { useLangOf } from '../../use-lang-of.ts';
import styles from './project-shortcuts.module.css';

interface ProjectShortcutsProps {
  readonly texts: HomePage;
  /** The urls of all projects; undefined where the CMS cannot be read. */
  readonly projectUrls: ReadonlySet<string> | undefined;
}

/** The shortcuts to the projects that exist (2.4.5). */
export function ProjectShortcuts({ texts, projectUrls }: ProjectShortcutsProps) {
  const { controls } = useTexts();
  const langOf = useLangOf();
  const shown = texts.shortcuts.filter(({ url }) => projectUrls?.has(url) ?? true);
  if (shown.length === 0) return null;
  return (
    <section
      aria-label={langOf(texts.shortcutsHeading) ? undefined : texts.shortcutsHeading}
      className={`section ${styles.band}`}
    >
      <div className="content">
        <h2 lang={langOf(texts.shortcutsHeading)}>{texts.shortcutsHeading}</h2>
        <ul className={`accents ${styles.tiles}`}>
          {shown.map(({ name, url, line }) => (
            <li key={url} className={styles.tile}>
              <div className={styles.kolam}>
                <ProjectKolam url={url} size="tile" strokeWidth={1} />
              </div>
              <h3 lang={langOf(name)}>
                <SiteLink to={`/projects/${url}`} className={styles.link}>
                  {name}
                </SiteLink>
              </h3>
              <p lang={langOf(line)} className={styles.line}>
                {line}
              </p>
              <p className={styles.more} aria-hidden="true">
                {controls.knowMore} →
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
