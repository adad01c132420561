import { examplesOf } from '../../styleguide/examples.ts';
import { longText, longWord } from '../../styleguide/sample-words.ts';
import { PageIntro } from './page-intro.tsx';

export default examplesOf(PageIntro, {
  title: 'Page intro',
  about: 'The band with which an inner page begins.',
  isWide: true,
  examples: [
    {
      name: 'marigold',
      props: { heading: 'Projects', accent: 'marigold', seed: 'one', children: <p>Six ways.</p> },
    },
    { name: 'lagoon', props: { heading: 'Our Story', accent: 'lagoon', seed: 'two' } },
    { name: 'hibiscus', props: { heading: 'Gallery', accent: 'hibiscus', seed: 'three' } },
    { name: 'sky', props: { heading: 'Contact Us', accent: 'sky', seed: 'four' } },
    {
      name: 'with too many words',
      props: { heading: longWord, accent: 'sky', seed: 'five', children: <p>{longText}</p> },
    },
  ],
});
