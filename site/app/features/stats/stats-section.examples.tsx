import { defaultStats } from '../../cms/stats.ts';
import { examplesOf } from '../../styleguide/examples.ts';
import { StatsSection } from './stats-section.tsx';

export default examplesOf(StatsSection, {
  title: 'Counters',
  about: 'Four rings that fill while their figures roll; at rest without motion.',
  isWide: true,
  examples: [
    { name: 'usual', props: { stats: defaultStats } },
    {
      name: 'from nothing to very much',
      props: { stats: { students: 12_345_678, volunteers: 0, schools: 7, tribalStudyCenters: 1 } },
    },
  ],
});
