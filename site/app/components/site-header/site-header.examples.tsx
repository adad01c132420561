import { examplesOf } from '../../styleguide/examples.ts';
import { longText, longWord } from '../../styleguide/sample-words.ts';
import { SiteHeader } from './site-header.tsx';

const projects = [
  { title: 'Project Spark', shortDescription: 'Science with the hands.', icon: 'spark' as const },
  { title: longWord, shortDescription: longText, path: '/projects/long' },
];

export default examplesOf(SiteHeader, {
  title: 'Site header',
  about: 'The bar over every page; below its width the tabs give way to the side menu.',
  isWide: true,
  examples: [
    { name: 'usual', props: { projects } },
    { name: 'logo with the focus', props: { projects: [] }, as: 'focus' },
    {
      name: 'tab under the pointer',
      props: { projects: [] },
      as: 'hover',
      on: 'a[href="/team"]',
    },
  ],
});
