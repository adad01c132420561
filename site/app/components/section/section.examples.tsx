import type { ComponentExamples } from '../../styleguide/examples.ts';
import { longText } from '../../styleguide/sample-texts.ts';
import { Section } from './section.tsx';

export default {
  title: 'Section',
  about: 'A part of a page under its heading.',
  isWide: true,
  examples: [
    {
      name: 'plain',
      element: (
        <Section id="plain" heading="Our Work">
          <p>Words.</p>
        </Section>
      ),
    },
    {
      name: 'with an introduction',
      element: (
        <Section id="intro" heading="Partners" intro={longText}>
          <p>Words.</p>
        </Section>
      ),
    },
  ],
} satisfies ComponentExamples;
