import { useLocation } from 'react-router';
import type { ProjectSummary } from '../../cms/projects.ts';
import { CmsImage } from '../../components/cms-image/cms-image.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { fill } from '../../labels/labels.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { BrandLogo } from '../brand-logo.tsx';
import { useMenu } from '../use-menu.ts';
import { useBrand, useOrganisation } from '../use-organisation.ts';
import { currentOf } from './current-of.ts';
import { LanguageMenu } from './language-menu.tsx';
import { ProjectsTab } from './projects-tab.tsx';
import { SideMenu } from './side-menu.tsx';
import styles from './site-header.module.css';

interface SiteHeaderProps {
  readonly projects: readonly ProjectSummary[];
  /** The path as in English; undefined on an error screen. */
  readonly path: string | undefined;
}

/** The navigation bar of every page: tabs where there is room, else a side menu (2.3). */
export function SiteHeader({ projects, path }: SiteHeaderProps) {
  const labels = useLabels();
  const brand = useBrand();
  const tabs = useMenu('tab');
  const { pathname } = useLocation();
  return (
    <header className={styles.header}>
      <div className={`content ${styles.bar}`}>
        <SiteLink
          to="/"
          className={styles.logo}
          aria-label={fill(labels.shell.logo, { name: brand })}
        >
          <Logo brand={brand} />
        </SiteLink>
        <nav aria-label={labels.shell.tabs} className={styles.nav}>
          <ul className={styles.tabs}>
            {tabs.map(({ label, path: to }) =>
              to === '/projects' ? (
                <ProjectsTab key={to} label={label} projects={projects} />
              ) : (
                <li key={to}>
                  <SiteLink to={to} className={styles.tab} aria-current={currentOf(to, pathname)}>
                    {label}
                  </SiteLink>
                </li>
              ),
            )}
          </ul>
        </nav>
        <LanguageMenu path={path} />
        <SideMenu path={path} />
      </div>
    </header>
  );
}

/** The wide form of the logo, where editors chose one, has the name in it. */
function Logo({ brand }: { readonly brand: string }) {
  const wide = useOrganisation()?.wideLogo;
  if (!wide) {
    return (
      <>
        <span className={styles.drawing}>
          <BrandLogo />
        </span>
        {brand}
      </>
    );
  }
  const { width = 176, height = 44 } = wide;
  const size = { sizes: '176px', maxWidth: 480, width, height };
  return <CmsImage image={wide} alt={brand} loading="eager" className={styles.wide} {...size} />;
}
