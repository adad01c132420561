import {
  type LatLngExpression,
  type Map as LeafletMap,
  type Point,
  point,
} from 'leaflet/dist/leaflet-src.esm.js';
import { mapProjects } from '../../content/projects-on-map.ts';
import { arrangeMarkers } from './arrange.ts';
import styles from './leaflet-map.module.css';
import { isHollow } from './look.ts';
import type { Place } from './places.ts';

/** So many markers are made in one go; the rest in the frames that follow, so that nothing stalls. */
const atOnce = 250;
/** Above this, only markers in and around the view are on the page, and they do not glide in a zoom. */
const many = 500;
/** At this zoom nothing further parts schools in one place. */
const closest = 16;

interface Marker {
  readonly place: Place;
  readonly element: HTMLButtonElement;
  /** In the plane of the map's layers, in pixels. */
  at: Point;
}

/**
 * One marker a school (2.4.7), each a button. Together they are one stop of the Tab key, in the order
 * of the list; the arrow keys go from school to school. Plain elements in one pane: thousands of them
 * are moved by the browser as one, which a layer for each would not be.
 */
export class SchoolMarkers {
  readonly #map: LeafletMap;
  readonly #pane: HTMLElement;
  readonly #onChoose: (id: number) => void;
  #places: readonly Place[] = [];
  #markers = new Map<number, Marker>();
  #positions = new Map<number, Point>();
  #chosen: number | null = null;
  #current: number | null = null;
  #pending = 0;

  constructor(map: LeafletMap, pane: HTMLElement, onChoose: (id: number) => void) {
    this.#map = map;
    this.#pane = pane;
    this.#onChoose = onChoose;
    pane.addEventListener('click', this.#onClick);
    pane.addEventListener('keydown', this.#onKey);
    pane.addEventListener('focusin', this.#onFocus);
    map.on('zoom viewreset zoomend', this.#onView);
    map.on('moveend', this.#onMoved);
    map.on('zoomanim', this.#onZoomAnimation);
  }

  /** Shows exactly these schools. */
  show(places: readonly Place[]): void {
    this.#places = places;
    if (!places.some(({ id }) => id === this.#current)) this.#current = places[0]?.id ?? null;
    this.#arrange();
    this.#fill();
  }

  choose(id: number | null): void {
    this.#mark(this.#chosen, false);
    this.#chosen = id;
    this.#mark(id, true);
  }

  /** Where the marker is drawn. */
  positionOf(id: number): Point | undefined {
    return this.#positions.get(id);
  }

  /** Puts the focus on the marker, bringing it into view first. */
  focus(id: number): void {
    const position = this.#positions.get(id);
    if (!position) return;
    this.#bringIntoView(position);
    this.#fill(id);
    this.#markers.get(id)?.element.focus({ preventScroll: true });
  }

  remove(): void {
    cancelAnimationFrame(this.#pending);
    // Whoever still asks for a marker, such as a popup that is being closed, finds none.
    this.#places = [];
    this.#positions.clear();
    this.#map.off('zoom viewreset zoomend', this.#onView);
    this.#map.off('moveend', this.#onMoved);
    this.#map.off('zoomanim', this.#onZoomAnimation);
    this.#pane.replaceChildren();
  }

  #onClick = (event: Event) => {
    const id = idOf(event.target);
    if (id === null) return;
    // For the map this would be a press beside the popup, which closes it.
    event.stopPropagation();
    this.#onChoose(id);
  };

  #onKey = (event: KeyboardEvent) => {
    const id = idOf(event.target);
    const index = this.#places.findIndex((place) => place.id === id);
    if (index === -1) return;
    const next = stepFor(event.key, index, this.#places.length);
    const place = next === null ? undefined : this.#places[next];
    if (!place) return;
    event.preventDefault();
    this.focus(place.id);
  };

  #onFocus = (event: FocusEvent) => {
    const id = idOf(event.target);
    if (id === null) return;
    this.#tabStop(id);
    const position = this.#positions.get(id);
    if (position && event.target instanceof Element && event.target.matches(':focus-visible')) {
      this.#bringIntoView(position);
    }
    // The browser may have scrolled the map's own box to the marker: that would tear it apart.
    this.#map.getContainer().scrollTo(0, 0);
  };

  #onView = () => {
    this.#arrange();
    for (const marker of this.#markers.values()) this.#put(marker);
    if (this.#places.length > many) this.#fill();
  };

  #onMoved = () => {
    if (this.#places.length > many) this.#fill();
  };

  /** Markers glide to where they will be, while the tiles grow or shrink. */
  #onZoomAnimation = (event: { readonly center: LatLngExpression; readonly zoom: number }) => {
    if (this.#markers.size > many) return;
    const corner = this.#map
      .project(event.center, event.zoom)
      .subtract(this.#map.getSize().divideBy(2))
      .subtract(this.#map.containerPointToLayerPoint([0, 0]));
    const arranged = arrangeMarkers(
      this.#places.map(({ coordinates }) =>
        this.#map.project([...coordinates], event.zoom).subtract(corner),
      ),
      { spreadAll: event.zoom >= closest },
    );
    this.#places.forEach(({ id }, index) => {
      const to = arranged[index];
      const marker = this.#markers.get(id);
      if (to && marker) marker.element.style.transform = translate(to);
    });
  };

  #arrange(): void {
    const points = this.#places.map(({ coordinates }) =>
      this.#map.latLngToLayerPoint([...coordinates]),
    );
    const arranged = arrangeMarkers(points, { spreadAll: this.#map.getZoom() >= closest });
    this.#positions = new Map(
      this.#places.map(({ id }, index) => {
        const { x, y } = arranged[index] ?? { x: 0, y: 0 };
        return [id, point(x, y)];
      }),
    );
  }

  /** Brings the markers on the page into line with what is to be shown, some in each frame. */
  #fill(needed?: number): void {
    cancelAnimationFrame(this.#pending);
    const wanted = this.#wanted(needed);
    for (const [id, { element }] of this.#markers) {
      if (wanted.has(id)) continue;
      element.remove();
      this.#markers.delete(id);
    }
    const missing = [...wanted.values()].filter(({ id }) => !this.#markers.has(id));
    const step = () => {
      for (const place of missing.splice(0, atOnce)) this.#add(place);
      this.#inOrder();
      if (missing.length > 0) this.#pending = requestAnimationFrame(step);
    };
    step();
    if (needed !== undefined) {
      const place = this.#places.find(({ id }) => id === needed);
      if (place && !this.#markers.has(needed)) this.#add(place);
    }
  }

  #wanted(needed?: number): ReadonlyMap<number, Place> {
    if (this.#places.length <= many) return new Map(this.#places.map((place) => [place.id, place]));
    const size = this.#map.getSize();
    const corner = this.#map.containerPointToLayerPoint([0, 0]);
    const isNear = ({ x, y }: Point) =>
      x > corner.x - size.x / 2 &&
      x < corner.x + size.x * 1.5 &&
      y > corner.y - size.y / 2 &&
      y < corner.y + size.y * 1.5;
    const near = this.#places.filter(({ id }) => {
      const position = this.#positions.get(id);
      return id === needed || id === this.#current || (position && isNear(position));
    });
    return new Map(near.map((place) => [place.id, place]));
  }

  #add(place: Place): void {
    const { id, key, name, district } = place;
    const element = document.createElement('button');
    element.type = 'button';
    element.className = styles.marker ?? '';
    element.dataset.school = String(id);
    element.dataset.colour = mapProjects[key].colour;
    if (isHollow(key)) element.dataset.hollow = 'true';
    element.setAttribute('aria-label', `${name}, ${district}: ${mapProjects[key].title}`);
    element.tabIndex = id === this.#current ? 0 : -1;
    const marker = { place, element, at: point(0, 0) };
    this.#markers.set(id, marker);
    this.#put(marker);
    if (id === this.#chosen) this.#mark(id, true);
    this.#pane.append(element);
  }

  /** The order on the page is that of the list, however the markers came and went. */
  #inOrder(): void {
    if (this.#places.length > many) return;
    let last: Element | null = null;
    for (const { id } of this.#places) {
      const element = this.#markers.get(id)?.element;
      if (!element) continue;
      const before: Element | null = last ? last.nextElementSibling : this.#pane.firstElementChild;
      if (before !== element) this.#pane.insertBefore(element, before);
      last = element;
    }
  }

  #put(marker: Marker): void {
    const position = this.#positions.get(marker.place.id);
    if (!position) return;
    marker.at = position;
    marker.element.style.transform = translate(position);
  }

  #mark(id: number | null, chosen: boolean): void {
    const element = id === null ? undefined : this.#markers.get(id)?.element;
    element?.toggleAttribute('data-chosen', chosen);
    element?.setAttribute('aria-expanded', String(chosen));
    if (id !== null && chosen) this.#tabStop(id);
  }

  #tabStop(id: number): void {
    const before = this.#current === null ? undefined : this.#markers.get(this.#current);
    if (before) before.element.tabIndex = -1;
    this.#current = id;
    const now = this.#markers.get(id);
    if (now) now.element.tabIndex = 0;
  }

  #bringIntoView(position: Point): void {
    const { x, y } = this.#map.layerPointToContainerPoint(position);
    const size = this.#map.getSize();
    const margin = 32;
    const isSeen = x > margin && y > margin && x < size.x - margin && y < size.y - margin;
    if (!isSeen) this.#map.panTo(this.#map.layerPointToLatLng(position), { animate: false });
  }
}

function idOf(target: EventTarget | null): number | null {
  const element = target instanceof Element ? target.closest('[data-school]') : null;
  return element instanceof HTMLElement ? Number(element.dataset.school) : null;
}

/** The next school for a key, by its place in the list; null for keys that mean nothing here. */
function stepFor(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

function translate({ x, y }: { readonly x: number; readonly y: number }): string {
  return `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}
