import type { ComponentExamples } from '../../styleguide/examples.ts';
import builtIn from '../../texts/content/organisation.json' with { type: 'json' };
import SiteFooter from './site-footer.tsx';

const organisation = { ...builtIn, name: 'Mazhavil', phones: builtIn.phones.split('\n') };
const links = [
  { path: '/privacy', label: 'Privacy Policy' },
  { path: '/contact-us', label: 'Contact us' },
];
const document = { type: 'application/pdf', path: '/docs/80G-Certificate.pdf' } as const;
const documents = [
  { ...document, title: '80G Certificate', kind: 'certificate', size: 'PDF, 19 KB' },
  { ...document, title: 'Annual Report 2024–25', kind: 'annual-report', size: 'PDF' },
];

export default {
  title: 'Site footer',
  about: 'Who we are, how to reach us, and the official documents, under every page.',
  isWide: true,
  examples: [{ name: 'usual', element: <SiteFooter {...{ organisation, links, documents }} /> }],
} satisfies ComponentExamples;
