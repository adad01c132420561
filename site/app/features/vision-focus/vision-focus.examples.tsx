import { examplesOf } from '../../styleguide/examples.ts';
import { VisionFocus } from './vision-focus.tsx';

export default examplesOf(VisionFocus, {
  title: 'Vision and focus',
  about: 'Two panels that face each other, with one kolam laid across both.',
  isWide: true,
  examples: [{ name: 'usual', props: {} }],
});
