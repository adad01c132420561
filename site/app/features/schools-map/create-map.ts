import {
  map as createLeafletMap,
  divIcon,
  geoJSON,
  type Map as LeafletMap,
  latLngBounds,
  marker,
  type PathOptions,
} from 'leaflet';
import type { School } from '../../cms/map-projects.ts';
import { prefersReducedMotion } from '../../components/reduced-motion.ts';
import type { Labels } from '../../labels/labels.ts';
import outline from './outline.geojson?raw';
import { places } from './places.ts';
import { mapCentre, start } from './projection.ts';
import styles from './schools-map.module.css';

/** Southern India with the sea around it: visitors cannot move the map away from it. */
const SOUTH_WEST: [lat: number, lng: number] = [5, 69];
const NORTH_EAST: [lat: number, lng: number] = [20.2, 87];
/** Below the tiles of Leaflet (200), which cover the outline once they load. */
const OUTLINE_Z_INDEX = '150';

/** A map as section 9 describes it, with the outline of southern India, which is seen where tiles fail. */
export function createMap(
  box: HTMLElement,
  schools: readonly School[],
  names: Labels['map']['places'],
): LeafletMap {
  const bounds = latLngBounds(SOUTH_WEST, NORTH_EAST);
  for (const { coordinates } of schools) bounds.extend(coordinates);
  const animated = !prefersReducedMotion();
  const map = createLeafletMap(box, {
    center: mapCentre(schools),
    zoom: start.zoom,
    // Leaflet would round 7.4 to 7 without fractions of a zoom.
    zoomSnap: 0.1,
    maxZoom: 18,
    maxBounds: bounds,
    maxBoundsViscosity: 1,
    scrollWheelZoom: false,
    // On a phone one finger scrolls the page, and two zoom the map.
    dragging: !matchMedia('(pointer: coarse)').matches,
    // The arrow keys go from marker to marker; buttons move the map.
    keyboard: false,
    boxZoom: false,
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: animated,
    markerZoomAnimation: animated,
    fadeAnimation: animated,
    inertia: animated,
  });
  const limitZoom = () => map.setMinZoom(Math.min(start.zoom, map.getBoundsZoom(bounds, true)));
  limitZoom();
  map.on('resize', limitZoom);

  const pane = map.createPane('outline');
  pane.style.zIndex = OUTLINE_Z_INDEX;
  // The pane is decoration: the list of schools says where they are.
  pane.ariaHidden = 'true';
  geoJSON(JSON.parse(outline), { pane: 'outline', interactive: false, style: styleOf }).addTo(map);
  for (const { name, kind, lat, lng } of places) {
    const className = kind === 'sea' ? `${styles.name} ${styles.sea}` : styles.name;
    const icon = divIcon({ className, html: names[name], iconSize: undefined });
    marker([lat, lng], { pane: 'outline', interactive: false, keyboard: false, icon }).addTo(map);
  }
  return map;
}

function styleOf(feature?: { readonly geometry: { readonly type: string } }): PathOptions {
  const isLand = feature?.geometry.type === 'Polygon';
  const line = isLand
    ? { color: 'var(--map-coast)', fillColor: 'var(--map-land)', fillOpacity: 1 }
    : { color: 'var(--map-border)', dashArray: '5 4' };
  return { weight: 1.5, ...line };
}
