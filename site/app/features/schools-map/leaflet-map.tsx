import './leaflet.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { loadingTexts } from '../../content/loading.ts';
import { mapTexts } from '../../content/sections.ts';
import { type DrawnMap, drawMap } from './draw-map.ts';
import type { Choice } from './explorer.tsx';
import styles from './leaflet-map.module.css';
import { MapControls } from './map-controls.tsx';
import frame from './map-frame.module.css';
import type { Place } from './places.ts';
import { SchoolPopup } from './school-popup.tsx';
import type { TileSource } from './schools-map.tsx';
import type { StreetMapState } from './street-map.ts';

export interface MapProps {
  /** The schools that get a marker, in the order of the list. */
  readonly shown: readonly Place[];
  readonly choice: Choice | null;
  readonly onChoose: (choice: Choice | null) => void;
  readonly tiles: TileSource;
  /** A number that grows with each wish to see all that is shown. */
  readonly fit: number;
  readonly filtered: boolean;
  readonly onFit: () => void;
  /** What stands on the map whatever happens: who made it. */
  readonly children: ReactNode;
}

/** The map itself (2.4.7, 9), fetched when it comes near the view. */
export function LeafletMap({
  shown,
  choice,
  onChoose,
  tiles,
  fit,
  filtered,
  onFit,
  children,
}: MapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<DrawnMap | null>(null);
  const [streetMap, setStreetMap] = useState<StreetMapState>('waiting');
  // What the map begins with; later changes reach it through the effects below.
  const beginning = useRef({ shown, tileUrl: tiles.tileUrl, fitted: filtered, onChoose });
  const fitted = useRef(fit);

  useEffect(() => {
    if (!box.current) return;
    const { current } = beginning;
    const map = drawMap(box.current, {
      tileUrl: current.tileUrl,
      onChoose: (id) => current.onChoose({ id, on: 'map' }),
      onStreetMap: setStreetMap,
    });
    // An address with a filter means these schools: they are what is seen first.
    if (current.fitted) map.fit(current.shown);
    setDrawn(map);
    return () => map.remove();
  }, []);

  useEffect(() => drawn?.markers.show(shown), [drawn, shown]);
  useEffect(() => drawn?.markers.choose(choice?.id ?? null), [drawn, choice]);
  useEffect(() => {
    if (!drawn || fitted.current === fit) return;
    fitted.current = fit;
    drawn.fit(shown);
  }, [drawn, fit, shown]);

  const chosen = shown.find(({ id }) => id === choice?.id);
  return (
    <>
      <div className={frame.view}>
        <div ref={box} className={styles.map} />
        {children}
      </div>
      {drawn && choice && chosen && (
        <SchoolPopup
          key={chosen.id}
          drawn={drawn}
          place={chosen}
          on={choice.on}
          onClose={() => onChoose(null)}
        />
      )}
      {/* It would lie over the popup of a school in the north. */}
      {streetMap === 'away' && !chosen && (
        <div role="status" className={styles.notice}>
          <p>{mapTexts.withoutTiles}</p>
          <Button kind="secondary" onClick={() => drawn?.streetMap.tryAgain()}>
            {loadingTexts.retry}
          </Button>
        </div>
      )}
      <MapControls drawn={drawn} filtered={filtered} onFit={onFit} />
    </>
  );
}
