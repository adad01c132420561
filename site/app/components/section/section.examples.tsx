import { examplesOf } from '../../styleguide/examples.ts';
import { longText } from '../../styleguide/sample-texts.ts';
import { Section } from './section.tsx';

export default examplesOf(Section, {
  title: 'Section',
  about: 'A part of a page under its heading.',
  isWide: true,
  examples: [
    { name: 'plain', props: { id: 'plain', heading: 'Our Work', children: <p>Words.</p> } },
    {
      name: 'with an introduction',
      props: { id: 'intro', heading: 'Partners', intro: longText, children: <p>Words.</p> },
    },
  ],
});
