import { examplesOf } from '../../styleguide/examples.ts';
import { later } from '../part/later.tsx';

// As on the pages: it is a part that comes late, and a part that is also sent at once is none.
const { Component } = later('footer', () => import('./site-footer.tsx'));

export default examplesOf(Component, {
  title: 'Site footer',
  about: 'Who we are, how to reach us, and the official documents, under every page.',
  isWide: true,
  examples: [
    { name: 'usual', props: {} },
    { name: 'link under the pointer', props: {}, as: 'hover', on: 'a[href="/terms"]' },
    { name: 'document with the focus', props: {}, as: 'focus', on: 'a[href$=".pdf"]' },
  ],
});
