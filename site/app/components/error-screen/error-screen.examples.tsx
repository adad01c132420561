import { examplesOf } from '../../styleguide/examples.ts';
import { ErrorScreen } from './error-screen.tsx';

export default examplesOf(ErrorScreen, {
  title: 'Error screen',
  about: 'What stands in the place of a page that cannot be shown.',
  isWide: true,
  examples: [{ name: 'not now', props: { status: 503 } }],
});
