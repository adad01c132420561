import type { Map as LeafletMap } from 'leaflet';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { MapProject, School } from '../../cms/map-projects.ts';
import { replaceQuery } from '../../components/page-parameters.tsx';
import { prefersReducedMotion } from '../../components/reduced-motion.ts';
import {
  filterFrom,
  filterSchools,
  isFiltered,
  noFilter,
  type SchoolFilter,
  withFilter,
} from './filter.ts';
import { FilterForm } from './filter-form.tsx';
import { MapFrame } from './map-frame.tsx';
import type { Choice, MapProps } from './map-props.ts';
import { SchoolList } from './school-list.tsx';
import styles from './schools-map.module.css';

export interface SchoolsMapProps {
  readonly schools: readonly School[];
  /** Those that have schools, in the order of the filter. */
  readonly projects: readonly MapProject[];
  readonly tiles: MapProps['tiles'];
}

/** Closer, a single school would be shown without its surroundings. */
const CLOSEST_ZOOM = 11;
/** The edge of the map cuts no marker off. */
const FROM_EDGE_PX = 44;

/** Without scripts, form and links lead to the same page with another query (R18). */
export default function SchoolsMap({ schools, projects, tiles }: SchoolsMapProps) {
  const [searchParams] = useSearchParams();
  const [filter, setFilter] = useState(() => filterFrom(searchParams, schools));
  const [choice, setChoice] = useState<Choice | null>(() => {
    const school = schools.find(({ id }) => id === searchParams.get('school'));
    return school ? { school, on: 'address' } : null;
  });
  const [resets, setResets] = useState(0);
  const map = useRef<LeafletMap>(null);
  const filtered = useMemo(() => filterSchools(schools, filter), [schools, filter]);

  useEffect(() => {
    replaceQuery(withFilter(window.location.search, filter, choice?.school.id));
  }, [filter, choice]);

  const change = useCallback((next: SchoolFilter) => {
    const isShown = ({ school }: Choice) => filterSchools([school], next).length > 0;
    // The list and the markers follow what was chosen or typed, which is seen at once.
    startTransition(() => {
      setFilter(next);
      setChoice((now) => (now && isShown(now) ? now : null));
    });
  }, []);

  function fitTo(some: readonly School[], animate = !prefersReducedMotion()) {
    const bounds = some.map(({ coordinates }) => coordinates);
    if (bounds.length === 0) return;
    const padding: [number, number] = [FROM_EDGE_PX, FROM_EDGE_PX];
    map.current?.fitBounds(bounds, { padding, maxZoom: CLOSEST_ZOOM, animate });
  }

  // Another district or project may lie outside of what is seen. Typing moves nothing before it is submitted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on a choice
  useEffect(() => {
    const seen = map.current?.getBounds();
    if (seen && !filtered.every(({ coordinates }) => seen.contains(coordinates))) fitTo(filtered);
  }, [filter.district, filter.project]);

  return (
    <>
      <MapFrame
        schools={filtered}
        choice={choice}
        onChoose={setChoice}
        tiles={tiles}
        onReady={(ready) => {
          map.current = ready;
          if (isFiltered(filter)) fitTo(filtered, false);
        }}
        onFit={() => fitTo(filtered)}
      />
      <div className={styles.side}>
        <FilterForm
          key={resets}
          schools={schools}
          projects={projects}
          filter={filter}
          onChange={change}
          shown={filtered}
          onSubmit={(typed) => fitTo(filterSchools(schools, typed))}
          onShowAll={() => {
            setFilter(noFilter);
            setResets(resets + 1);
            fitTo(schools);
          }}
        />
        <SchoolList
          schools={filtered}
          filter={filter}
          chosen={choice?.school}
          onChoose={(school) => setChoice({ school, on: 'list' })}
        />
      </div>
    </>
  );
}
