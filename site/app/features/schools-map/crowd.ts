import {
  DomUtil,
  type Map as LeafletMap,
  type LeafletMouseEvent,
} from 'leaflet/dist/leaflet-src.esm.js';
import {
  type MapProjectKey,
  type MarkerColour,
  mapProjectKeys,
  mapProjects,
} from '../../content/projects-on-map.ts';
import { markerSize } from './arrange.ts';
import styles from './leaflet-map.module.css';
import { isHollow } from './look.ts';

/** A marker of the crowd, in the plane of the map's layers, in pixels. */
export interface CrowdMarker {
  readonly id: number;
  readonly key: MapProjectKey;
  readonly x: number;
  readonly y: number;
}

/** How much more than the view is drawn, so that it may be dragged: a part of its size, each side. */
const padding = 0.4;
/** What a marker takes with its white edge. */
const spriteSize = markerSize + 4;
/** As near as this a press means the marker (R28). */
const reach = 14;

const tokens: Readonly<Record<MarkerColour, string>> = {
  yellow: '--marigold',
  pink: '--rose',
  blue: '--sky',
  aqua: '--lagoon',
  green: '--leaf',
};

/**
 * Thousands of markers as one drawing: as many elements would keep a phone busy for seconds. They
 * look the same and are pressed in the same way.
 */
export class Crowd {
  readonly #map: LeafletMap;
  readonly #canvas: HTMLCanvasElement;
  readonly #onChoose: (id: number) => void;
  readonly #scale = Math.min(window.devicePixelRatio, 2);
  #sprites: ReadonlyMap<MapProjectKey, HTMLCanvasElement> | undefined;
  #markers: readonly CrowdMarker[] = [];

  constructor(map: LeafletMap, pane: HTMLElement, onChoose: (id: number) => void) {
    this.#map = map;
    this.#onChoose = onChoose;
    this.#canvas = document.createElement('canvas');
    this.#canvas.className = styles.crowd ?? '';
    this.#canvas.hidden = true;
    pane.before(this.#canvas);
    map.on('moveend resize', this.#draw);
    map.on('zoomstart', this.#hide);
    map.on('click', this.#onClick);
    map.on('mousemove', this.#onPointer);
  }

  show(markers: readonly CrowdMarker[]): void {
    this.#markers = markers;
    this.#draw();
  }

  remove(): void {
    this.#markers = [];
    this.#map.off('moveend resize', this.#draw);
    this.#map.off('zoomstart', this.#hide);
    this.#map.off('click', this.#onClick);
    this.#map.off('mousemove', this.#onPointer);
    this.#canvas.remove();
  }

  #hide = () => {
    this.#canvas.hidden = true;
  };

  #draw = () => {
    this.#canvas.hidden = this.#markers.length === 0;
    const context = this.#canvas.getContext('2d');
    if (this.#canvas.hidden || !context) return;
    this.#sprites ??= this.#drawSprites();
    const view = this.#map.getSize();
    const size = view.multiplyBy(1 + 2 * padding).round();
    const corner = this.#map.containerPointToLayerPoint(view.multiplyBy(-padding)).round();
    DomUtil.setPosition(this.#canvas, corner);
    this.#canvas.width = size.x * this.#scale;
    this.#canvas.height = size.y * this.#scale;
    this.#canvas.style.inlineSize = `${size.x}px`;
    this.#canvas.style.blockSize = `${size.y}px`;
    context.scale(this.#scale, this.#scale);
    for (const { key, x, y } of this.#markers) {
      const [left, top] = [x - corner.x - spriteSize / 2, y - corner.y - spriteSize / 2];
      const isInside = left > -spriteSize && top > -spriteSize && left < size.x && top < size.y;
      const sprite = this.#sprites.get(key);
      if (isInside && sprite) context.drawImage(sprite, left, top, spriteSize, spriteSize);
    }
  };

  /** Each project's marker once, to be stamped. */
  #drawSprites(): ReadonlyMap<MapProjectKey, HTMLCanvasElement> {
    const style = getComputedStyle(document.documentElement);
    const colour = (token: string) => style.getPropertyValue(token);
    return new Map(
      mapProjectKeys.map((key) => {
        const sprite = document.createElement('canvas');
        sprite.width = sprite.height = spriteSize * this.#scale;
        const context = sprite.getContext('2d');
        context?.scale(this.#scale, this.#scale);
        const disc = (radius: number, fill: string) => {
          if (!context) return;
          context.beginPath();
          context.arc(spriteSize / 2, spriteSize / 2, radius, 0, 2 * Math.PI);
          context.fillStyle = fill;
          context.fill();
        };
        disc(markerSize / 2 + 1.5, colour('--white'));
        disc(markerSize / 2, colour('--ink'));
        disc(markerSize / 2 - 1.5, colour(tokens[mapProjects[key].colour]));
        if (isHollow(key)) disc(3.5, colour('--white'));
        return [key, sprite];
      }),
    );
  }

  #onClick = (event: LeafletMouseEvent) => {
    const id = this.#nearest(event);
    if (id !== null) this.#onChoose(id);
  };

  #onPointer = (event: LeafletMouseEvent) => {
    if (this.#markers.length === 0) return;
    this.#map.getContainer().toggleAttribute('data-over-school', this.#nearest(event) !== null);
  };

  #nearest({ layerPoint }: LeafletMouseEvent): number | null {
    let nearest: number | null = null;
    let least = reach;
    for (const { id, x, y } of this.#markers) {
      const distance = Math.hypot(x - layerPoint.x, y - layerPoint.y);
      if (distance > least) continue;
      least = distance;
      nearest = id;
    }
    return nearest;
  }
}
