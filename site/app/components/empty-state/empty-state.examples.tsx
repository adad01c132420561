import { emptyTexts } from '../../content/sections.ts';
import { examplesOf } from '../../styleguide/examples.ts';
import { EmptyState } from './empty-state.tsx';

export default examplesOf(EmptyState, {
  title: 'Empty state',
  about: 'A friendly sentence where a list has nothing to show.',
  examples: Object.entries(emptyTexts).map(([name, children]) => ({ name, props: { children } })),
});
