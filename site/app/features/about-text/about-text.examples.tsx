import { examplesOf } from '../../styleguide/examples.ts';
import { AboutText } from './about-text.tsx';

export default examplesOf(AboutText, {
  title: 'About text',
  about: 'Who we are, in a few sentences, under a chain of small kolams.',
  isWide: true,
  examples: [{ name: 'usual', props: {} }],
});
