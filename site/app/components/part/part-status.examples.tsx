import { examplesOf } from '../../styleguide/examples.ts';
import { PartStatus } from './part-status.tsx';

const onRetry = () => undefined;

export default examplesOf(PartStatus, {
  title: 'Part status',
  about: 'Where a part of a page is on its way, or did not come.',
  examples: [
    { name: 'loading', props: { state: 'loading', onRetry } },
    { name: 'failed', props: { state: 'failed', onRetry } },
  ],
});
