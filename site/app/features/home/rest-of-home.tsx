import type { Stats } from '../../cms/stats.ts';
import type { Testimonial } from '../../cms/testimonials.ts';
import { AboutText } from '../about-text/about-text.tsx';
import { AssociatedPartners, VolunteerPartners } from '../partners/partners.tsx';
import { ProjectShortcuts } from '../project-shortcuts/project-shortcuts.tsx';
import { SchoolsMap, type TileSource } from '../schools-map/schools-map.tsx';
import { StatsSection } from '../stats/stats-section.tsx';
import { Testimonials } from '../testimonials/testimonials.tsx';
import { VisionFocus } from '../vision-focus/vision-focus.tsx';

export interface RestOfHomeProps {
  readonly stats: Stats;
  readonly testimonials: readonly Testimonial[];
  readonly map: TileSource;
}

/** The home page from the counters down (2.4.3–2.4.10): what nobody sees without scrolling. */
export default function RestOfHome({ stats, testimonials, map }: RestOfHomeProps) {
  return (
    <>
      <StatsSection stats={stats} />
      <VisionFocus />
      <ProjectShortcuts />
      <AboutText />
      <SchoolsMap tiles={map} />
      <AssociatedPartners />
      <VolunteerPartners />
      <Testimonials testimonials={testimonials} />
    </>
  );
}
