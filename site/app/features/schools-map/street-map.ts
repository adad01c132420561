import { type Map as LeafletMap, tileLayer } from 'leaflet/dist/leaflet-src.esm.js';

/** Whether the street map can be seen: not known yet, at least one tile came, or none did. */
export type StreetMapState = 'waiting' | 'seen' | 'away';

/** After so many milliseconds without a tile the visitor is told why there is only an outline. */
const patience = 10_000;

/**
 * The tiles (R28). They are asked for once the map is in view, not before (R30). A tile that does not
 * come leaves the outline to be seen in its place. `{r}` in the address becomes "@2x" on fine screens.
 */
export function addStreetMap(
  map: LeafletMap,
  tileUrl: string,
  onState: (state: StreetMapState) => void,
): { readonly tryAgain: () => void; readonly remove: () => void } {
  const layer = tileLayer(tileUrl, {
    minZoom: 0,
    maxZoom: 19,
    keepBuffer: 1,
    // The tile service wants to know who asks (R28).
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
  let state: StreetMapState = 'waiting';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function become(next: StreetMapState) {
    clearTimeout(timer);
    if (state === next) return;
    state = next;
    onState(next);
  }

  // At fractions of a zoom hairlines would show between the tiles: each lies a little over the next.
  layer.on('tileloadstart', ({ tile }) => {
    const side = `${layer.getTileSize().x + 0.75}px`;
    Object.assign(tile.style, { width: side, height: side });
  });
  layer.on('loading', () => {
    if (state === 'waiting') timer = setTimeout(() => become('away'), patience);
  });
  layer.on('tileload', () => become('seen'));
  // All tiles of the view have come or failed, and not one of them was there.
  layer.on('load', () => {
    if (state === 'waiting') become('away');
  });

  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    layer.addTo(map);
  });
  observer.observe(map.getContainer());

  return {
    tryAgain() {
      become('waiting');
      layer.redraw();
    },
    remove() {
      clearTimeout(timer);
      observer.disconnect();
    },
  };
}
