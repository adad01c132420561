import type { CSSProperties } from 'react';
import { useLocation } from 'react-router';
import type { ProjectSummary } from '../../cms/projects.ts';
import { CmsImage } from '../../components/cms-image/cms-image.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { fill } from '../../labels/labels.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { BrandLogo } from '../brand-logo.tsx';
import { useMenu, useMoreLinks } from '../use-menu.ts';
import { useBrand, useOrganisation } from '../use-organisation.ts';
import { currentOf } from './current-of.ts';
import { LanguageMenu } from './language-menu.tsx';
import { MoreTab } from './more-tab.tsx';
import { ProjectsTab } from './projects-tab.tsx';
import { SideMenu } from './side-menu.tsx';
import styles from './site-header.module.css';

/** The room of the wide logo, as in `site-header.module.css`; an image of unknown size gets it. */
const WIDE_LOGO_PX = { width: 176, height: 44 };
/** Sharp on screens with nearly three pixels for one of CSS; a wider file would only take longer. */
const MAX_LOGO_FILE_PX = 480;
/**
 * A longer name leaves less room between the tabs, a much longer one needs a wider window for them. A vowel sign is a
 * letter here: so counted, a name of any script is from 0.4 to 0.7 of the font's size wide for each.
 */
const LONG_NAME_LETTERS = { long: 12, longer: 20, longest: 42 };

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
  const more = useMoreLinks();
  const { pathname } = useLocation();
  const wideLogo = useOrganisation()?.wideLogo;
  return (
    <header className={styles.header} data-name={wideLogo ? undefined : nameSize(brand)}>
      <div className={`content ${styles.bar}`}>
        <div
          className={styles.brand}
          style={{ '--letters': lettersInLine(brand) } as CSSProperties}
        >
          <SiteLink
            to="/"
            className={styles.logo}
            aria-label={fill(labels.shell.logo, { name: brand })}
          >
            <Logo brand={brand} />
          </SiteLink>
        </div>
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
            {more.length > 0 && <MoreTab links={more} />}
          </ul>
        </nav>
        <LanguageMenu path={path} />
        <SideMenu path={path} />
      </div>
    </header>
  );
}

/** How many letters the longer of two lines holds: words are kept whole. */
function lettersInLine(brand: string): number {
  const words = brand.split(/\s+/).map(({ length }) => length);
  return Math.max(1, Math.ceil(brand.length / 2), ...words);
}

function nameSize({ length }: string): keyof typeof LONG_NAME_LETTERS | undefined {
  if (length > LONG_NAME_LETTERS.longest) return 'longest';
  if (length > LONG_NAME_LETTERS.longer) return 'longer';
  return length > LONG_NAME_LETTERS.long ? 'long' : undefined;
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
        <span className={styles.name}>{brand}</span>
      </>
    );
  }
  const { width = WIDE_LOGO_PX.width, height = WIDE_LOGO_PX.height } = wide;
  const sizes = `${WIDE_LOGO_PX.width}px`;
  const size = { sizes, maxWidth: MAX_LOGO_FILE_PX, width, height };
  return <CmsImage image={wide} alt={brand} loading="eager" className={styles.wide} {...size} />;
}
