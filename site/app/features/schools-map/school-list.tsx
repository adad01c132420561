import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Kolam } from '../../components/kolam/kolam-drawing.tsx';
import { mapProjects } from '../../content/projects-on-map.ts';
import { mapTexts } from '../../content/sections.ts';
import { addressOf, isFiltered, type SchoolFilter } from './filter.ts';
import { isHollow } from './look.ts';
import { byDistrict, type Place } from './places.ts';
import styles from './schools-map.module.css';

/** A filter that leaves at most so many schools shows them without another press. */
const fewEnoughToOpen = 12;

/** All schools that are shown, by district: the map's equal for whoever has no use for a map (R18). */
export const SchoolList = memo(function SchoolList({
  shown,
  filter,
  chosen,
  onChoose,
}: {
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

  if (shown.length === 0) {
    return (
      <div className={styles.empty}>
        <Kolam radius={2} seed="no school" className={styles.emptyKolam} />
        <p>{mapTexts.noMatch}</p>
      </div>
    );
  }
  return (
    <div ref={list} className={styles.list}>
      {byDistrict(shown).map(({ name, places }) => (
        <details key={name} open={open || places.some(({ id }) => id === chosenAtFirst)}>
          <summary className={styles.districtName}>
            <h3>{name}</h3>
            <span className={styles.number}>
              {places.length}
              <span className="unseen">{places.length === 1 ? ' school' : ' schools'}</span>
            </span>
          </summary>
          <ul className={styles.schools}>
            {places.map((place) => (
              <SchoolEntry
                key={place.id}
                place={place}
                address={`/${addressOf(new URLSearchParams(), filter, place.id)}#schools`}
                chosen={place.id === chosen}
                onChoose={onChoose}
              />
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
});

const SchoolEntry = memo(function SchoolEntry({
  place: { id, key, name },
  address,
  chosen,
  onChoose,
}: {
  readonly place: Place;
  readonly address: string;
  readonly chosen: boolean;
  readonly onChoose: (id: number) => void;
}) {
  const project = mapProjects[key];
  return (
    <li>
      <Link
        to={address}
        id={`school-${id}`}
        aria-current={chosen || undefined}
        className={styles.school}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onChoose(id);
        }}
      >
        <span
          className={styles.dot}
          data-colour={project.colour}
          data-hollow={isHollow(key) || undefined}
        />
        <span>
          {name}
          <span className={styles.projectName}>{project.title}</span>
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
