import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseContext } from '../../tests/support/content-of.ts';
import { projectsCall } from './projects.ts';
import { firstParagraphOf, RichText } from './rich-text.ts';

const text = (words: string, marks: object = {}) => ({ type: 'text', text: words, ...marks });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const item = (words: string) => ({ type: 'list-item', children: [text(words)] });
const list = (format: string, ...children: object[]) => ({ type: 'list', format, children });

const blocks = [
  { type: 'heading', level: 2, children: [text('How it began')] },
  paragraph(text('In '), text('one', { bold: true }), text(' classroom, with 5 * 3 & <b>.')),
  list('unordered', item('Maths'), list('ordered', item('Counting'), item('1. Weighing'))),
  paragraph(text('- no list. '), {
    type: 'link',
    url: 'https://example.org/a b)',
    children: [text('Read [on]')],
  }),
  { type: 'quote', children: [text('We read\naloud.')] },
  { type: 'image', image: { url: '/uploads/a.jpg', alternativeText: 'A class' } },
  null,
];

test('[3.1] Strapi’s blocks become Markdown, in which typed signs stay what they are', () => {
  expect(v.parse(RichText, blocks).trim()).toBe(
    [
      '## How it began',
      'In one classroom, with 5 \\* 3 \\& \\<b\\>.',
      '- Maths\n    1. Counting\n    1. 1\\. Weighing',
      '\\- no list. [Read \\[on\\]](<https://example.org/a%20b)>)',
      '> We read\n> aloud.',
      '![A class](</uploads/a.jpg>)',
    ].join('\n\n'),
  );
});

test.each([
  ['One **bold** word.\n\nMore.', 'One bold word.'],
  ['## Heading\n\n- a point\n\n[Read](/team) on', 'a point'],
  ['', ''],
  ['# Heading alone', ''],
])('the first paragraph of %j is %j', (markdown, first) => {
  expect(firstParagraphOf(markdown)).toBe(first);
});

test('[3.1] a project with blocks is shown, and its opening is plain text', () => {
  const entry = { id: 1, projectTitle: 'Spark', longDescription: blocks };
  const [project] = projectsCall.parse([entry], parseContext);
  expect(project?.opening.text).toBe('In one classroom, with 5 * 3 & <b>.');
});
