import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPublished } from '../support/entries.ts';
import { sharedCms } from '../support/shared.ts';
import { adminPath } from '../support/types.ts';

const { admin } = await sharedCms();

const project = {
  projectTitle: 'A new project',
  projectIcon: 'spark',
  shortDescription: 'Short',
  cardDescription: 'Card',
};

test('a text that is too long is refused, also in a draft and on every database', async (t) => {
  for (const [field, limit] of [
    ['projectTitle', 120],
    ['longDescription', 20_000],
  ] as const) {
    const data = { ...project, url: `length-${limit}`, [field]: 'a'.repeat(limit) };
    await createPublished(t, admin, 'project', data);
    const longer = { ...data, [field]: 'a'.repeat(limit + 1) };
    const refused = await admin.call('POST', adminPath('project'), longer);
    assert.equal(refused.status, 400, field);
  }
});
