import type { HomePage } from '../../cms/home-page.ts';
import { LazyLoad } from '../../components/lazy-load/lazy-load.tsx';
import { Section } from '../../components/section/section.tsx';
import styles from './schools-map.module.css';
import type { SchoolsMapProps } from './schools-map.tsx';

const load = () => import('./schools-map.tsx');

interface SchoolsSectionProps extends SchoolsMapProps {
  readonly texts: HomePage;
}

export function SchoolsSection({ texts, ...props }: SchoolsSectionProps) {
  return (
    <Section id="schools" heading={texts.mapHeading} intro={texts.mapIntro} wide>
      <div className={styles.panel}>
        <LazyLoad load={load} props={props} />
      </div>
    </Section>
  );
}
