import type { ComponentExamples } from '../../styleguide/examples.ts';
import { longText, longWord } from '../../styleguide/sample-texts.ts';
import { PageIntro } from './page-intro.tsx';

export default {
  title: 'Page intro',
  about: 'The band with which an inner page begins.',
  isWide: true,
  examples: [
    {
      name: 'usual',
      element: (
        <PageIntro heading="Projects">
          <p>Six ways.</p>
        </PageIntro>
      ),
    },
    {
      name: 'with long text',
      element: (
        <PageIntro heading={longWord}>
          <p>{longText}</p>
        </PageIntro>
      ),
    },
  ],
} satisfies ComponentExamples;
