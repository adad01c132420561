import { outlineNames } from '../../content/outline.ts';
import { type MarkerColour, mapProjectKeys, mapProjects } from '../../content/projects-on-map.ts';
import frame from './map-frame.module.css';
import type { Place } from './places.ts';
import { fromMiddle } from './projection.ts';

const colours = [...new Set(mapProjectKeys.map((key) => mapProjects[key].colour))];

/**
 * The map as a still picture: the outline, its names and a dot for each school, at the very places
 * where the map will draw them. What is seen before the map is there, and without scripts.
 */
export function StillMap({ shown }: { readonly shown: readonly Place[] }) {
  return (
    <div className={frame.still} aria-hidden="true">
      {outlineNames.map(({ name, kind, at }) => {
        const { x, y } = fromMiddle(at);
        return (
          <span
            key={name}
            className={frame.name}
            data-kind={kind}
            style={{ left: Math.round(x), top: Math.round(y) }}
          >
            {name}
          </span>
        );
      })}
      <svg className={frame.dots} width="1" height="1" aria-hidden="true" focusable="false">
        {colours.map((colour) => (
          <path key={colour} data-colour={colour} d={dotsOf(colour, shown)} />
        ))}
      </svg>
    </div>
  );
}

/** Lines without length: their round ends are the dots, in a tenth of the markup of circles. */
function dotsOf(colour: MarkerColour, shown: readonly Place[]): string {
  return shown
    .filter(({ key }) => mapProjects[key].colour === colour)
    .map(({ coordinates }) => {
      const { x, y } = fromMiddle(coordinates);
      return `M${Math.round(x)} ${Math.round(y)}h0`;
    })
    .join('');
}
