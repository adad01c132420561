import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Core } from '@strapi/strapi';
import { addWriteHooks, type WriteHooks } from '../../src/platform/writes/write.ts';
import { partOf } from '../support/part-of.ts';

type Middleware = (context: object, next: () => Promise<unknown>) => Promise<unknown>;

/** Returns what runs around each call of the document service with these hooks. Adds the transactions to `happened`. */
function middlewareWith(hooks: WriteHooks, happened: string[] = []): Middleware {
  let middleware: Middleware = async () => undefined;
  const strapi = partOf<Core.Strapi>({
    documents: {
      use(taken: Middleware) {
        middleware = taken;
      },
    },
    requestContext: { get: () => undefined },
    db: {
      async transaction(work: (transaction: object) => Promise<unknown>) {
        happened.push('begin');
        await work({}).finally(() => happened.push('end'));
      },
    },
  });
  addWriteHooks(strapi, hooks);
  return middleware;
}

/**
 * Runs one call of the document service with a check, a field that is filled in and a follow-up. Returns what happened,
 * in order.
 */
async function run(action: string, sent: object | undefined, refused = false) {
  const happened: string[] = [];
  const hooks: WriteHooks = {
    fillIn: [
      (_, { data }) => {
        data.title ??= 'filled in';
      },
    ],
    refuse: [
      (_, { data }) => {
        happened.push(`check ${data.title}`);
        if (refused) throw new Error('refused');
      },
    ],
    aroundStore: [
      () => {
        happened.push('look');
        return async () => void happened.push('follow');
      },
    ],
  };
  const params = { documentId: 'a', ...(sent && { data: sent }) };
  const context = { uid: 'api::page.page', action, params };
  const store = async () => happened.push(`store ${JSON.stringify(context.params)}`);
  await middlewareWith(hooks, happened)(context, store).catch(() => undefined);
  return happened;
}

async function isPublication(action: string, status: string | undefined): Promise<boolean> {
  let result = false;
  const seePublication: WriteHooks['refuse'][number] = (_, { publishes }) => {
    result = publishes;
  };
  const middleware = middlewareWith({ fillIn: [], refuse: [seePublication], aroundStore: [] });
  const context = { uid: 'api::page.page', action, params: { documentId: 'a', status } };
  await middleware(context, async () => undefined);
  return result;
}

test('a write is completed, checked, stored and followed up in one transaction', async () => {
  assert.deepEqual(await run('update', { text: 'b' }), [
    'begin',
    'check filled in',
    'look',
    'store {"documentId":"a","data":{"text":"b","title":"filled in"}}',
    'follow',
    'end',
  ]);
});

test('the fields that a write fills in are not put into what was sent', async () => {
  const sent = {};
  await run('update', sent);
  assert.deepEqual(sent, {});
});

test('a refused write is neither stored nor followed up', async () => {
  assert.deepEqual(await run('create', { title: 'a' }, true), ['begin', 'check a', 'end']);
});

test('an action without fields gets none', async () => {
  assert.ok((await run('publish', undefined)).includes('store {"documentId":"a"}'));
});

test('a read is neither checked nor in a transaction', async () => {
  assert.deepEqual(await run('findMany', undefined), ['store {"documentId":"a"}']);
});

test('a save of an entry that is stored as published publishes it', async () => {
  assert.equal(await isPublication('publish', undefined), true);
  for (const action of ['create', 'update']) {
    assert.equal(await isPublication(action, 'published'), true, action);
    assert.equal(await isPublication(action, 'draft'), false, action);
  }
  // Strapi stores a copy as a draft, and deletes published entries too.
  for (const action of ['clone', 'delete']) {
    assert.equal(await isPublication(action, 'published'), false, action);
  }
});
