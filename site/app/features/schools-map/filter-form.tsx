import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { School } from '../../cms/schools.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { instead } from '../../components/on-press.ts';
import { mapProjectKeys, mapProjects } from '../../texts/schools/map-projects.ts';
import {
  countBy,
  districtsOf,
  filterFrom,
  isFiltered,
  maxSearchLength,
  type SchoolFilter,
} from './filter.ts';
import { MarkerDot } from './marker-dot.tsx';
import styles from './schools-map.module.css';

interface FilterFormProps {
  readonly schools: readonly School[];
  readonly shown: readonly School[];
  readonly filter: SchoolFilter;
  readonly onChange: (filter: SchoolFilter) => void;
  readonly onSubmit: () => void;
  readonly onShowAll: () => void;
}

/** Without scripts the server answers the form; with them it acts at once. */
export function FilterForm(props: FilterFormProps) {
  const { schools, filter, onChange } = props;
  const form = useRef<HTMLFormElement>(null);
  const ofProject = countBy('key', schools, filter);
  const ofDistrict = countBy('district', schools, filter);

  // What the visitor typed or chose before the page was hydrated counts.
  useEffect(() => {
    if (form.current) onChange(filterFrom(new FormData(form.current), schools));
  }, [onChange, schools]);

  return (
    <search aria-label="Schools">
      <form
        ref={form}
        method="get"
        action="/#schools"
        className={styles.form}
        onChange={({ currentTarget }) => onChange(filterFrom(new FormData(currentTarget), schools))}
        onSubmit={instead(props.onSubmit)}
      >
        <p role="status" className={styles.count}>
          {countText(props.shown)}
        </p>

        <div className={styles.searchRow}>
          <input
            type="search"
            name="q"
            aria-label="Search by school, place or project"
            defaultValue={filter.search}
            maxLength={maxSearchLength}
            placeholder="School, place or project"
            autoComplete="off"
            enterKeyHint="search"
            className={styles.field}
          />
          <button
            type="submit"
            aria-label="Show schools"
            className={`${styles.control} ${styles.submit}`}
          >
            <Icon name="search" size="1.25rem" />
          </button>
        </div>

        <select
          name="district"
          aria-label="District"
          defaultValue={filter.district}
          className={styles.field}
        >
          <option value="">All districts</option>
          {districtsOf(schools).map(({ name }) => (
            <option key={name} value={name}>
              {name} ({ofDistrict(name)})
            </option>
          ))}
        </select>

        <fieldset className={styles.chips}>
          <legend className="unseen">Project</legend>
          {(['', ...mapProjectKeys] as const).map((key) => (
            <label key={key} className={styles.chip}>
              <input
                type="radio"
                name="project"
                value={key}
                defaultChecked={filter.project === key}
              />
              {key && <MarkerDot project={key} />}
              {key ? mapProjects[key].title.replace(/^Project /, '') : 'All projects'}{' '}
              <span className={styles.number}>{ofProject(key)}</span>
            </label>
          ))}
        </fieldset>

        {isFiltered(filter) && (
          <Link to="/#schools" className={styles.showAll} onClick={instead(props.onShowAll)}>
            Show all
          </Link>
        )}
      </form>
    </search>
  );
}

function countText(shown: readonly School[]): string {
  if (shown.length === 0) return 'No school';
  const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  return `${count(shown.length, 'school')} in ${count(districtsOf(shown).length, 'district')}`;
}
