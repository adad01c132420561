import type { School } from '../../cms/map-projects.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { fill } from '../../labels/labels.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { nameOfDistrict } from './filter.ts';
import { dotOf } from './marker-dot.ts';
import styles from './schools-map.module.css';

/** The content of a marker's popup (2.4.7). */
export function SchoolCard({ school }: { readonly school: School }) {
  const { project, name } = school;
  const { map: labels } = useLabels();
  const district = nameOfDistrict(school);
  const { title, path, marker } = project;
  return (
    <div className={styles.card}>
      <h3 lang={title.lang} {...dotOf(marker)}>
        {title.text}
      </h3>
      <dl>
        <dt>
          <b>{labels.school}</b>
        </dt>
        <dd lang={name.lang}>{name.text}</dd>
        <dd lang={district.lang}>{district.text}</dd>
      </dl>
      {path !== undefined && (
        <ButtonLink to={path} aria-label={fill(labels.moreDetailsOf, { title: title.text })}>
          {labels.moreDetails}
        </ButtonLink>
      )}
    </div>
  );
}
