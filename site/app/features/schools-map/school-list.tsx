import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Kolam } from '../../components/kolam/kolam-drawing.tsx';
import { mapProjects } from '../../content/projects-on-map.ts';
import { mapTexts } from '../../content/sections.ts';
import { addressOf, isFiltered, type SchoolFilter } from './filter.ts';
import { MarkerDot } from './marker-dot.tsx';
import type { District, Place } from './places.ts';
import styles from './schools-map.module.css';

/** A filter that leaves at most so many schools shows them without another press. */
const fewEnoughToOpen = 12;

/**
 * All schools by district: the map's equal for whoever has no use for a map (R18). Those that are not
 * shown are hidden, not taken away, so that a filter costs the same for ten schools and for thousands.
 */
export const SchoolList = memo(function SchoolList({
  districts,
  shown,
  filter,
  chosen,
  onChoose,
}: {
  readonly districts: readonly District[];
  readonly shown: readonly Place[];
  readonly filter: SchoolFilter;
  readonly chosen: number | null;
  readonly onChoose: (id: number) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  useFollow(list, chosen);
  const open = isFiltered(filter) && shown.length <= fewEnoughToOpen;
  // A later choice opens its district too, but never closes one again under somebody's focus.
  const [chosenAtFirst] = useState(chosen);
  // Links are for those without scripts, who come with the filter of the address.
  const [filterAtFirst] = useState(filter);
  const ids = new Set(shown.map(({ id }) => id));

  return (
    <>
      {shown.length === 0 && (
        <div className={styles.empty}>
          <Kolam radius={2} seed="no school" className={styles.emptyKolam} />
          <p>{mapTexts.noMatch}</p>
        </div>
      )}
      <div ref={list} className={styles.list} hidden={shown.length === 0}>
        {districts.map(({ name, places }) => {
          const count = places.filter(({ id }) => ids.has(id)).length;
          return (
            <details
              key={name}
              hidden={count === 0}
              open={open || places.some(({ id }) => id === chosenAtFirst)}
            >
              <summary className={styles.districtName}>
                <h3>{name}</h3>{' '}
                <span className={styles.number}>
                  {count}
                  <span className="unseen">{count === 1 ? ' school' : ' schools'}</span>
                </span>
              </summary>
              <ul className={styles.schools}>
                {places.map((place) => (
                  <SchoolEntry
                    key={place.id}
                    place={place}
                    filter={filterAtFirst}
                    hidden={!ids.has(place.id)}
                    chosen={place.id === chosen}
                    onChoose={onChoose}
                  />
                ))}
              </ul>
            </details>
          );
        })}
      </div>
    </>
  );
});

const SchoolEntry = memo(function SchoolEntry({
  place: { id, key, name },
  filter,
  hidden,
  chosen,
  onChoose,
}: {
  readonly place: Place;
  readonly filter: SchoolFilter;
  readonly hidden: boolean;
  readonly chosen: boolean;
  readonly onChoose: (id: number) => void;
}) {
  return (
    <li hidden={hidden}>
      <Link
        to={`/${addressOf(new URLSearchParams(), filter, id)}#schools`}
        id={`school-${id}`}
        aria-current={chosen || undefined}
        className={styles.school}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onChoose(id);
        }}
      >
        <MarkerDot project={key} />
        <span>
          {name} <span className={styles.projectName}>{mapProjects[key].title}</span>
        </span>
      </Link>
    </li>
  );
});

/** Opens the chosen school's district and, where the list scrolls by itself, brings the school into it. */
function useFollow(list: RefObject<HTMLDivElement | null>, chosen: number | null) {
  useEffect(() => {
    const entry = chosen === null ? null : document.getElementById(`school-${chosen}`);
    const box = list.current;
    if (!entry || !box?.contains(entry)) return;
    const group = entry.closest('details');
    if (group) group.open = true;
    if (box.scrollHeight <= box.clientHeight) return;
    const { top, bottom } = entry.getBoundingClientRect();
    const view = box.getBoundingClientRect();
    if (top < view.top + 48 || bottom > view.bottom) {
      box.scrollTop += top - view.top - view.height / 3;
    }
  }, [list, chosen]);
}
