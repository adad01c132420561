import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StoredImage } from '../../../src/features/images/admin/chosen-images.ts';
import { uploadImage } from '../../../src/features/images/admin/upload-image.ts';

const HALL: StoredImage = {
  id: 7,
  name: 'hall.jpg',
  mime: 'image/jpeg',
  width: 1200,
  height: 800,
  alternativeText: null,
};

/** Uploads a file to a CMS that stores it as `stored`, or throws. Returns the outcome and what was deleted again. */
async function upload(file: File, stored: StoredImage | Error) {
  const uploaded: string[] = [];
  const deleted: number[] = [];
  const outcome = await uploadImage(
    file,
    { width: 600, height: 400 },
    {
      async uploadFile({ name }) {
        uploaded.push(name);
        if (stored instanceof Error) throw stored;
        return stored;
      },
      deleteFile: ({ id }) => deleted.push(id),
    },
  );
  return { outcome, uploaded, deleted };
}

const photo = new File(['.'], 'hall.jpg');
const errorOf = (status?: number) => Object.assign(new Error('The file is too large.'), { status });

test('a picture of the right size is kept', async () => {
  const { outcome, deleted } = await upload(photo, HALL);
  assert.deepEqual(outcome, { state: 'uploaded', stored: HALL });
  assert.deepEqual(deleted, []);
});

test('a file that is no picture is refused and deleted again', async () => {
  const { outcome, deleted } = await upload(photo, { ...HALL, mime: 'application/pdf' });
  assert.deepEqual(outcome, { state: 'refused', problem: 'It is not a picture.' });
  assert.deepEqual(deleted, [7]);
});

test('a picture that is too small is kept, so that an editor can add it anyway', async () => {
  const small = { ...HALL, width: 300 };
  const { outcome, deleted } = await upload(photo, small);
  assert.equal(outcome.state, 'refused');
  assert.equal(outcome.stored, small);
  assert.deepEqual(deleted, []);
});

test('an empty file and a folder are not uploaded', async () => {
  const folder = new File(['.'], 'folder');
  folder.slice = () => {
    throw new DOMException('A folder cannot be read', 'NotReadableError');
  };
  for (const file of [new File([], 'empty.jpg'), folder]) {
    const { outcome, uploaded } = await upload(file, HALL);
    assert.deepEqual(outcome, { state: 'refused', problem: 'It is empty, or a folder.' });
    assert.deepEqual(uploaded, [], file.name);
  }
});

test('a file that the CMS refuses is left out with the reason', async () => {
  const { outcome } = await upload(photo, errorOf(413));
  assert.deepEqual(outcome, { state: 'refused', problem: 'The file is too large.' });
});

test('a file can be uploaded again if the CMS did not answer or failed', async () => {
  for (const status of [undefined, 503]) {
    const { outcome } = await upload(photo, errorOf(status));
    assert.deepEqual(outcome, { state: 'failed' });
  }
});
