import type { School } from '../../cms/schools.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { mapProjects } from '../../texts/schools/map-projects.ts';
import { fill } from '../../texts/texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { nameOfDistrict } from './filter.ts';
import { MarkerDot } from './marker-dot.tsx';
import frame from './schools-map.module.css';

/** The content of a marker's popup (2.4.7). */
export function SchoolCard({ school }: { readonly school: School }) {
  const { key, name } = school;
  const { map: texts } = useTexts();
  const district = nameOfDistrict(school);
  const { url } = mapProjects[key];
  const { title } = texts.projects[key];
  return (
    <div className={frame.card}>
      <h3>
        <MarkerDot project={key} />
        {title}
      </h3>
      <dl>
        <dt>
          <b>{texts.school}</b>
        </dt>
        <dd lang={name.lang}>{name.text}</dd>
        <dd lang={district.lang}>{district.text}</dd>
      </dl>
      {url !== null && (
        <ButtonLink to={`/projects/${url}`} aria-label={fill(texts.moreDetailsOf, { title })}>
          {texts.moreDetails}
        </ButtonLink>
      )}
    </div>
  );
}
