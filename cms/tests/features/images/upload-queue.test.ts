import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type ChosenImage,
  missingTextsInWords,
  outcomeOf,
  type StoredImage,
  type UploadOutcome,
} from '../../../src/features/images/admin/chosen-images.ts';
import { UploadQueue } from '../../../src/features/images/admin/upload-queue.ts';

const STORED: StoredImage = {
  id: 7,
  name: 'hall.jpg',
  mime: 'image/jpeg',
  width: 1200,
  height: 800,
  alternativeText: null,
};
const MIN_SIZE = { width: 600, height: 400 };

function chosen(name: string): ChosenImage {
  const file = new File(['.'], name);
  return {
    name,
    file,
    preview: `blob:${name}`,
    state: 'waiting',
    caption: '',
    alternativeText: '',
  };
}

/** A queue whose uploads end when the test says so. */
function startQueue() {
  const started: string[] = [];
  const deleted: number[] = [];
  const outcomes: [string, string][] = [];
  let end: (outcome: UploadOutcome) => void = () => assert.fail('nothing is being uploaded');
  const queue = new UploadQueue({
    upload(file) {
      started.push(file.name);
      return new Promise((resolve) => {
        end = resolve;
      });
    },
    deleteFile: ({ id }) => deleted.push(id),
    onOutcome: ({ name }, { state }) => outcomes.push([name, state]),
  });
  const finish = async (outcome: UploadOutcome) => {
    await turn();
    end(outcome);
    await turn();
  };
  return { queue, started, deleted, outcomes, finish };
}

/** Lets all waiting promises go on. */
function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

test('images are uploaded one after another in the order of their names', async () => {
  const { queue, started, outcomes, finish } = startQueue();
  queue.add([chosen('hall 10'), chosen('hall 2')]);
  queue.add([chosen('a later one')]);
  await turn();
  assert.deepEqual(started, ['hall 2'], 'the next one waits');
  await finish({ state: 'uploaded', stored: STORED });
  await finish({ state: 'failed' });
  assert.deepEqual(started, ['hall 2', 'hall 10', 'a later one'], 'also after a failure');
  assert.deepEqual(outcomes, [
    ['hall 2', 'uploaded'],
    ['hall 10', 'failed'],
  ]);
});

test('a failed image is uploaded when it is added again', async () => {
  const { queue, outcomes, finish } = startQueue();
  const image = chosen('hall');
  queue.add([image]);
  await finish({ state: 'failed' });
  queue.add([image]);
  await finish({ state: 'uploaded', stored: STORED });
  assert.deepEqual(outcomes, [
    ['hall', 'failed'],
    ['hall', 'uploaded'],
  ]);
});

test('an image that is removed before its turn is not uploaded', async () => {
  const { queue, started, finish } = startQueue();
  const second = chosen('b');
  queue.add([chosen('a'), second, chosen('c')]);
  queue.remove(second);
  await finish({ state: 'uploaded', stored: STORED });
  assert.deepEqual(started, ['a', 'c']);
});

test('the file of an image that is removed during its upload is deleted', async () => {
  const { queue, deleted, outcomes, finish } = startQueue();
  const image = chosen('a');
  queue.add([image]);
  await turn();
  queue.remove(image);
  await finish({ state: 'uploaded', stored: STORED });
  assert.deepEqual(deleted, [STORED.id]);
  assert.deepEqual(outcomes, []);
});

test('a picture of the required size is uploaded', () => {
  assert.deepEqual(outcomeOf(STORED, MIN_SIZE), { state: 'uploaded', stored: STORED });
});

test('a picture that is too small is refused with its size, and its file is known', () => {
  const small = { ...STORED, width: 300 };
  const refused = outcomeOf(small, MIN_SIZE);
  assert.equal(refused.state, 'refused');
  assert.equal(refused.stored, small);
  assert.match(String(refused.problem), /300 × 800 pixels/);
});

test('a file that is no picture is refused', () => {
  const { state, stored } = outcomeOf({ ...STORED, mime: 'application/pdf' }, MIN_SIZE);
  assert.deepEqual([state, stored], ['refused', undefined]);
});

test('the dialog counts the texts that are still missing', () => {
  const withCaption = { ...chosen('hall'), caption: 'The hall', alternativeText: ' ' };
  assert.equal(
    missingTextsInWords([withCaption, chosen('garden')]),
    '2 pictures; without a caption: 1, without an alternative text: 2.',
  );
});
