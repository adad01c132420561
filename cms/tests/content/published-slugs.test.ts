import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Core } from '@strapi/strapi';
import { storeSlugsOnWrite } from '../../src/content/addresses/stored-slugs.ts';
import { PAGE } from '../../src/content/types.ts';
import { partOf } from '../support/part-of.ts';

test('the slug of an entry that is published as it is created is stored', async () => {
  const stored: object[] = [];
  const query = {
    findMany: async ({ where }: { where: { documentId: string } }) => [
      { documentId: where.documentId, address: 'visits' },
    ],
    findOne: async () => null,
    deleteMany: async () => undefined,
    updateMany: async () => undefined,
    create: async ({ data }: { data: object }) => stored.push(data),
  };
  const strapi = partOf<Core.Strapi>({
    db: { query: () => query, transaction: async () => undefined },
  });
  const write = { uid: PAGE, locale: undefined, data: {} } as const;
  const creation = { ...write, action: 'create', documentId: undefined } as const;
  await storeSlugsOnWrite(strapi, { ...creation, publishes: true })?.({ documentId: 'new' });
  assert.deepEqual(stored, [{ entryId: 'new', from: 'visits', to: null, kind: 'page' }]);
  assert.equal(storeSlugsOnWrite(strapi, { ...creation, publishes: false }), undefined, 'a draft');
});
