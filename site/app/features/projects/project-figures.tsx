import type { Project } from '../../cms/projects.ts';
import { useLabels } from '../../labels/use-labels.ts';
import styles from './project-figures.module.css';

const grouped = new Intl.NumberFormat('en-IN', { useGrouping: 'min2' });

/** The number of students and of volunteers, where the CMS has them (2.6). */
export function ProjectFigures({ project }: { project: Project }) {
  const { projects } = useLabels();
  const figures = [
    { label: projects.students, value: project.students },
    { label: projects.volunteers, value: project.volunteers },
  ].filter((figure) => figure.value !== undefined);
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value = 0 }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{`${grouped.format(value)}+`}</dd>
        </div>
      ))}
    </dl>
  );
}
