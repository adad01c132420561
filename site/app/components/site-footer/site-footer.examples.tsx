import { examplesOf } from '../../styleguide/examples.ts';
import builtIn from '../../texts/content/organisation.json' with { type: 'json' };
import SiteFooter from './site-footer.tsx';

const phones = builtIn.phones.split('\n');
const links = [
  { path: '/privacy', label: 'Privacy Policy' },
  { path: '/contact-us', label: 'Contact us' },
];

export default examplesOf(SiteFooter, {
  title: 'Site footer',
  about: 'Who we are, how to reach us, and the official documents, under every page.',
  isWide: true,
  examples: [
    { name: 'usual', props: { organisation: { ...builtIn, name: 'Mazhavil', phones }, links } },
  ],
});
