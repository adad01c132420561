import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { CONTENT_TYPES } from '../../support/types.ts';

test('the page “Make it yours” has an image for each content type', () => {
  const folder = path.join(
    import.meta.dirname,
    '../../../src/features/make-it-yours/admin/type-images',
  );
  const names = CONTENT_TYPES.map((type) => `${type}.webp`);
  assert.deepEqual(readdirSync(folder).sort(), names.sort());
});
