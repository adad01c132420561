import { Link, useLocation } from 'react-router';
import type { ProjectSummary } from '../../cms/projects.ts';
import { organisation } from '../../organisation.ts';
import { shellTexts } from '../../texts/shell.ts';
import { Kolam } from '../kolam/kolam-drawing.tsx';
import { ProjectsTab } from './projects-tab.tsx';
import { SideMenu } from './side-menu.tsx';
import styles from './site-header.module.css';
import { currentOf, tabs } from './tabs.ts';

/** The navigation bar of every page: tabs where there is room, else a side menu (2.3). */
export function SiteHeader({ projects }: { readonly projects: readonly ProjectSummary[] }) {
  const { pathname } = useLocation();
  return (
    <header className={styles.header}>
      <div className={`content ${styles.bar}`}>
        <Link to="/" viewTransition className={styles.logo}>
          <span className={styles.mark}>
            <Kolam radius={1} seed="logo" strokeWidth={1.5} />
          </span>
          {organisation.name}
          <span className="unseen">{` ${shellTexts.logo}`}</span>
        </Link>
        <nav aria-label={shellTexts.tabs} className={styles.nav}>
          <ul className={styles.tabs}>
            {tabs.map(({ label, path }) =>
              path === '/projects' ? (
                <ProjectsTab key={path} label={label} projects={projects} />
              ) : (
                <li key={path}>
                  <Link
                    to={path}
                    viewTransition
                    className={styles.tab}
                    aria-current={currentOf(path, pathname)}
                  >
                    {label}
                  </Link>
                </li>
              ),
            )}
          </ul>
        </nav>
        <SideMenu />
      </div>
    </header>
  );
}
