import { Link, useLocation } from 'react-router';
import type { ProjectSummary } from '../../cms/projects.ts';
import { linksOf } from '../../pages.ts';
import { fill } from '../../texts/texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { useBrand } from '../../use-organisation.ts';
import { Kolam } from '../kolam/kolam-drawing.tsx';
import { currentOf } from './current-of.ts';
import { ProjectsTab } from './projects-tab.tsx';
import { SideMenu } from './side-menu.tsx';
import styles from './site-header.module.css';

/** The navigation bar of every page: tabs where there is room, else a side menu (2.3). */
export function SiteHeader({ projects }: { readonly projects: readonly ProjectSummary[] }) {
  const texts = useTexts();
  const brand = useBrand();
  const { pathname } = useLocation();
  return (
    <header className={styles.header}>
      <div className={`content ${styles.bar}`}>
        <Link
          to="/"
          viewTransition
          className={styles.logo}
          aria-label={fill(texts.shell.logo, { name: brand })}
        >
          <span className={styles.mark}>
            <Kolam radius={1} seed="logo" strokeWidth={1.5} />
          </span>
          {brand}
        </Link>
        <nav aria-label={texts.shell.tabs} className={styles.nav}>
          <ul className={styles.tabs}>
            {linksOf('tab', texts).map(({ label, path }) =>
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
