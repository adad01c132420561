import { examplesOf } from '../../styleguide/examples.ts';
import { NotFound } from './not-found.tsx';

export default examplesOf(NotFound, {
  title: 'Not found',
  about: 'The page for every address that does not exist.',
  isWide: true,
  examples: [{ name: 'usual', props: {} }],
});
