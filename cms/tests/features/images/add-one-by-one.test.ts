import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addOneByOne } from '../../../src/features/images/admin/add-one-by-one.ts';
import type { UploadedImage } from '../../../src/features/images/admin/chosen-images.ts';

const STORED = {
  id: 1,
  name: 'hall.jpg',
  mime: 'image/jpeg',
  width: 1200,
  height: 800,
  alternativeText: null,
};

function uploaded(name: string): UploadedImage {
  const file = new File(['.'], name);
  const texts = { caption: name, alternativeText: '' };
  return { name, file, preview: `blob:${name}`, state: 'uploaded', stored: STORED, ...texts };
}

/** Adds `a`, `b` and `c`, of which `b` fails with an error. */
async function addThree(errorOfB: unknown) {
  const events: string[] = [];
  const addedCount = await addOneByOne(['a', 'b', 'c'].map(uploaded), true, {
    add: ({ name }) => (name === 'b' ? Promise.reject(errorOfB) : Promise.resolve()),
    onAdded: ({ name }) => events.push(`added ${name}`),
    onRefused: ({ name }, problem) => events.push(`refused ${name}: ${problem}`),
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
