import { examplesOf } from '../../styleguide/examples.ts';
import { SkipLink } from './skip-link.tsx';

export default examplesOf(SkipLink, {
  title: 'Skip link',
  about: 'The first stop of the Tab key; unseen until it has the focus.',
  examples: [
    { name: 'unseen', props: {} },
    { name: 'with the focus', props: {}, as: 'focus' },
  ],
});
