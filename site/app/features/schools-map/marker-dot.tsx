import { type MapProjectKey, mapProjects } from '../../content/projects-on-map.ts';
import { isHollow } from './look.ts';
import frame from './map-frame.module.css';

/** A project's marker beside words: its colour, as on the map. */
export function MarkerDot({ project }: { readonly project: MapProjectKey }) {
  return (
    <span
      className={frame.dot}
      data-colour={mapProjects[project].colour}
      data-hollow={isHollow(project) || undefined}
    />
  );
}
