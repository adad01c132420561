import {
  type LatLngExpression,
  type Map as LeafletMap,
  type Point,
  point,
} from 'leaflet/dist/leaflet-src.esm.js';
import { mapProjects } from '../../content/projects-on-map.ts';
import { arrangeMarkers } from './arrange.ts';
import { Crowd } from './crowd.ts';
import styles from './leaflet-map.module.css';
import { isHollow } from './look.ts';
import type { Place } from './places.ts';

/** More markers than this are one drawing: only the one that has the focus, or a popup, is a button. */
const mostButtons = 400;
/** At this zoom nothing further parts schools in one place. */
const closest = 16;

/**
 * One marker a school (2.4.7), each a button. Together they are one stop of the Tab key, in the order
 * of the list; the arrow keys go from school to school.
 */
export class SchoolMarkers {
  readonly #map: LeafletMap;
  readonly #pane: HTMLElement;
  readonly #onChoose: (id: number) => void;
  readonly #crowd: Crowd;
  #places: readonly Place[] = [];
  #buttons = new Map<number, HTMLButtonElement>();
  #positions = new Map<number, Point>();
  #chosen: number | null = null;
  #current: number | null = null;

  constructor(map: LeafletMap, pane: HTMLElement, onChoose: (id: number) => void) {
    this.#map = map;
    this.#pane = pane;
    this.#onChoose = onChoose;
    this.#crowd = new Crowd(map, pane, onChoose);
    pane.addEventListener('click', this.#onClick);
    pane.addEventListener('keydown', this.#onKey);
    pane.addEventListener('focusin', this.#onFocus);
    map.on('zoom viewreset zoomend', this.#onView);
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
    if (this.#isCrowd()) this.#fill();
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
    if (this.#isCrowd()) {
      this.#current = id;
      this.#fill();
    }
    this.#buttons.get(id)?.focus({ preventScroll: true });
  }

  remove(): void {
    // Whoever still asks for a marker, such as a popup that is being closed, finds none.
    this.#places = [];
    this.#positions.clear();
    this.#map.off('zoom viewreset zoomend', this.#onView);
    this.#crowd.remove();
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
    for (const [id, button] of this.#buttons) this.#put(id, button);
  };

  /** Markers glide to where they will be, while the tiles grow or shrink. */
  #onZoomAnimation = (event: { readonly center: LatLngExpression; readonly zoom: number }) => {
    if (this.#isCrowd()) return;
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
      const button = this.#buttons.get(id);
      if (to && button) button.style.transform = translate(to);
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
    const crowd = this.#isCrowd() ? this.#places : [];
    this.#crowd.show(
      crowd.map(({ id, key }, index) => {
        const { x, y } = arranged[index] ?? { x: 0, y: 0 };
        return { id, key, x, y };
      }),
    );
  }

  #isCrowd(): boolean {
    return this.#places.length > mostButtons;
  }

  /** Brings the buttons on the page into line with what is to be shown, in the order of the list. */
  #fill(): void {
    const wanted = this.#isCrowd()
      ? this.#places.filter(({ id }) => id === this.#current || id === this.#chosen)
      : this.#places;
    const ids = new Set(wanted.map(({ id }) => id));
    for (const [id, button] of this.#buttons) {
      if (ids.has(id)) continue;
      button.remove();
      this.#buttons.delete(id);
    }
    let last: Element | null = null;
    for (const place of wanted) {
      const button = this.#buttons.get(place.id) ?? this.#make(place);
      const next: Element | null = last ? last.nextElementSibling : this.#pane.firstElementChild;
      if (next !== button) this.#pane.insertBefore(button, next);
      last = button;
    }
  }

  #make(place: Place): HTMLButtonElement {
    const { id, key, name, district } = place;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = styles.marker ?? '';
    button.dataset.school = String(id);
    button.dataset.colour = mapProjects[key].colour;
    if (isHollow(key)) button.dataset.hollow = 'true';
    button.setAttribute('aria-label', `${name}, ${district}: ${mapProjects[key].title}`);
    button.tabIndex = id === this.#current ? 0 : -1;
    this.#buttons.set(id, button);
    this.#put(id, button);
    if (id === this.#chosen) this.#mark(id, true);
    return button;
  }

  #put(id: number, button: HTMLButtonElement): void {
    const position = this.#positions.get(id);
    if (position) button.style.transform = translate(position);
  }

  #mark(id: number | null, chosen: boolean): void {
    const element = id === null ? undefined : this.#buttons.get(id);
    element?.toggleAttribute('data-chosen', chosen);
    element?.setAttribute('aria-expanded', String(chosen));
    if (id !== null && chosen) this.#tabStop(id);
  }

  #tabStop(id: number): void {
    const before = this.#current === null ? undefined : this.#buttons.get(this.#current);
    if (before) before.tabIndex = -1;
    this.#current = id;
    const now = this.#buttons.get(id);
    if (now) now.tabIndex = 0;
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
