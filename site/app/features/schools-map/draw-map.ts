import {
  CRS,
  map as createMap,
  type Map as LeafletMap,
  latLngBounds,
} from 'leaflet/dist/leaflet-src.esm.js';
import styles from './leaflet-map.module.css';
import { SchoolMarkers } from './markers.ts';
import { wantsStillness } from './motion.ts';
import { addOutline } from './outline-layer.ts';
import type { Place } from './places.ts';
import { start } from './projection.ts';
import { addStreetMap, type StreetMapState } from './street-map.ts';

/** The part of the world that the outline covers: the map goes no further. */
const world = latLngBounds([5, 69], [20.2, 87]);
/** Nearer than this, a single school would be shown without its surroundings. */
const nearestFit = 11;

export interface DrawnMap {
  readonly leaflet: LeafletMap;
  readonly markers: SchoolMarkers;
  readonly streetMap: { readonly tryAgain: () => void };
  /** Shows all of these schools at once, as large as it goes. */
  fit(places: readonly Place[]): void;
  remove(): void;
}

/**
 * Draws the map of 9 into `box`: centre 11.65, 78.01, zoom 7.4, no zoom by the wheel, and on a phone
 * no dragging by one finger, so that both move the page (two fingers zoom).
 */
export function drawMap(
  box: HTMLElement,
  options: {
    readonly tileUrl: string;
    readonly onChoose: (id: number) => void;
    readonly onStreetMap: (state: StreetMapState) => void;
  },
): DrawnMap {
  const still = wantsStillness();
  const leaflet = createMap(box, {
    crs: CRS.EPSG3857,
    center: [...start.centre],
    zoom: start.zoom,
    // Fractions of a zoom, so that 7.4 is 7.4.
    zoomSnap: 0.1,
    maxZoom: 18,
    maxBounds: world,
    maxBoundsViscosity: 1,
    scrollWheelZoom: false,
    dragging: !matchMedia('(pointer: coarse)').matches,
    // Keys belong to the markers and to the buttons beside the map.
    keyboard: false,
    boxZoom: false,
    zoomControl: false,
    // The page shows it itself, also while there is no map yet.
    attributionControl: false,
    zoomAnimation: !still,
    markerZoomAnimation: !still,
    fadeAnimation: !still,
    inertia: !still,
  });
  const keepInWorld = () =>
    leaflet.setMinZoom(Math.min(start.zoom, Math.max(5.5, leaflet.getBoundsZoom(world, true))));
  keepInWorld();
  leaflet.on('resize', keepInWorld);

  const pane = leaflet.createPane('schools');
  pane.classList.add(styles.schoolsPane ?? '');
  // The Tab key comes to the schools first, then to the popup of one.
  leaflet.getPane('popupPane')?.before(pane);
  pane.setAttribute('role', 'group');
  pane.setAttribute('aria-label', 'Schools on the map. The arrow keys go from school to school.');
  addOutline(leaflet);
  const markers = new SchoolMarkers(leaflet, pane, options.onChoose);
  const streetMap = addStreetMap(leaflet, options.tileUrl, options.onStreetMap);

  return {
    leaflet,
    markers,
    streetMap,
    fit(places) {
      if (places.length === 0) return;
      leaflet.fitBounds(latLngBounds(places.map(({ coordinates }) => [...coordinates])), {
        padding: [44, 44],
        maxZoom: nearestFit,
        animate: !wantsStillness(),
      });
    },
    remove() {
      streetMap.remove();
      markers.remove();
      leaflet.remove();
    },
  };
}
