import { ButtonLink } from '../../components/button/button.tsx';
import { mapProjects } from '../../content/projects-on-map.ts';
import { isHollow } from './look.ts';
import frame from './map-frame.module.css';
import type { Place } from './places.ts';

/**
 * What a marker's popup tells (2.4.7): project title, the label "School", name and district, and
 * "More Details" where the project has a page (9).
 */
export function SchoolCard({ place: { key, name, district } }: { readonly place: Place }) {
  const { title, colour, url } = mapProjects[key];
  return (
    <div className={frame.card}>
      <h3 className={frame.cardTitle}>
        <span className={frame.dot} data-colour={colour} data-hollow={isHollow(key) || undefined} />
        {title}
      </h3>
      <dl className={frame.facts}>
        <dt>School</dt>
        <dd className={frame.schoolName}>{name}</dd>
        <dd className={frame.district}>{district}</dd>
      </dl>
      {url !== null && (
        <ButtonLink to={`/projects/${url}`} aria-label={`More Details: ${title}`}>
          More Details
        </ButtonLink>
      )}
    </div>
  );
}
