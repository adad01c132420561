import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addOneByOne,
  allAddedInWords,
  firstLack,
  missingTextsInWords,
  toNewEntries,
} from '../../../src/features/images/admin/new-entries.ts';
import type { ListedImage } from '../../../src/features/images/server/read-image-page.ts';

function image(name: string, caption = ''): ListedImage {
  return {
    id: 1,
    name,
    thumbnailUrl: '/uploads/hall.jpg',
    width: 1200,
    height: 800,
    caption,
    alternativeText: ' ',
    isUsed: false,
    uses: [],
    hiddenUseCount: 0,
    binnedTitles: [],
  };
}

/** Adds `a`, `b` and `c`, of which `b` fails with an error. */
async function addThree(errorOfB: unknown) {
  const events: string[] = [];
  const entries = toNewEntries(['a', 'b', 'c'].map((name) => image(name)));
  const addedCount = await addOneByOne(entries, true, {
    add: ({ image: { name } }) => (name === 'b' ? Promise.reject(errorOfB) : Promise.resolve()),
    onAdded: (entry) => events.push(`added ${entry.image.name}`),
    onRefused: (entry, refusal) => events.push(`refused ${entry.image.name}: ${refusal}`),
    onMessage: ({ text, isError }) => events.push(isError ? `error: ${text}` : text),
  });
  return { events, addedCount };
}

test('an image that the CMS refuses stays in the list with the reason, and the others are added', async () => {
  const { events, addedCount } = await addThree({ status: 400, message: 'Too dark' });
  assert.equal(addedCount, 2);
  assert.deepEqual(events, [
    'added a',
    'Live: 1 picture.',
    'refused b: Too dark',
    'Live: 1 picture.',
    'added c',
    'Live: 2 pictures.',
  ]);
});

test('without an answer of the CMS, the images after it are not tried', async () => {
  for (const error of [new TypeError('Failed to fetch'), { status: 502, message: 'Bad gateway' }]) {
    const { events, addedCount } = await addThree(error);
    assert.equal(addedCount, 1);
    assert.equal(events.includes('added c'), false);
    assert.match(String(events.at(-1)), /^error: Live: 1 picture\. The connection broke\./);
  }
});

test('images are added in the order of the numbers in their names', () => {
  const entries = toNewEntries(['hall 10', 'hall 2', 'garden'].map((name) => image(name)));
  assert.deepEqual(
    entries.map((entry) => entry.image.name),
    ['garden', 'hall 2', 'hall 10'],
  );
});

test('the dialog counts the texts that are still missing', () => {
  assert.equal(
    missingTextsInWords(toNewEntries([image('hall', 'The hall'), image('garden')])),
    '2 pictures; without a caption: 1, without an alternative text: 2.',
  );
});

test('a publication lacks the first missing caption, then the image permission', () => {
  const entries = toNewEntries([image('a', 'The hall'), image('b', ' '), image('c')]);
  const lack = firstLack(entries, true);
  assert.deepEqual([lack?.what, lack?.entry?.image.name], ['caption', 'b']);
  const [withCaption] = entries;
  assert.ok(withCaption);
  assert.deepEqual(firstLack([withCaption], false), { what: 'permission' });
  assert.equal(firstLack([withCaption], true), undefined);
});

test('the end of the work says where the new entries are', () => {
  assert.equal(allAddedInWords(1, true), 'Live: 1 picture. They are the last of the gallery.');
  assert.equal(
    allAddedInWords(2, false),
    'Saved as drafts: 2 pictures. They are the last of the list “Gallery picture”.',
  );
});
