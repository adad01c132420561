import { examplesOf } from '../../styleguide/examples.ts';
import { longText, longWord } from '../../styleguide/sample-words.ts';
import { Prose } from './prose.tsx';

const text = (
  <>
    <p>{longText}</p>
    <h2>What we keep</h2>
    <p>
      Your name and your words, for as long as we need them. <a href="/privacy">How we do it</a>
    </p>
    <ul>
      <li>The first point.</li>
      <li>{longText}</li>
    </ul>
    <h3>{longWord}</h3>
    <ol>
      <li>First this.</li>
      <li>Then that.</li>
    </ol>
  </>
);

export default examplesOf(Prose, {
  title: 'Prose',
  about: 'Running text that an editor writes as Markdown.',
  isWide: true,
  examples: [{ name: 'a column of its own', props: { children: text } }],
});
