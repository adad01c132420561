import { examplesOf } from '../../styleguide/examples.ts';
import { VolunteerPartners } from './partners.tsx';

export default examplesOf(VolunteerPartners, {
  title: 'Volunteer partners',
  about: 'Whose students volunteer; one without a logo of its own gets ours.',
  isWide: true,
  examples: [{ name: 'usual', props: {} }],
});
