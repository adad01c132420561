import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import MarkdownIt from 'markdown-it';
import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import {
  parseDocument,
  schema,
  serializeDocument,
} from '../../../src/features/markdown/admin/markdown-document.ts';

const website = new MarkdownIt();
const html = (markdown: string) => website.render(markdown).replace(/\s+/g, ' ').trim();
/** The letter that is typed into a word. */
const TYPED = 'ẍ';

const SAMPLES = path.join(import.meta.dirname, '../../../../site/app/texts/content');
const STORIES = path.join(import.meta.dirname, '../../../../site/organisation');
const samplePages = globSync([`${SAMPLES}/{,*/}pages/*.md`, `${STORIES}/{,*/}our-story.md`]).map(
  (file) => readFileSync(file, 'utf8'),
);
const samplesOfAboutUs = globSync(`${SAMPLES}/{,*/}about-page.json`).flatMap((file) =>
  Object.values<unknown>(JSON.parse(readFileSync(file, 'utf8'))).filter(
    (value) => typeof value === 'string',
  ),
);

const asPeopleWrite = [
  'One line.',
  'One line,\nand another below it,\nwithout an empty line.',
  '\n\nEmpty lines before.\n\n\n\nMany between.\n\n\n',
  'Windows.\r\n\r\nWith its line ends.\r\n- one\r\n- two\r\n',
  '# Title\n## Heading right below\nText right below.\n### Smaller\n- list right below',
  'Title\n=====\n\nHeading\n-------\n\nText',
  '#### Deep\n\n###### Deepest ######\n\nText',
  '* star\n* star two\n\n+ plus\n+ plus two\n\n- minus\n',
  '- one\n\n- two, with air\n\n- three\n',
  '- one\n  - inside\n    - deeper\n  - inside again\n- two\n',
  '1. one\n2. two\n10. ten\n\nText\n\n7) seven\n8) eight\n',
  '1. one\n   - inside\n   - inside\n\n   A paragraph of one.\n\n2. two\n',
  '- [ ] to do\n- [x] done\n',
  '> A quotation\n> of two lines\n>\n> and a second paragraph\n\n— Meera',
  '> - a list\n> - in a quotation\n>\n> > and one in it',
  'Lazy quotation:\n> first line\nsecond line without the sign',
  'A **bold** word, an _italic_ one, a *starred* one, ***both***, __also bold__ and **_mixed_ words**.',
  'snake_case_words and 2*3*4 and a * b * c and 5 < 6 > 4 & 7',
  'Escaped: \\*no italics\\*, \\# no heading, \\[no link\\], 1\\. no list, a backslash \\\\ here',
  '\\# not a heading\n\n\\- not a list\n\n1986\\. A great year.\n\n+91 98765 43210 is a number',
  '&copy; 2026 &amp; others, &lt;b&gt; and AT&T',
  'A <b>tag</b> and <u>underlined</u> and <br> as text',
  'Roses are red  \nviolets are blue\\\nand a third line',
  'House 5  \nRiver Road  \nKochi 682001  \n\nPhone: +91 484 000 0000',
  '[words](https://example.org/a_b_(c)?d=e&f=g#h) and [page](/team) and [mail](mailto:{email})',
  `[long](https://example.org/${'a-very-long-path/'.repeat(30)}?${'key=value&'.repeat(20)}end)`,
  '<https://example.org/plain_address> and <info@mazhavil.example>',
  'https://example.org/not_a_link_here and www.example.org',
  '[words][there], [there], and [again][There]\n\n[there]: https://example.org "Its title"\n\nMore.',
  '[title](https://example.org "With a title") and [angle](<https://example.org/a b>)',
  '[**bold** link](https://example.org) and **bold with [link](/a) in it**',
  '![A picture](/uploads/a_1b2c3d4e5f.webp)\n\n![](/uploads/none.webp "Title")',
  'In a line ![small](/uploads/s.webp) of words, and [![linked](/uploads/s.webp)](/team)',
  '![Words with *marks* and [brackets]](/uploads/a.webp)',
  '| Class | Children |\n|---|--:|\n| 4 | 31 |\n| 5 | 28 |\n\nBelow the table.',
  '- a list\n\n  | with | a table |\n  |---|---|\n  | in | it |\n',
  'Struck ~~out~~ words.',
  '`code` and ``code with ` in it`` and\n\n```js\nconst a = `b`;\n\n\nlast\n```\n\n    indented code\n    more\n',
  '~~~\ntildes\n~~~\n\n---\n\n***\n\n___\n\nend',
  'Write to {name}, {city}: {email} or {phones}. Since {foundedYear} by {founder}.',
  'മഴവിൽ ഒരു **സന്നദ്ധ** സംഘടനയാണ്.\n\n## ഞങ്ങളുടെ കഥ\n\n- കുട്ടികൾ\n- അധ്യാപകർ\n\n[കൂടുതൽ](https://ml.wikipedia.org/wiki/കേരളം)',
  '**മഴവിൽ**ന്റെ കുട്ടികൾ, *പുസ്തക*ങ്ങൾ. “ഉദ്ധരണി” — ചെറിയ_വാക്ക്_ഇവിടെ\u200d',
  'வானவில் ஒரு **தன்னார்வ** அமைப்பு.\n\n1. கணிதம்\n2. ஆங்கிலம்\n\n> “குழந்தைகள் வருகிறார்கள்”',
  '**தமிழ்**நாடு, _கோவை_ மற்றும் *சென்னை*யில்\n\n### பள்ளிகள்\nபள்ளி ஒன்று\nபள்ளி இரண்டு',
  'हमारे **स्कूल** में _बच्चे_ पढ़ते हैं।\n\n- एक\n- दो',
  'ಕನ್ನಡ **ಪದ** ಇಲ್ಲಿ.\n\n* ಒಂದು\n* ಎರಡು',
  'Emoji 🙏🏽 and 👩‍🏫, “curly” and "straight", it’s 5 o\'clock… – — ½ ₹500',
  '    \n\ttabbed\n\n   three spaces',
  '- \n- after an empty point\n\n-\n\nText',
  'A line that ends in two stars **\n\n** and one that begins so\n\n*\n\n_',
  '<!-- a note -->\n\n<div>\nblock\n</div>\n\nText after.',
  '1) Bring water\n2) Bring a hat\n   and a note\n\nSee you!\nMeera & Arun',
];

/** Returns the document again for each of its texts, with a letter typed into that text. */
function* typedInto(document: Node): Generator<{ changed: Node; block: number }> {
  const state = EditorState.create({ doc: document, schema });
  const places: number[] = [];
  document.descendants((node, position, parent) => {
    // In a block of Markdown, the Markdown itself is edited.
    if (parent?.type.name === 'markdown_block') return;
    const at = node.isText ? node.textContent.search(/(?<=\p{L})\p{L}/u) : -1;
    if (at >= 0) places.push(position + at);
  });
  for (const place of places) {
    const changed = state.tr.insertText(TYPED, place).doc;
    yield { changed, block: document.resolve(place).index(0) };
  }
}

for (const [name, texts] of Object.entries({ samplePages, samplesOfAboutUs, asPeopleWrite })) {
  test(`only the block of a changed word changes, and visitors see no other difference: ${name}`, () => {
    assert.ok(texts.length > 12, `${texts.length} texts`);
    let changes = 0;
    for (const text of texts) {
      const document = parseDocument(text);
      assert.equal(serializeDocument(document), text.trim() === '' ? '' : text);
      for (const { changed, block } of typedInto(document)) {
        const written = serializeDocument(changed);
        assert.equal(html(written).replace(TYPED, ''), html(text), written);
        assert.equal(written.split(TYPED).length, 2);
        document.forEach((other, _offset, index) => {
          const untouched = serializeDocument(schema.node('doc', null, [other])).trimEnd();
          if (index !== block) assert.ok(written.includes(untouched), `${untouched}\n\n${written}`);
        });
        changes += 1;
      }
    }
    assert.ok(changes >= texts.length, `${changes} changes`);
  });
}

test('an image gets the written alternative text, whatever characters it has', () => {
  for (const alt of [
    '',
    'Six children measure a shadow',
    '2*3*4, _five_, [six](/seven), `eight` and ~~nine~~',
    'A < B & C > D, &amp; <b>, <https://example.org> and {city}',
    '![inside](/a.webp) and a \\ at the end \\',
    'കുട്ടികൾ നിഴൽ അളക്കുന്നു',
  ]) {
    const document = parseDocument(
      'Before ![before *and*\n![*within*](/b.webp)](/uploads/a.webp "Title") after.',
    );
    const [place, image] = imageIn(document);
    assert.equal(image.attrs.alt, 'before and\nwithin');
    const { tr } = EditorState.create({ doc: document });
    const written = serializeDocument(tr.setNodeAttribute(place, 'alt', alt).doc);
    const [, again] = imageIn(parseDocument(written));
    assert.deepEqual({ ...again.attrs }, { src: '/uploads/a.webp', title: 'Title', alt }, written);
  }
});

test('a link keeps its address as it was written', () => {
  const address = 'https://ml.wikipedia.org/wiki/കേരളം';
  for (const { changed } of typedInto(parseDocument(`[here](${address}) it is`))) {
    assert.ok(serializeDocument(changed).includes(`(${address})`), serializeDocument(changed));
  }
});

test('bold, italic and strikethrough leave out a quotation mark next to a letter, and a link keeps it', () => {
  const { strong, em, strike, link } = schema.marks;
  const written = (...words: Node[]) =>
    serializeDocument(schema.node('doc', null, schema.node('paragraph', null, words)));
  const [signs, letters] = ['“മഴ”', schema.text('ന്റെ')];
  for (const [mark, sign] of [
    [strong, '**'],
    [em, '*'],
    [strike, '~~'],
  ] as const) {
    const marked = schema.text(signs, [mark.create()]);
    assert.equal(written(marked, letters), `${sign}“മഴ${sign}”ന്റെ`);
    assert.equal(written(letters, marked), `ന്റെ“${sign}മഴ”${sign}`);
  }
  const linked = schema.text(signs, [link.create({ href: '/team' })]);
  assert.equal(written(linked, letters), '[“മഴ”](/team)ന്റെ');
});

function imageIn(document: Node): readonly [place: number, image: Node] {
  const found: [number, Node][] = [];
  document.descendants((node, place) => {
    if (node.type === schema.nodes.image) found.push([place, node]);
  });
  const [first] = found;
  assert.ok(first, 'an image, not a block of Markdown');
  return first;
}
