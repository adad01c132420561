import type { School } from '../../cms/schools.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { mapProjects } from '../../texts/schools/map-projects.ts';
import { MarkerDot } from './marker-dot.tsx';
import frame from './schools-map.module.css';

/** The content of a marker's popup (2.4.7). */
export function SchoolCard({ school: { key, name, district } }: { readonly school: School }) {
  const { title, url } = mapProjects[key];
  return (
    <div className={frame.card}>
      <h3>
        <MarkerDot project={key} />
        {title}
      </h3>
      <dl>
        <dt>
          <b>School</b>
        </dt>
        <dd>{name}</dd>
        <dd>{district}</dd>
      </dl>
      {url !== null && (
        <ButtonLink to={`/projects/${url}`} aria-label={`More Details: ${title}`}>
          More Details
        </ButtonLink>
      )}
    </div>
  );
}
