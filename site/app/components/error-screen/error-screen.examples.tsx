import type { ComponentExamples } from '../../styleguide/examples.ts';
import { ErrorScreen } from './error-screen.tsx';

export default {
  title: 'Error screen',
  about: 'What stands in the place of a page that cannot be shown.',
  isWide: true,
  examples: [{ name: 'not now', element: <ErrorScreen status={503} /> }],
} satisfies ComponentExamples;
