import { divIcon, type LatLng, type Map as LeafletMap, type Marker, marker } from 'leaflet';
import type { School } from '../../cms/schools.ts';
import type { Labels } from '../../labels/labels.ts';
import { nameOfDistrict } from './filter.ts';
import styles from './leaflet-map.module.css';
import { dotClass, markerColour } from './marker-dot.ts';
import { prefersReducedMotion } from './projection.ts';
import { spread } from './spread.ts';

/** Adds Leaflet's marker for each school (2.4.7); where several overlap, they stand side by side. */
export function addPins(
  map: LeafletMap,
  schools: readonly School[],
  zoom: number,
  projects: Labels['map']['projects'],
  onChoose: (school: School) => void,
): ReadonlyMap<School, Marker> {
  const points = spread(schools.map(({ coordinates }) => map.project(coordinates, zoom)));
  const pins = schools.map((school, index) => {
    const { x, y } = points[index] ?? { x: 0, y: 0 };
    const pin = pinFor(map, school, projects[school.key].title, map.unproject([x, y], zoom));
    return [school, pin.on('click', () => onChoose(school))] as const;
  });
  return new Map(pins);
}

/** A marker looks 20 px wide and is 28 px wide to press (R28). */
function pinFor(map: LeafletMap, school: School, project: string, position: LatLng): Marker {
  const { id, key, name } = school;
  const icon = divIcon({ className: `${styles.marker} ${dotClass(key)}`, iconSize: [28, 28] });
  const pin = marker(position, { icon, autoPanOnFocus: false }).addTo(map);
  const element = pin.getElement();
  element?.style.setProperty('--marker', markerColour(key));
  element?.setAttribute('id', `marker-${id}`);
  element?.setAttribute('tabindex', '-1');
  element?.setAttribute('aria-label', `${name.text}, ${nameOfDistrict(school).text}: ${project}`);
  element?.addEventListener('focus', () =>
    map.panInside(position, { padding: [32, 32], animate: !prefersReducedMotion() }),
  );
  return pin;
}

export function markPin(pin: Marker, chosen: boolean, tabStop: boolean): void {
  const element = pin.getElement();
  element?.setAttribute('aria-expanded', String(chosen));
  element?.setAttribute('tabindex', tabStop ? '0' : '-1');
  pin.setZIndexOffset(chosen ? 1000 : 0);
}
