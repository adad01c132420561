import { type Map as LeafletMap, tileLayer } from 'leaflet';
import { useEffect, useState } from 'react';

/** After so many milliseconds without a tile the visitor is told why there is only an outline. */
const patience = 10_000;

/** Adds the street map (R28). A tile that does not come leaves the outline to be seen in its place. */
export function useTiles(map: LeafletMap | undefined, tileUrl: string) {
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the tiles again
  useEffect(() => {
    if (!map) return;
    const check = () => setFailed(!map.getContainer().querySelector('.leaflet-tile-loaded'));
    // The tile service wants to know who asks (R28).
    const layer = tileLayer(tileUrl, { referrerPolicy: 'strict-origin-when-cross-origin' });
    // The event `load` says that every tile of the view has come or failed.
    layer.on('tileload load', check).addTo(map);
    const timer = setTimeout(check, patience);
    return () => {
      clearTimeout(timer);
      layer.remove();
    };
  }, [map, tileUrl, attempt]);

  return { failed, retry: () => setAttempt(attempt + 1) };
}
