import { examplesOf } from '../../styleguide/examples.ts';
import { OpportunityList } from './opportunity-list.tsx';

export default examplesOf(OpportunityList, {
  title: 'Opportunities',
  about: 'The three ways to take part.',
  isWide: true,
  examples: [
    { name: 'usual', props: {} },
    { name: 'under the pointer', props: {}, as: 'hover', on: 'li' },
  ],
});
