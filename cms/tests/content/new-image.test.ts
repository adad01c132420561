import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasNewImage } from '../../src/content/files/image-permission/new-image.ts';

const TICKED_BEFORE = { initialImages: ['1'], wasInitiallyTicked: true, imagesWhenTicked: ['1'] };

test('[R42] the tick is for the images of the stored entry, in any order and also without one of them', () => {
  const stored = { ...TICKED_BEFORE, initialImages: ['1', '2'] };
  assert.equal(hasNewImage({ ...stored, images: ['2', '1'] }), false);
  assert.equal(hasNewImage({ ...stored, images: [] }), false);
});

test('[R42] an image that is added after the tick, or takes the place of another, is new', () => {
  assert.equal(hasNewImage({ ...TICKED_BEFORE, images: ['1', '2'] }), true);
  assert.equal(hasNewImage({ ...TICKED_BEFORE, images: ['/uploads/orchard.webp'] }), true);
});

test('[R42] a tick in the form is also for the images that were added before it', () => {
  const tickedAgain = { ...TICKED_BEFORE, imagesWhenTicked: ['2'] };
  assert.equal(hasNewImage({ ...tickedAgain, images: ['2'] }), false);
  assert.equal(hasNewImage({ ...tickedAgain, images: ['1'] }), false, 'the first image is back');
});

test('[R42] an image that was stored without the image permission is new until the person ticks the box', () => {
  const stored = { images: ['1'], initialImages: ['1'], wasInitiallyTicked: false };
  assert.equal(hasNewImage({ ...stored, imagesWhenTicked: [] }), true);
  assert.equal(hasNewImage({ ...stored, imagesWhenTicked: ['1'] }), false);
});
