import { examplesOf } from '../../styleguide/examples.ts';
import Text from '../../texts/refunds-cancellations.mdx';
import { Prose } from './prose.tsx';

export default examplesOf(Prose, {
  title: 'Prose',
  about: 'Running text that is written as Markdown.',
  isWide: true,
  examples: [{ name: 'a policy', props: { children: <Text /> } }],
});
