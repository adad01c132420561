import type { ComponentExamples } from '../../styleguide/examples.ts';
import { longText, longWord } from '../../styleguide/sample-texts.ts';
import { SiteHeader } from './site-header.tsx';

const projects = [
  { title: 'Project Spark', shortDescription: 'Science with the hands.', icon: 'spark' as const },
  { title: longWord, shortDescription: longText, path: '/projects/long' },
];

export default {
  title: 'Site header',
  about: 'The bar over every page; below its width the tabs give way to the side menu.',
  isWide: true,
  examples: [{ name: 'usual', element: <SiteHeader projects={projects} /> }],
} satisfies ComponentExamples;
