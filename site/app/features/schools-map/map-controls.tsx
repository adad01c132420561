import { useEffect, useState } from 'react';
import { mapTexts } from '../../content/sections.ts';
import type { DrawnMap } from './draw-map.ts';
import frame from './map-frame.module.css';
import { MapIcon } from './map-icons.tsx';
import { wantsStillness } from './motion.ts';

/** How far one press moves the map: a part of its width or height. */
const stride = 0.35;

const directions = [
  { name: 'west', turned: 270, x: -1, y: 0 },
  { name: 'north', turned: 0, x: 0, y: -1 },
  { name: 'south', turned: 180, x: 0, y: 1 },
  { name: 'east', turned: 90, x: 1, y: 0 },
] as const;

/** Buttons to zoom and to move the map (R28): for fingers, which do not drag it, and for keys. */
export function MapControls({
  drawn,
  filtered,
  onFit,
}: {
  readonly drawn: DrawnMap | null;
  readonly filtered: boolean;
  readonly onFit: () => void;
}) {
  const { atLeast, atMost } = useZoomLimits(drawn);

  function zoom(step: 1 | -1) {
    if (!drawn) return;
    const { leaflet } = drawn;
    const now = leaflet.getZoom();
    // To the next whole zoom, where the tiles are sharp.
    const next = step === 1 ? Math.floor(now + 0.05) + 1 : Math.ceil(now - 0.05) - 1;
    const within = Math.min(leaflet.getMaxZoom(), Math.max(leaflet.getMinZoom(), next));
    leaflet.setZoom(within, { animate: !wantsStillness() });
  }

  function pan(x: number, y: number) {
    if (!drawn) return;
    const size = drawn.leaflet.getSize();
    drawn.leaflet.panBy([x * size.x * stride, y * size.y * stride], {
      animate: !wantsStillness(),
    });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, no fields
    <div role="group" aria-label="Map" className={frame.controls}>
      <div className={frame.buttons}>
        <button
          type="button"
          aria-label="Zoom in"
          aria-disabled={atMost || undefined}
          className={frame.control}
          onClick={() => zoom(1)}
        >
          <MapIcon name="plus" />
        </button>
        <button
          type="button"
          aria-label="Zoom out"
          aria-disabled={atLeast || undefined}
          className={frame.control}
          onClick={() => zoom(-1)}
        >
          <MapIcon name="minus" />
        </button>
        {directions.map(({ name, turned, x, y }) => (
          <button
            key={name}
            type="button"
            aria-label={`Move the map ${name}`}
            className={frame.control}
            onClick={() => pan(x, y)}
          >
            <MapIcon name="up" turned={turned} />
          </button>
        ))}
        <button
          type="button"
          aria-label={filtered ? 'Show the schools of the filter' : 'Show all schools on the map'}
          className={frame.control}
          onClick={onFit}
        >
          <MapIcon name="fit" />
        </button>
      </div>
      <p className={frame.hint}>{mapTexts.touchHint}</p>
    </div>
  );
}

function useZoomLimits(drawn: DrawnMap | null) {
  const [limits, setLimits] = useState({ atLeast: false, atMost: false });
  useEffect(() => {
    if (!drawn) return;
    const { leaflet } = drawn;
    const read = () => {
      const zoom = leaflet.getZoom();
      setLimits({ atLeast: zoom <= leaflet.getMinZoom(), atMost: zoom >= leaflet.getMaxZoom() });
    };
    read();
    leaflet.on('zoomend zoomlevelschange', read);
    return () => {
      leaflet.off('zoomend zoomlevelschange', read);
    };
  }, [drawn]);
  return limits;
}
