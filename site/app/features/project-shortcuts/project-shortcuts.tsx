import { Link } from 'react-router';
import { ProjectKolam } from '../../components/kolam/project-kolam.tsx';
import { homeTexts } from '../../content/home.ts';
import styles from './project-shortcuts.module.css';

/** The four shortcuts, in their order (2.4.5): each in a colour and with the kolam of its project. */
export function ProjectShortcuts() {
  const { heading, tiles } = homeTexts.shortcuts;
  return (
    <section aria-label={heading} className={styles.band}>
      <div className="content">
        <h2>{heading}</h2>
        <ul className={styles.tiles}>
          {tiles.map(({ name, url, line }) => (
            <li key={url} className={styles.tile}>
              <div className={styles.kolam}>
                <ProjectKolam url={url} size="tile" strokeWidth={1} />
              </div>
              <h3 className={styles.name}>
                <Link to={`/projects/${url}`} viewTransition className={styles.link}>
                  {name}
                </Link>
              </h3>
              <p className={styles.line}>{line}</p>
              <p className={styles.more} aria-hidden="true">
                Know more <span className={styles.arrow}>→</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
