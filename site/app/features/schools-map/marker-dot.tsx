import {
  type MapProjectKey,
  mapProjects,
  markerColours,
} from '../../texts/schools/map-projects.ts';
import frame from './schools-map.module.css';

export function dotOf(key: MapProjectKey) {
  const { colour, hollow } = mapProjects[key];
  return {
    className: hollow ? `${frame.dot} ${frame.hollow}` : `${frame.dot}`,
    style: { color: markerColours[colour] },
  };
}

export function MarkerDot({ project }: { readonly project: MapProjectKey }) {
  return <span {...dotOf(project)} />;
}
