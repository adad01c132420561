import type { Project } from '../../cms/projects.ts';
import { CardGrid } from '../../components/card-grid/card-grid.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { useLoadMore } from '../../components/load-more/load-more.tsx';
import { ProjectCard } from './project-card.tsx';

/** Shown before "Load More" (9). */
const INITIAL = 4;

interface ProjectCardsProps {
  readonly projects: readonly Project[];
  /** Said where there are none. */
  readonly empty: string;
}

/** The project cards of /projects, their grounds cycling through the four colours (2.5, 9). */
export function ProjectCards({ projects, empty }: ProjectCardsProps) {
  const { shown, button, listRef } = useLoadMore('projects', projects, INITIAL);
  if (projects.length === 0) return <EmptyState>{empty}</EmptyState>;
  return (
    <div id="projects">
      <CardGrid listRef={listRef}>
        {shown.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </CardGrid>
      {button}
    </div>
  );
}
