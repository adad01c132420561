import { ButtonLink } from '../../components/button/button.tsx';
import { mapProjects } from '../../content/projects-on-map.ts';
import frame from './map-frame.module.css';
import { MarkerDot } from './marker-dot.tsx';
import type { Place } from './places.ts';

/**
 * What a marker's popup tells (2.4.7): project title, the label "School", name and district, and
 * "More Details" where the project has a page (9).
 */
export function SchoolCard({ place: { key, name, district } }: { readonly place: Place }) {
  const { title, url } = mapProjects[key];
  return (
    <div className={frame.card}>
      <h3 className={frame.cardTitle}>
        <MarkerDot project={key} />
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
