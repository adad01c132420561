import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Core } from '@strapi/strapi';
import { PROJECT, SCHOOL } from '../../../src/content/types.ts';
import { refuseWhatBreaksPages } from '../../../src/features/checks/server/obstacles.ts';
import { runAsChecked } from '../../../src/platform/writes/checked-writes.ts';
import type { Write } from '../../../src/platform/writes/write.ts';
import { partOf } from '../../support/part-of.ts';

/** Runs the check of a write that stores and publishes a new entry, for this user or for the CMS itself. */
function publishNew(uid: Write['uid'], user: object | undefined): Promise<void> {
  const strapi = partOf<Core.Strapi>({
    requestContext: { get: () => user && { state: { user } } },
  });
  const write: Write = {
    uid,
    action: 'create',
    publishes: true,
    documentId: undefined,
    locale: undefined,
    data: {},
  };
  return refuseWhatBreaksPages(strapi, write);
}

test('only the seed and code that has checked an entry publish it without the check of a publication', async () => {
  for (const uid of [PROJECT, SCHOOL]) {
    await assert.rejects(publishNew(uid, { id: 1 }), /create is not checked/);
    await runAsChecked(() => publishNew(uid, { id: 1 }));
  }
  await publishNew(PROJECT, undefined);
});
