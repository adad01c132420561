import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  schema,
  serializeDocument,
} from '../../../src/features/markdown/admin/markdown-document.ts';
import { parsePastedText } from '../../../src/features/markdown/admin/pasted-text.ts';

const messages: readonly (readonly [message: string, markdown: string])[] = [
  ['*Important*: _please_ come', '**Important**: *please* come'],
  ['*_both_* and _*both*_!', '***both*** and ***both***!'],
  ['(*in brackets*), “*quoted*”', '(**in brackets**), “**quoted**”'],
  ['~struck~ words, ~*both*~ and ```code```', '~~struck~~ words, **~~both~~** and code'],
  ['```two\nlines```', 'two\\\nlines'],
  ['*മഴവിൽ* _வானவில்_', '**മഴവിൽ** *வானவில்*'],
  ['Bring:\n- milk\n- *bread*\nThank you', 'Bring:\n\n- milk\n- **bread**\n\nThank you'],
  ['* milk\n* bread', '- milk\n- bread'],
  ['• milk\n• bread', '- milk\n- bread'],
  ['1) first\n2) second', '1. first\n2. second'],
  ['Two lines\n# the second', 'Two lines\\\n\\# the second'],
  ['1. first\n2. second', '1. first\n2. second'],
  ['3. third\n4. fourth', '3. third\n4. fourth'],
  [
    'One line\nand the next\n\nA paragraph\r\nand a line',
    'One line\\\nand the next\n\nA paragraph\\\nand a line',
  ],
  ['2*3*4 and 2 * 3 * 4', '2\\*3\\*4 and 2 \\* 3 \\* 4'],
  ['file_names_with_underscores and _one_two', 'file_names_with_underscores and \\_one_two'],
  ['A lone - hyphen, -5 degrees', 'A lone - hyphen, -5 degrees'],
  ['1986. A great year', '1986\\. A great year'],
  ['https://example.org/_a_/*b*', 'https://example.org/\\_a\\_/\\*b\\*'],
  ['**Markdown** stays', '\\*\\*Markdown\\*\\* stays'],
  ['_a file_name is meant_', '*a file_name is meant*'],
  ['*not ended and * not begun*', '\\*not ended and \\* not begun\\*'],
  ['*', '\\*'],
];

test('a pasted WhatsApp message keeps bold, italic, lists and line breaks', () => {
  for (const [message, markdown] of messages) {
    const { content } = parsePastedText(message, [], false);
    assert.equal(serializeDocument(schema.node('doc', null, content)), markdown, message);
  }
});

test('text that is pasted with Ctrl+Shift+V keeps its characters, and bold stays bold', () => {
  const { content } = parsePastedText('- _a_ b\nc', [schema.marks.strong.create()], true);
  assert.equal(serializeDocument(schema.node('doc', null, content)), '**- \\_a\\_ b**\\\n**c**');
});

test('pasted cells of a spreadsheet become a table, also without HTML', () => {
  const { content } = parsePastedText('Item\tPrice\tWho\r\nBooks\t1|200\t\r\n', [], false);
  assert.equal(
    serializeDocument(schema.node('doc', null, content)),
    '| Item | Price | Who |\n| --- | --- | --- |\n| Books | 1\\|200 |  |',
  );
  for (const text of ['One\ttab in a line', 'One\ttab\nand none']) {
    const slice = parsePastedText(text, [], false);
    const markdown = serializeDocument(schema.node('doc', null, slice.content));
    assert.match(markdown, /^One/);
    assert.doesNotMatch(markdown, /---/);
  }
});

test('a hostile text is pasted quickly', () => {
  // A long word may be an image as text or a line of code.
  for (const piece of [
    '*a',
    '_',
    '* ',
    '```',
    '*_~a ',
    '- ',
    'a',
    'QUJD',
    '```a',
    '://',
    'a\tb\n',
  ]) {
    const begun = performance.now();
    parsePastedText(piece.repeat(200_000 / piece.length), [], false);
    assert.ok(performance.now() - begun < 3000, piece);
  }
});
