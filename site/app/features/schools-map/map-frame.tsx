import { useEffect, useRef } from 'react';
import { PartStatus } from '../../components/part/part-status.tsx';
import { usePart } from '../../components/part/use-part.ts';
import { mapTexts } from '../../content/sections.ts';
import { Attribution } from './attribution.tsx';
import type { MapProps } from './leaflet-map.tsx';
import frame from './map-frame.module.css';
import { SchoolCard } from './school-card.tsx';
import { StillMap } from './still-map.tsx';

const load = () => import('./leaflet-map.tsx');

/**
 * Where the map stands: a still picture of it at first, the map itself once it has arrived. Whoever
 * comes here without scripts, or by an address that names a school, reads about that school at once.
 */
export function MapFrame(props: Omit<MapProps, 'children'>) {
  const { shown, choice, tiles } = props;
  const { state, part, start } = usePart(load);
  const box = useRef<HTMLDivElement>(null);
  useEffect(start, [start]);

  // Choosing in the list shows the map, where that is out of sight.
  useEffect(() => {
    if (choice?.on !== 'list' || !box.current) return;
    const { top, bottom } = box.current.getBoundingClientRect();
    const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
    if (seen > Math.min(bottom - top, innerHeight) * 0.6) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.current.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
  }, [choice]);

  const chosen = shown.find(({ id }) => id === choice?.id);
  const attribution = <Attribution text={tiles.attribution} />;
  return (
    <div ref={box} className={frame.frame}>
      {state === 'ready' ? (
        <part.LeafletMap {...props}>{attribution}</part.LeafletMap>
      ) : (
        <>
          <div className={frame.view}>
            <StillMap shown={shown} />
            {chosen !== undefined && (
              <div className={frame.stillCard}>
                <SchoolCard place={chosen} />
              </div>
            )}
            {(state === 'loading' || state === 'failed') && (
              <div className={frame.status}>
                <PartStatus
                  state={state}
                  onRetry={start}
                  loading={mapTexts.loading}
                  failed={mapTexts.failed}
                />
              </div>
            )}
            {attribution}
          </div>
          <div className={frame.controls} />
        </>
      )}
    </div>
  );
}
