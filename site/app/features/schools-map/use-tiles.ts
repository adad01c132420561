import { type Map as LeafletMap, tileLayer } from 'leaflet';
import { useEffect, useState } from 'react';

/** After this time without a tile the visitor is told why there is only an outline. */
const TILE_TIMEOUT_MS = 10_000;

/** Adds the street map (R28). A tile that does not come leaves the outline to be seen in its place. */
export function useTiles(map: LeafletMap | undefined, tileUrl: string) {
  const [failed, setFailed] = useState(false);
  // The tile service wants to know who asks (R28).
  const [layer] = useState(() =>
    tileLayer(tileUrl, { referrerPolicy: 'strict-origin-when-cross-origin' }),
  );

  useEffect(() => {
    if (!map) return;
    const check = () => setFailed(!map.getContainer().querySelector('.leaflet-tile-loaded'));
    // The event `load` says that every tile of the view has come or failed.
    layer.on('tileload load', check).addTo(map);
    const timer = setTimeout(check, TILE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [map, layer]);

  return { failed, retry: () => layer.redraw() };
}
