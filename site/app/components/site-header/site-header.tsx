import { Link } from 'react-router';
import type { ProjectSummary } from '../../cms/projects.ts';
import { organisation } from '../../organisation.ts';
import styles from './site-header.module.css';
import { tabs } from './tabs.ts';

/** The navigation bar of every page (2.3). */
export function SiteHeader({ projects }: { readonly projects: readonly ProjectSummary[] }) {
  return (
    <header className={styles.header}>
      <div className={`content ${styles.bar}`}>
        <Link to="/">{organisation.name}</Link>
        <nav aria-label="Main">
          <ul className={styles.tabs}>
            {tabs.map(({ label, path }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
                {path === '/projects' && (
                  <ul>
                    {projects.map((project) => (
                      <li key={project.title}>{project.title}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
