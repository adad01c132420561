import { useLocation } from 'react-router';
import type { ProjectSummary } from '../../cms/projects.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useLabels } from '../../labels/use-labels.ts';
import { currentOf } from './current-of.ts';
import styles from './projects-tab.module.css';
import headerStyles from './site-header.module.css';
import { useDropdown } from './use-dropdown.ts';

const iconAccents = {
  spark: 'marigold',
  disha: 'lagoon',
  ganitham: 'hibiscus',
  english: 'sky',
} as const;

interface ProjectsTabProps {
  readonly label: string;
  readonly projects: readonly ProjectSummary[];
}

/** The Projects tab: a link to all projects, and a dropdown with the first four (2.3). */
export function ProjectsTab({ label, projects }: ProjectsTabProps) {
  const { shell } = useLabels();
  const { pathname } = useLocation();
  const dropdown = useDropdown();
  return (
    <li
      ref={dropdown.itemRef}
      className={styles.item}
      data-hydrated={dropdown.isHydrated || undefined}
      data-open={dropdown.open || undefined}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') dropdown.hover();
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') dropdown.close();
      }}
      onKeyDown={dropdown.onKeyDown}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) dropdown.close();
      }}
    >
      <SiteLink
        to="/projects"
        className={`${headerStyles.tab} ${styles.tab}`}
        aria-current={currentOf('/projects', pathname)}
      >
        {label}
      </SiteLink>
      <button
        ref={dropdown.buttonRef}
        type="button"
        className={styles.button}
        aria-label={shell.projectList}
        aria-controls="nav-projects"
        aria-expanded={dropdown.isHydrated ? dropdown.open : undefined}
        onClick={dropdown.press}
      >
        <span className={styles.chevron}>
          <Icon name="chevron-down" size="1.25rem" />
        </span>
      </button>
      <div ref={dropdown.panelRef} id="nav-projects" className={styles.panel}>
        {projects.length > 0 && (
          <ul className={styles.projects}>
            {projects.map((project) => (
              <li key={project.path ?? project.title.text}>
                <Entry project={project} />
              </li>
            ))}
          </ul>
        )}
        <SiteLink to="/projects" className={styles.all}>
          {shell.allProjects}
          <Icon name="arrow-right" size="1.375rem" />
        </SiteLink>
      </div>
    </li>
  );
}

function Entry({ project }: { readonly project: ProjectSummary }) {
  const { pathname } = useLocation();
  const content = (
    <>
      {project.icon && (
        <span className={styles.icon} data-accent={iconAccents[project.icon]}>
          <Icon name={project.icon} size="1.75rem" />
        </span>
      )}
      <span className={styles.texts}>
        <span lang={project.title.lang} className={styles.title}>
          {project.title.text}
        </span>
        {project.shortDescription.text !== '' && (
          <span lang={project.shortDescription.lang} className={styles.short}>
            {project.shortDescription.text}
          </span>
        )}
      </span>
    </>
  );
  if (project.path === undefined) return <div className={styles.entry}>{content}</div>;
  return (
    <SiteLink
      to={project.path}
      className={styles.entry}
      aria-current={project.path === pathname ? 'page' : undefined}
    >
      {content}
    </SiteLink>
  );
}
