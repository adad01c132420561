import type { Project } from '../../cms/projects.ts';
import { projectsTexts } from '../../texts/projects.ts';
import styles from './project-figures.module.css';

const format = new Intl.NumberFormat('en-IN', { useGrouping: 'min2' });

/** How many students and volunteers, each where the CMS says it (2.6). */
export function ProjectFigures({
  project: { students, volunteers },
}: {
  readonly project: Pick<Project, 'students' | 'volunteers'>;
}) {
  const figures = [
    { label: projectsTexts.students, value: students },
    { label: projectsTexts.volunteers, value: volunteers },
  ].filter((figure) => figure.value !== undefined);
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value = 0 }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{format.format(value)}+</dd>
        </div>
      ))}
    </dl>
  );
}
