import type { LangText } from '../../cms/lang-text.ts';
import type { Project } from '../../cms/projects.ts';
import { CardGrid } from '../../components/card-grid/card-grid.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { useLoadMore } from '../../components/load-more/load-more.tsx';
import { ProjectCard } from './project-card.tsx';

/** How many are shown before "Load More" (9). */
const SHOWN_AT_FIRST = 4;

export function ProjectCards({
  projects,
  empty,
}: {
  projects: readonly Project[];
  empty: LangText;
}) {
  const { shown, button, listRef } = useLoadMore('projects', projects, SHOWN_AT_FIRST);
  if (projects.length === 0) return <EmptyState text={empty} />;
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
