import { examplesOf } from '../../styleguide/examples.ts';
import { Journey } from './journey.tsx';

export default examplesOf(Journey, {
  title: 'Journey',
  about: 'The picture of our story.',
  isWide: true,
  examples: [{ name: 'usual', props: {} }],
});
