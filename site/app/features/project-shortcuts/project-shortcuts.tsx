import type { HomePage } from '../../cms/home-page.ts';
import { ariaLabelOf } from '../../cms/lang-text.ts';
import type { ProjectCard } from '../../cms/project-cards.ts';
import { ProjectIcon } from '../../components/icon/project-icon.tsx';
import { ProjectKolam } from '../../components/kolam/project-kolam.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useLabels } from '../../labels/use-labels.ts';
import styles from './project-shortcuts.module.css';

interface ProjectShortcutsProps {
  readonly texts: HomePage;
  readonly cards: readonly ProjectCard[];
}

/** The shortcuts to projects (2.4.5). */
export function ProjectShortcuts({ texts, cards }: ProjectShortcutsProps) {
  const { controls } = useLabels();
  if (cards.length === 0) return null;
  return (
    <section aria-label={ariaLabelOf(texts.shortcutsHeading)} className={`section ${styles.band}`}>
      <div className="content">
        <h2 lang={texts.shortcutsHeading.lang}>{texts.shortcutsHeading.text}</h2>
        <ul className={`accents ${styles.tiles}`} data-count={cards.length}>
          {cards.map(({ url, path, name, line, ...icons }) => (
            <li key={url} className={styles.tile}>
              <div className={styles.kolam}>
                <ProjectKolam url={url} size="tile" strokeWidth={1} />
              </div>
              <h3 lang={name.lang}>
                <SiteLink to={path} className={styles.link}>
                  <ProjectIcon {...icons} size="1.2em" />
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
