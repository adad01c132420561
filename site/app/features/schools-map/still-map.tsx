import type { School } from '../../cms/map-projects.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { markerColours } from '../../texts/schools/map-projects.ts';
import { places } from './places.ts';
import { fromCentre, mapCentre, start } from './projection.ts';
import styles from './schools-map.module.css';

/** What visitors see until the map is loaded, and without scripts: all where Leaflet will draw it. */
export function StillMap({ schools }: { readonly schools: readonly School[] }) {
  const { map: labels } = useLabels();
  const centre = mapCentre(schools);
  const outline = fromCentre(start.centre, centre);
  return (
    <div
      className={styles.still}
      style={{ translate: `${Math.round(outline.x)}px ${Math.round(outline.y)}px` }}
      aria-hidden="true"
    >
      {places.map(({ name, kind, lat, lng }) => {
        const { x, y } = fromCentre([lat, lng]);
        return (
          <span
            key={name}
            className={kind === 'sea' ? `${styles.name} ${styles.sea}` : styles.name}
            style={{ left: Math.round(x), top: Math.round(y) }}
          >
            {labels.places[name]}
          </span>
        );
      })}
      <svg className={styles.dots} width="1" height="1" aria-hidden="true" focusable="false">
        {Object.entries(markerColours).map(([colour, color]) => (
          // Lines without length: their round ends are the dots, in a tenth of the markup of circles.
          <path
            key={colour}
            style={{ color }}
            d={schools
              .filter(({ project }) => project.marker.colour === colour)
              .map(({ coordinates }) => fromCentre(coordinates))
              .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`)
              .join('')}
          />
        ))}
      </svg>
    </div>
  );
}
