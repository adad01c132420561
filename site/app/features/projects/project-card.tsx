import { useState } from 'react';
import type { Project } from '../../cms/projects.ts';
import { ProjectKolam } from '../../components/kolam/project-kolam.tsx';
import { LazyLoad } from '../../components/lazy-load/lazy-load.tsx';
import { asButton } from '../../components/on-press.ts';
import { SiteLink } from '../../components/site-link.tsx';
import { fill } from '../../labels/labels.ts';
import { useLabels } from '../../labels/use-labels.ts';
import styles from './project-card.module.css';

const loadPopup = () => import('./project-popup.tsx');

/** One project (2.5). "Quick look" opens the popup; without scripts it leads to the project's page. */
export function ProjectCard({ project }: { project: Project }) {
  const { projects } = useLabels();
  const [open, setOpen] = useState(false);
  const { title, cardDescription, path, url } = project;
  return (
    <article className={styles.card}>
      <ProjectKolam url={url ?? title.text} size="tile" className={styles.kolam} />
      <h2 lang={title.lang} className={`heading-m ${styles.title}`}>
        {title.text}
      </h2>
      <p lang={cardDescription.lang} className={styles.text}>
        {cardDescription.text}
      </p>
      {path !== undefined && (
        <p className={styles.links}>
          <SiteLink
            to={path}
            className={styles.more}
            aria-label={fill(projects.knowMoreAbout, { title: title.text })}
          >
            {projects.knowMore}
          </SiteLink>
          <SiteLink
            to={path}
            className={styles.look}
            aria-haspopup="dialog"
            aria-label={fill(projects.quickLookAt, { title: title.text })}
            {...asButton(() => setOpen(true))}
          >
            {projects.quickLook}
          </SiteLink>
        </p>
      )}
      {open && <LazyLoad load={loadPopup} props={{ project, onClose: () => setOpen(false) }} />}
    </article>
  );
}
