import { examplesOf } from '../../styleguide/examples.ts';
import SiteFooter from './site-footer.tsx';

export default examplesOf(SiteFooter, {
  title: 'Site footer',
  about: 'Who we are, how to reach us, and the official documents, under every page.',
  isWide: true,
  examples: [{ name: 'usual', props: {} }],
});
