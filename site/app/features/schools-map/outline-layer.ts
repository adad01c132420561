import {
  divIcon,
  type Map as LeafletMap,
  layerGroup,
  marker,
  polygon,
  polyline,
  svg,
} from 'leaflet/dist/leaflet-src.esm.js';
import { borders, land, outlineNames } from '../../content/outline.ts';
import styles from './leaflet-map.module.css';

/** Copies, since Leaflet wants lists that it may change. */
const copied = (lines: readonly (readonly (readonly [number, number])[])[]) =>
  lines.map((line) => line.map(([lat, lng]): [number, number] => [lat, lng]));

/** The outline of southern India under the tiles: what is seen where there are none. */
export function addOutline(map: LeafletMap): void {
  const pane = map.createPane('outline');
  pane.classList.add(styles.outlinePane ?? '');
  const common = {
    pane: 'outline',
    interactive: false,
    renderer: svg({ pane: 'outline', padding: 0.6 }),
  };
  const names = outlineNames.map(({ name, kind, at }) =>
    marker([...at], {
      pane: 'outline',
      interactive: false,
      keyboard: false,
      icon: divIcon({
        className: `${styles.name} ${kind === 'sea' ? styles.sea : ''}`,
        html: name,
        // As large as its words.
        iconSize: undefined,
      }),
    }),
  );
  layerGroup([
    polygon(
      copied(land).map((shape) => [shape]),
      { ...common, className: styles.land ?? '' },
    ),
    polyline(copied(borders), { ...common, className: styles.border ?? '' }),
    ...names,
  ]).addTo(map);
}
