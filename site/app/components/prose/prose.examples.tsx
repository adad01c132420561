import type { ComponentExamples } from '../../styleguide/examples.ts';
import { longText, longWord } from '../../styleguide/sample-texts.ts';
import { Prose } from './prose.tsx';

const html = `
<p>${longText}</p>
<h2>${longWord}</h2>
<ul><li>A list</li><li>with <a href="/terms">a link</a> and <code>${longWord}</code></li></ul>
<h3>Smaller</h3>
<blockquote><p>A quote.</p></blockquote>
<pre><code>${longText}</code></pre>
<table tabindex="0"><thead><tr><th>${longWord}</th><th>${longWord}</th></tr></thead>
<tbody><tr><td>1</td><td>2</td></tr></tbody></table>`;

export default {
  title: 'Prose',
  about: 'Running text that is written as Markdown.',
  isWide: true,
  examples: [{ name: 'all that it can hold', element: <Prose html={html} /> }],
} satisfies ComponentExamples;
