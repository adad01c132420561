import { useEffect, useRef } from 'react';
import { Link, useHref } from 'react-router';
import type { MapProject, School } from '../../cms/map-projects.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { LangSpan } from '../../components/lang-span.tsx';
import { intercept } from '../../components/on-press.ts';
import { fill, type Labels, plural } from '../../labels/labels.ts';
import { useLabels } from '../../labels/use-labels.ts';
import {
  countBy,
  districtsOf,
  filterFrom,
  isFiltered,
  MAX_SEARCH_LENGTH,
  type SchoolFilter,
} from './filter.ts';
import { dotOf } from './marker-dot.ts';
import styles from './schools-map.module.css';

interface FilterFormProps {
  readonly schools: readonly School[];
  readonly projects: readonly MapProject[];
  readonly shown: readonly School[];
  readonly filter: SchoolFilter;
  readonly onChange: (filter: SchoolFilter) => void;
  /** `filter` may lag behind what was typed last, which this is told. */
  readonly onSubmit: (filter: SchoolFilter) => void;
  readonly onShowAll: () => void;
}

/** Without scripts the server answers the form; with them it acts at once. */
export function FilterForm(props: FilterFormProps) {
  const labels = useLabels();
  const { map } = labels;
  const action = useHref('/');
  const { schools, projects, filter, onChange } = props;
  const form = useRef<HTMLFormElement>(null);
  const ofProject = countBy('project', schools, filter);
  const ofDistrict = countBy('district', schools, filter);

  // What the visitor typed or chose before the page was hydrated counts.
  useEffect(() => {
    if (form.current) onChange(filterFrom(new FormData(form.current), schools));
  }, [onChange, schools]);

  return (
    <search aria-label={map.schools}>
      <form
        ref={form}
        method="get"
        action={`${action}#schools`}
        className={styles.form}
        onChange={({ currentTarget }) => onChange(filterFrom(new FormData(currentTarget), schools))}
        onSubmit={(event) => {
          event.preventDefault();
          props.onSubmit(filterFrom(new FormData(event.currentTarget), schools));
        }}
      >
        <p role="status" className={styles.count}>
          {countText(props.shown, labels)}
        </p>

        <div className={styles.searchRow}>
          <input
            type="search"
            name="q"
            aria-label={map.search}
            defaultValue={filter.search}
            maxLength={MAX_SEARCH_LENGTH}
            placeholder={map.searchPlaceholder}
            autoComplete="off"
            enterKeyHint="search"
            className={styles.field}
          />
          <button
            type="submit"
            aria-label={map.show}
            className={`${styles.control} ${styles.submit}`}
          >
            <Icon name="search" size="1.25rem" />
          </button>
        </div>

        <select
          name="district"
          aria-label={map.district}
          defaultValue={filter.district}
          className={styles.field}
        >
          <option value="">{map.allDistricts}</option>
          {districtsOf(schools).map(({ district, name }) => (
            <option key={district} value={district} lang={name.lang}>
              {`${name.text} (${ofDistrict(district)})`}
            </option>
          ))}
        </select>

        <fieldset className={styles.chips}>
          <legend className="visually-hidden">{map.project}</legend>
          <label className={styles.chip}>
            <input type="radio" name="project" value="" defaultChecked={filter.project === ''} />
            {map.allProjects} <span className={styles.number}>{ofProject('')}</span>
          </label>
          {projects.map(({ id, shortTitle, marker }) => (
            <label key={id} {...dotOf(marker, styles.chip)}>
              <input
                type="radio"
                name="project"
                value={id}
                defaultChecked={filter.project === id}
              />
              <LangSpan of={shortTitle} /> <span className={styles.number}>{ofProject(id)}</span>
            </label>
          ))}
        </fieldset>

        {isFiltered(filter) && (
          <Link to="/#schools" className={styles.showAll} onClick={intercept(props.onShowAll)}>
            {map.showAll}
          </Link>
        )}
      </form>
    </search>
  );
}

function countText(shown: readonly School[], labels: Labels): string {
  const { none, found, schoolCount, districtCount } = labels.map;
  if (shown.length === 0) return none;
  return fill(found, {
    schools: plural(labels, schoolCount, shown.length),
    districts: plural(labels, districtCount, districtsOf(shown).length),
  });
}
