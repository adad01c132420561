import { examplesOf } from '../../styleguide/examples.ts';
import { AssociatedPartners } from './partners.tsx';

export default examplesOf(AssociatedPartners, {
  title: 'Associated partners',
  about: 'Who pays for the projects: logo, name and project.',
  isWide: true,
  examples: [{ name: 'usual', props: {} }],
});
