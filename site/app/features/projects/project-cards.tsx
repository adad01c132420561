import type { Identified } from '../../cms/calls.ts';
import type { Project } from '../../cms/projects.ts';
import { useLoadMore } from '../../components/load-more/load-more.tsx';
import { emptyTexts } from '../../content/sections.ts';
import { ProjectCard } from './project-card.tsx';
import styles from './project-cards.module.css';

/** Shown before "Load More" (9). */
const INITIAL = 4;

/** The project cards of /projects, their grounds cycling through the four colours (2.5, 9). */
export function ProjectCards({ projects }: { readonly projects: readonly Identified<Project>[] }) {
  const { shown, button, listRef } = useLoadMore('projects', projects, INITIAL);
  if (projects.length === 0) return <p className={styles.empty}>{emptyTexts.projects}</p>;
  return (
    <div id="projects">
      <ul ref={listRef} className={styles.cards}>
        {shown.map((project) => (
          <li key={project.id} className={styles.item}>
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
      {button}
    </div>
  );
}
