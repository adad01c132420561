import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { School } from '../../cms/map-projects.ts';
import { LangSpan } from '../../components/lang-span.tsx';
import { intercept } from '../../components/on-press.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { districtsOf, isFiltered, type SchoolFilter, withFilter } from './filter.ts';
import { dotOf } from './marker-dot.ts';
import styles from './schools-map.module.css';

interface SchoolListProps {
  readonly schools: readonly School[];
  readonly filter: SchoolFilter;
  readonly chosen: School | undefined;
  readonly onChoose: (school: School) => void;
}

/** A list that a filter made so short stands open. */
const MAX_UNFOLDED = 12;

/** The schools by district: the map for visitors who have no use for a map (R18). A phone folds them away. */
export function SchoolList({ schools, filter, chosen, onChoose }: SchoolListProps) {
  const { map: labels } = useLabels();
  const listRef = useRef<HTMLDivElement>(null);
  const open = isFiltered(filter) && schools.length <= MAX_UNFOLDED;
  const [chosenAtFirst] = useState(chosen);

  // Opens the district of the chosen school and, where the list scrolls by itself, scrolls to it.
  useEffect(() => {
    const entry = chosen && document.getElementById(`school-${chosen.id}`);
    const group = entry?.closest('details');
    if (!entry || !group || !listRef.current) return;
    group.open = true;
    const view = listRef.current.getBoundingClientRect();
    const { top, bottom } = entry.getBoundingClientRect();
    if (top < view.top || bottom > view.bottom) {
      listRef.current.scrollTop += top - view.top - view.height / 3;
    }
  }, [chosen]);

  if (schools.length === 0) return <p className={styles.noMatch}>{labels.noMatch}</p>;
  return (
    <details
      className={`folds ${styles.directory}`}
      open={isFiltered(filter) || chosenAtFirst !== undefined}
    >
      <summary className={styles.all}>{labels.byDistrict}</summary>
      <div ref={listRef} className={styles.list}>
        {districtsOf(schools).map((district) => (
          <details
            key={district.district}
            open={open || (chosenAtFirst && district.schools.includes(chosenAtFirst))}
          >
            <summary className={styles.district}>
              <h3 lang={district.name.lang}>{district.name.text}</h3>{' '}
              <span className={styles.number}>{district.schools.length}</span>
            </summary>
            <ul className={styles.schools}>
              {district.schools.map((school) => (
                <li key={school.id}>
                  <Link
                    to={`/${withFilter('', filter, school.id)}#schools`}
                    id={`school-${school.id}`}
                    aria-current={school === chosen || undefined}
                    {...dotOf(school.project.marker, styles.school)}
                    onClick={intercept(() => onChoose(school))}
                  >
                    <LangSpan of={school.name} />{' '}
                    <small lang={school.project.title.lang}>{school.project.title.text}</small>
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </details>
  );
}
