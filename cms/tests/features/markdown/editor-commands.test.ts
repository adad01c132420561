import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Command, EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import {
  FORMAT_BUTTONS,
  insertImages,
  selectedImage,
  selectedLink,
  setLink,
  updateSelectedImage,
} from '../../../src/features/markdown/admin/editor-commands.ts';
import {
  parseDocument,
  serializeDocument,
} from '../../../src/features/markdown/admin/markdown-document.ts';

/** Opens a text with a selection. The first letter of a paragraph at the beginning is at 1. */
function open(markdown: string, from: number, to = from): EditorState {
  const doc = parseDocument(markdown);
  return EditorState.create({ doc, selection: TextSelection.create(doc, from, to) });
}

function run(state: EditorState, command: Command): EditorState {
  let next = state;
  command(state, (transaction) => {
    next = state.apply(transaction);
  });
  return next;
}

const markdownAfter = (state: EditorState, command: Command) =>
  serializeDocument(run(state, command).doc);

for (const [label, markdown] of [
  ['Heading', '## Kites fly'],
  ['Smaller heading', '### Kites fly'],
  ['Bold', '**Kites fly**'],
  ['Italic', '*Kites fly*'],
  ['List', '- Kites fly'],
  ['Numbered list', '1. Kites fly'],
  ['Quote', '> Kites fly'],
] as const) {
  test(`the button “${label}” marks the selected text, and a second press takes the mark off`, () => {
    const button = FORMAT_BUTTONS.find((each) => each.label === label);
    assert.ok(button);
    const plain = open('Kites fly', 1, 10);
    assert.equal(button.isOn(plain), false);
    const marked = run(plain, button.command);
    assert.equal(serializeDocument(marked.doc).replaceAll('_', '*'), markdown);
    assert.equal(button.isOn(marked), true);
    assert.equal(markdownAfter(marked, button.command), 'Kites fly');
  });
}

test('a link is put on the selected words', () => {
  const state = open('Kites fly', 1, 6);
  assert.equal(markdownAfter(state, setLink('/kites', 'ignored')), '[Kites](/kites) fly');
});

test('a link is inserted with its words if nothing is selected', () => {
  assert.equal(markdownAfter(open('See ', 4), setLink('/kites', ' kites')), 'See[ kites](/kites)');
});

test('a link is found from any place in it and from both of its ends, also with a bold word in it', () => {
  const markdown = 'See [our **big** kites](/kites) fly';
  for (const place of [5, 8, 10, 18]) {
    const link = selectedLink(open(markdown, place));
    assert.deepEqual([link?.from, link?.to, link?.mark.attrs.href], [5, 18, '/kites'], `${place}`);
  }
  for (const place of [4, 19]) assert.equal(selectedLink(open(markdown, place))?.from, undefined);
});

test('a link is found if a part of it is selected, and not if only its neighbours are', () => {
  const markdown = 'See [kites](/kites) fly';
  assert.equal(selectedLink(open(markdown, 2, 6))?.mark.attrs.href, '/kites');
  assert.equal(selectedLink(open(markdown, 9, 12))?.mark.attrs.href, '/kites');
  assert.equal(selectedLink(open(markdown, 1, 5))?.from, undefined);
  assert.equal(selectedLink(open(markdown, 10, 12))?.from, undefined);
});

test('a link with the cursor in it gets another address as a whole', () => {
  const state = open('See [our big kites](/kites) fly', 8);
  assert.equal(markdownAfter(state, setLink('/all', 'ignored')), 'See [our big kites](/all) fly');
});

test('what is typed after a link was set stands behind it, and replaces no words', () => {
  const linked = run(open('Kites fly', 1, 6), setLink('/kites', 'ignored'));
  const typed = run(linked, (state, dispatch) => {
    dispatch?.(state.tr.insertText('!'));
    return true;
  });
  assert.equal(serializeDocument(typed.doc), '[Kites](/kites)! fly');
});

test('a link without an address is removed and keeps its words', () => {
  assert.equal(markdownAfter(open('See [kites](/kites) fly', 6), setLink('', '')), 'See kites fly');
});

test('several images are inserted in a paragraph each', () => {
  const images = [
    { src: '/a.webp', alt: 'A kite' },
    { src: '/b.webp', alt: '' },
  ];
  const markdown = markdownAfter(open('One two', 4), insertImages(images));
  assert.equal(markdown, 'One\n\n![A kite](/a.webp)\n\n![](/b.webp)\n\ntwo');
});

test('only a selected image gets another file and alternative text', () => {
  const state = open('![](/a.webp) and ![](/b.webp)', 3);
  assert.equal(selectedImage(state), undefined);
  const change = updateSelectedImage({ src: '/c.webp', alt: 'A kite' });
  assert.equal(change(state), false);
  const selection = NodeSelection.create(state.doc, 1);
  const selected = state.apply(state.tr.setSelection(selection));
  assert.deepEqual(selectedImage(selected), { src: '/a.webp', alt: '' });
  assert.equal(markdownAfter(selected, change), '![A kite](/c.webp) and ![](/b.webp)');
});
