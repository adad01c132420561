import type { CSSProperties } from 'react';
import { type Marker, markerColours } from '../../texts/schools/map-projects.ts';
import styles from './schools-map.module.css';

/** A dot that looks as the project's markers stands before what has this class. */
export function dotClass({ mark }: Marker): string {
  return `${styles.dot} ${styles[mark]}`;
}

export const markerColour = ({ colour }: Marker) => markerColours[colour];

export function dotOf(marker: Marker, className = '') {
  const style = { '--marker': markerColour(marker) } as CSSProperties;
  return { className: `${className} ${dotClass(marker)}`, style };
}
