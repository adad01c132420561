import type { HomePage } from '../../cms/home-page.ts';
import { Section } from '../../components/section/section.tsx';
import styles from './schools-map.module.css';
import { SchoolsMap, type SchoolsMapProps } from './schools-map.tsx';

interface SchoolsSectionProps extends SchoolsMapProps {
  readonly texts: HomePage;
}

export function SchoolsSection({ texts, ...props }: SchoolsSectionProps) {
  return (
    <Section id="schools" heading={texts.mapHeading} intro={texts.mapIntro} wide>
      <div className={styles.panel}>
        <SchoolsMap {...props} />
      </div>
    </Section>
  );
}
