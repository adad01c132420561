import {
  marker as createLeafletMarker,
  divIcon,
  type LatLng,
  type Map as LeafletMap,
  type Marker,
} from 'leaflet';
import type { School } from '../../cms/map-projects.ts';
import { prefersReducedMotion } from '../../components/reduced-motion.ts';
import { nameOfDistrict } from './filter.ts';
import leafletStyles from './leaflet-map.module.css';
import { dotClass, markerColour } from './marker-dot.ts';
import { spread } from './spread.ts';

/** A marker looks 20 px wide; a finger needs more to press (R28). */
const PRESSED_PX = 28;
/** A marker that gets the focus is shown with its ring, away from the edge of the map. */
const FROM_EDGE_PX = 32;
/** Leaflet gives each marker its latitude in pixels as z-index: the chosen one goes above them all. */
const CHOSEN_Z_OFFSET = 1000;

/** Adds Leaflet's marker for each school (2.4.7); where several overlap, they stand side by side. */
export function addMarkers(
  map: LeafletMap,
  schools: readonly School[],
  zoom: number,
  onChoose: (school: School) => void,
): ReadonlyMap<School, Marker> {
  const points = spread(schools.map(({ coordinates }) => map.project(coordinates, zoom)));
  const markers = schools.map((school, index) => {
    const { x, y } = points[index] ?? { x: 0, y: 0 };
    const marker = createMarker(map, school, map.unproject([x, y], zoom));
    return [school, marker.on('click', () => onChoose(school))] as const;
  });
  return new Map(markers);
}

function createMarker(map: LeafletMap, school: School, position: LatLng): Marker {
  const { id, project, name } = school;
  const icon = divIcon({
    className: `${leafletStyles.marker} ${dotClass(project.marker)}`,
    iconSize: [PRESSED_PX, PRESSED_PX],
  });
  const marker = createLeafletMarker(position, { icon, autoPanOnFocus: false }).addTo(map);
  const element = marker.getElement();
  element?.style.setProperty('--marker', markerColour(project.marker));
  element?.setAttribute('id', `marker-${id}`);
  element?.setAttribute('tabindex', '-1');
  const place = nameOfDistrict(school).text;
  element?.setAttribute('aria-label', `${name.text}, ${place}: ${project.title.text}`);
  element?.addEventListener('focus', () =>
    map.panInside(position, {
      padding: [FROM_EDGE_PX, FROM_EDGE_PX],
      animate: !prefersReducedMotion(),
    }),
  );
  return marker;
}

export function updateMarker(marker: Marker, chosen: boolean, tabStop: boolean): void {
  const element = marker.getElement();
  element?.setAttribute('aria-expanded', String(chosen));
  element?.setAttribute('tabindex', tabStop ? '0' : '-1');
  marker.setZIndexOffset(chosen ? CHOSEN_Z_OFFSET : 0);
}
