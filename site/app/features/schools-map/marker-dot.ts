import type { CSSProperties } from 'react';
import {
  type MapProjectKey,
  mapProjects,
  markerColours,
} from '../../texts/schools/map-projects.ts';
import styles from './schools-map.module.css';

export const markerColour = (key: MapProjectKey) => markerColours[mapProjects[key].colour];

/** A dot in the project's colour stands before what has this class. */
export function dotClass(key: MapProjectKey): string {
  return mapProjects[key].hollow ? `${styles.dot} ${styles.hollow}` : `${styles.dot}`;
}

export function dotOf(key: MapProjectKey, className = '') {
  const style = { '--marker': markerColour(key) } as CSSProperties;
  return { className: `${className} ${dotClass(key)}`, style };
}
