import type { School } from '../../cms/schools.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { fill } from '../../labels/labels.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { mapProjects } from '../../texts/schools/map-projects.ts';
import { nameOfDistrict } from './filter.ts';
import { dotOf } from './marker-dot.ts';
import styles from './schools-map.module.css';

/** The content of a marker's popup (2.4.7). */
export function SchoolCard({ school }: { readonly school: School }) {
  const { key, name } = school;
  const { map: labels } = useLabels();
  const district = nameOfDistrict(school);
  const { url } = mapProjects[key];
  const { title } = labels.projects[key];
  return (
    <div className={styles.card}>
      <h3 {...dotOf(key)}>{title}</h3>
      <dl>
        <dt>
          <b>{labels.school}</b>
        </dt>
        <dd lang={name.lang}>{name.text}</dd>
        <dd lang={district.lang}>{district.text}</dd>
      </dl>
      {url !== null && (
        <ButtonLink to={`/projects/${url}`} aria-label={fill(labels.moreDetailsOf, { title })}>
          {labels.moreDetails}
        </ButtonLink>
      )}
    </div>
  );
}
