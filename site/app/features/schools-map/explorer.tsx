import { useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { schools } from '../../content/schools.ts';
import { useHydrated } from '../../use-hydrated.ts';
import {
  addressOf,
  chosenFrom,
  filterFrom,
  filterPlaces,
  isFiltered,
  isSameFilter,
  noFilter,
  type SchoolFilter,
} from './filter.ts';
import { answer, answersOf, FilterForm } from './filter-form.tsx';
import { MapFrame } from './map-frame.tsx';
import { byDistrict, placesOf } from './places.ts';
import { SchoolList } from './school-list.tsx';
import styles from './schools-map.module.css';
import type { TileSource } from './schools-map.tsx';

const places = placesOf(schools);
const districts = byDistrict(places);
/** In the order of the list, which is also the order of the keys on the map. */
const ordered = districts.flatMap((district) => district.places);

/** From where a school was chosen: there the focus goes back when its popup is closed. */
export type ChosenOn = 'map' | 'list' | 'address';

export interface Choice {
  readonly id: number;
  readonly on: ChosenOn;
}

/** The map with its filter and its list: two views of the same schools that follow each other. */
export default function Explorer({ tiles }: { readonly tiles: TileSource }) {
  const [searchParams] = useSearchParams();
  const hydrated = useHydrated();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [filter, setFilter] = useState(() => filterFrom(searchParams, places));
  const [choice, setChoice] = useState<Choice | null>(() => {
    const id = chosenFrom(searchParams, places);
    return id === null ? null : { id, on: 'address' };
  });
  // Counted up to ask the map for a view of all that is shown.
  const [fit, setFit] = useState(0);
  // Typing never waits for thousands of schools.
  const shownFilter = useDeferredValue(filter);
  const shown = useMemo(() => filterPlaces(ordered, shownFilter), [shownFilter]);

  // What was typed or chosen before this came to life counts.
  useEffect(() => {
    if (!form.current) return;
    const answered = filterFrom(answersOf(form.current), places);
    setFilter((known) => (isSameFilter(known, answered) ? known : answered));
  }, []);

  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const next = addressOf(new URLSearchParams(search), filter, choice?.id ?? null);
    // Not through the router: nothing is to be read again, and nothing to be scrolled.
    if (next !== search)
      window.history.replaceState(window.history.state, '', pathname + next + hash);
  }, [filter, choice]);

  const chooseInList = useCallback((id: number) => setChoice({ id, on: 'list' }), []);

  function change(next: SchoolFilter) {
    setFilter(next);
    if (choice && !filterPlaces(ordered, next).some(({ id }) => id === choice.id)) setChoice(null);
  }

  function showAll() {
    if (form.current) answer(form.current, noFilter);
    change(noFilter);
    setFit((times) => times + 1);
  }

  return (
    <div className={styles.panel}>
      <MapFrame
        shown={shown}
        choice={choice}
        onChoose={setChoice}
        tiles={tiles}
        fit={fit}
        filtered={isFiltered(filter)}
        onFit={() => setFit((times) => times + 1)}
      />
      <div className={styles.side}>
        <FilterForm
          id={formId}
          ref={form}
          places={places}
          districts={districts}
          filter={filter}
          shown={shown}
          hydrated={hydrated}
          onChange={change}
          onFit={() => setFit((times) => times + 1)}
          onShowAll={showAll}
        />
        <SchoolList
          districts={districts}
          shown={shown}
          filter={shownFilter}
          chosen={choice?.id ?? null}
          onChoose={chooseInList}
        />
      </div>
    </div>
  );
}
