import { examplesOf } from '../../styleguide/examples.ts';
import { VolunteerCall } from './volunteer-call.tsx';

export default examplesOf(VolunteerCall, {
  title: 'Volunteer call',
  about: 'With what a project’s page ends.',
  isWide: true,
  examples: [
    { name: 'usual', props: { seed: 'project-spark' } },
    { name: 'button with the focus', props: { seed: 'project-disha' }, as: 'focus' },
  ],
});
