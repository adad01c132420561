import { examplesOf } from '../../styleguide/examples.ts';
import { longText, longWord } from '../../styleguide/sample-texts.ts';
import { PageIntro } from './page-intro.tsx';

export default examplesOf(PageIntro, {
  title: 'Page intro',
  about: 'The band with which an inner page begins.',
  isWide: true,
  examples: [
    { name: 'usual', props: { heading: 'Projects', children: <p>Six ways.</p> } },
    { name: 'with long text', props: { heading: longWord, children: <p>{longText}</p> } },
  ],
});
