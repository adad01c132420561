import { useLabels } from '../../labels/use-labels.ts';
import './leaflet.css';
import type { Map as LeafletMap, Marker } from 'leaflet';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { School } from '../../cms/map-projects.ts';
import { Button } from '../../components/button/button.tsx';
import { wrapIndex } from '../../components/carousel.ts';
import { createMap } from './create-map.ts';
import leafletStyles from './leaflet-map.module.css';
import { MapControls } from './map-controls.tsx';
import type { MapProps } from './map-props.ts';
import { addMarkers, updateMarker } from './markers.ts';
import { start } from './projection.ts';
import { SchoolPopup } from './school-popup.tsx';
import styles from './schools-map.module.css';
import { useTiles } from './use-tiles.ts';

/** The map itself (2.4.7, 9). It is loaded when it comes into view, since Leaflet needs a browser. */
export default function LeafletView(props: MapProps) {
  const { map: labels, controls } = useLabels();
  const { schools, choice, onChoose } = props;
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(props);
  const places = useRef(labels.places);
  const [map, setMap] = useState<LeafletMap>();
  const [zoom, setZoom] = useState(start.zoom);
  const [markers, setMarkers] = useState<ReadonlyMap<School, Marker>>(new Map());
  const [current, setCurrent] = useState<School>();
  const { failed, retry } = useTiles(map, props.tiles.tileUrl);
  const chosenAt = choice && markers.get(choice.school)?.getLatLng();
  const tabStop = choice?.school ?? schools.find((school) => school === current) ?? schools[0];

  useEffect(() => {
    if (!box.current) return;
    const created = createMap(box.current, first.current.schools, places.current);
    created.on('zoomend', () => setZoom(created.getZoom()));
    first.current.onReady(created);
    setMap(created);
    return () => {
      created.remove();
    };
  }, []);

  // The notice takes room from the map, and Leaflet hears only of windows that change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the notice comes or goes
  useEffect(() => {
    map?.invalidateSize({ animate: false });
  }, [map, failed]);

  useEffect(() => {
    if (!map) return;
    const added = addMarkers(map, schools, zoom, (school) => onChoose({ school, on: 'map' }));
    setMarkers(added);
    return () => {
      for (const marker of added.values()) marker.remove();
    };
  }, [map, schools, zoom, onChoose]);

  useEffect(() => {
    for (const [school, marker] of markers) {
      updateMarker(marker, school === choice?.school, school === tabStop);
    }
  }, [markers, choice, tabStop]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') onChoose(null);
    const index = schools.findIndex((school) => event.target === markers.get(school)?.getElement());
    const school = schools[index];
    if (!school) return;
    const next = schools[indexAfter(event.key, index, schools.length)];
    if (next) {
      setCurrent(next);
      markers.get(next)?.getElement()?.focus({ preventScroll: true });
    } else if (event.key === 'Enter' || event.key === ' ') onChoose({ school, on: 'map' });
    else return;
    event.preventDefault();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: markers that belong together, no fields */}
      <div
        ref={box}
        role="group"
        aria-label={labels.label}
        className={leafletStyles.map}
        onKeyDown={onKeyDown}
      >
        {/* A portal: its DOM is in Leaflet's popup, and its key presses are handled here. */}
        {map && choice && chosenAt && (
          <SchoolPopup
            key={choice.school.id}
            map={map}
            at={chosenAt}
            choice={choice}
            onChoose={onChoose}
          />
        )}
      </div>
      {failed && (
        <div role="status" className={styles.notice}>
          <p>{labels.withoutTiles}</p>
          <Button kind="secondary" onClick={retry}>
            {controls.retry}
          </Button>
        </div>
      )}
      {map && <MapControls map={map} zoom={zoom} onFit={props.onFit} />}
    </>
  );
}

function indexAfter(key: string, index: number, count: number): number {
  if (key === 'ArrowRight' || key === 'ArrowDown') return wrapIndex(index + 1, count);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return wrapIndex(index - 1, count);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
