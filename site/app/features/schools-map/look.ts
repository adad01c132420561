import { type MapProjectKey, mapProjectKeys, mapProjects } from '../../content/projects-on-map.ts';

/**
 * Whether a project's marker has a hollow middle: seven projects share five colours (2.12), and
 * nobody should have to tell two apart by the words alone.
 */
export function isHollow(key: MapProjectKey): boolean {
  const { colour } = mapProjects[key];
  return mapProjectKeys.find((other) => mapProjects[other].colour === colour) !== key;
}
