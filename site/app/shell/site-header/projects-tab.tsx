import { useLocation } from 'react-router';
import type { ProjectSummary } from '../../cms/projects.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { ProjectIcon } from '../../components/icon/project-icon.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useLabels } from '../../labels/use-labels.ts';
import { currentOf } from './current-of.ts';
import { DropdownTab } from './dropdown-tab.tsx';
import styles from './projects-tab.module.css';
import headerStyles from './site-header.module.css';

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
  return (
    <DropdownTab
      id="nav-projects"
      label={<span className="visually-hidden">{shell.projectList}</span>}
      buttonClass={styles.button}
      panelClass={styles.panel}
      tab={
        <SiteLink
          to="/projects"
          className={`${headerStyles.tab} ${styles.tab}`}
          aria-current={currentOf('/projects', pathname)}
        >
          {label}
        </SiteLink>
      }
    >
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
    </DropdownTab>
  );
}

function Entry({ project }: { readonly project: ProjectSummary }) {
  const { pathname } = useLocation();
  const content = (
    <>
      {(project.icon || project.iconImage) && (
        <span className={styles.icon} data-accent={project.icon && iconAccents[project.icon]}>
          <ProjectIcon icon={project.icon} iconImage={project.iconImage} size="1.75rem" />
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
