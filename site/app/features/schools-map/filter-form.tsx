import type { RefObject } from 'react';
import { Form, Link } from 'react-router';
import { mapProjectKeys, mapProjects } from '../../content/projects-on-map.ts';
import { countBy, filterFrom, isFiltered, longestSearch, type SchoolFilter } from './filter.ts';
import { MapIcon } from './map-icons.tsx';
import { MarkerDot } from './marker-dot.tsx';
import type { District, Place } from './places.ts';
import styles from './schools-map.module.css';

/**
 * Which schools are shown: by words, district and project, each choice with the number of schools
 * that it leads to. A form that the server answers too; once alive it acts as one types and chooses.
 */
export function FilterForm({
  id,
  ref,
  places,
  districts,
  filter,
  shown,
  hydrated,
  onChange,
  onFit,
  onShowAll,
}: {
  readonly id: string;
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly places: readonly Place[];
  readonly districts: readonly District[];
  readonly filter: SchoolFilter;
  readonly shown: readonly Place[];
  readonly hydrated: boolean;
  readonly onChange: (filter: SchoolFilter) => void;
  readonly onFit: () => void;
  readonly onShowAll: () => void;
}) {
  const ofProject = countBy('key', places, filter);
  const ofDistrict = countBy('district', places, filter);
  const apply = (form: HTMLFormElement) => onChange(filterFrom(answersOf(form), places));
  const filtered = isFiltered(filter);
  const everyProject = [...ofProject.values()].reduce((sum, count) => sum + count, 0);

  return (
    <Form
      ref={ref}
      method="get"
      action="/#schools"
      role="search"
      aria-label="Schools"
      className={styles.form}
      onChange={(event) => apply(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
        onFit();
      }}
    >
      <p role="status" className={styles.count}>
        {countInWords(shown)}
      </p>

      <div className={styles.searchRow}>
        <label htmlFor={`${id}-q`} className="unseen">
          Search by school, place or project
        </label>
        <input
          id={`${id}-q`}
          type="search"
          name="q"
          defaultValue={filter.words}
          maxLength={longestSearch}
          placeholder="School, place or project"
          autoComplete="off"
          enterKeyHint="search"
          className={styles.search}
        />
        <button type="submit" aria-label="Show schools" className={styles.submit}>
          <MapIcon name="search" />
        </button>
      </div>

      <label htmlFor={`${id}-district`} className="unseen">
        District
      </label>
      <select
        id={`${id}-district`}
        name="district"
        defaultValue={filter.district ?? ''}
        className={styles.district}
      >
        <option value="">All districts</option>
        {districts.map(({ name }) => (
          <option key={name} value={name}>
            {name} ({ofDistrict.get(name) ?? 0})
          </option>
        ))}
      </select>

      <fieldset className={styles.chips}>
        <legend className="unseen">Project</legend>
        <label className={styles.chip}>
          <input type="radio" name="project" value="" defaultChecked={filter.project === null} />
          All projects <span className={styles.number}>{everyProject}</span>
        </label>
        {mapProjectKeys.map((key) => (
          <label key={key} className={styles.chip}>
            <input
              type="radio"
              name="project"
              value={key}
              defaultChecked={filter.project === key}
            />
            <MarkerDot project={key} />
            {mapProjects[key].title.replace(/^Project /, '')}{' '}
            <span className={styles.number}>{ofProject.get(key) ?? 0}</span>
          </label>
        ))}
      </fieldset>

      {(filtered || hydrated) && (
        <div className={styles.actions}>
          {hydrated && (
            <button type="button" className={styles.action} onClick={onFit}>
              <MapIcon name="fit" />
              {filtered ? 'Fit to filter' : 'Fit all schools'}
            </button>
          )}
          {filtered && (
            <Link
              to="/#schools"
              className={styles.action}
              onClick={(event) => {
                event.preventDefault();
                onShowAll();
              }}
            >
              Show all
            </Link>
          )}
        </div>
      )}
    </Form>
  );
}

/** The form's answers as an address would give them. */
export function answersOf(form: HTMLFormElement): Pick<URLSearchParams, 'get'> {
  const data = new FormData(form);
  return {
    get(name) {
      const value = data.get(name);
      return typeof value === 'string' ? value : null;
    },
  };
}

/** Puts a filter into the form's fields. */
export function answer(form: HTMLFormElement, filter: SchoolFilter): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = filter.district ?? '';
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === 'radio') field.checked = field.value === (filter.project ?? '');
    else field.value = filter.words;
  }
}

function countInWords(shown: readonly Place[]): string {
  const districts = new Set(shown.map(({ district }) => district)).size;
  if (shown.length === 0) return 'No school';
  const schools = shown.length === 1 ? '1 school' : `${shown.length} schools`;
  return `${schools} in ${districts === 1 ? '1 district' : `${districts} districts`}`;
}
