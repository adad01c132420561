import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { startContentHook } from '../../src/website/content-hook.ts';
import { afterTest } from '../support/cleanup.ts';
import { listAt, valueAt } from '../support/http.ts';
import { partOf } from '../support/part-of.ts';
import { until } from '../support/shared.ts';

const TRIES = 4;

test('a website that answers with an error is called again, also with a change that comes while the last try waits', async (t) => {
  const told: (readonly unknown[])[] = [];
  const website = createServer(async (request, response) => {
    const changes = listAt(JSON.parse(await text(request)), 'changes');
    told.push(changes.map((change) => valueAt(change, 'path')));
    // The last try gets no answer.
    if (told.length !== TRIES) response.writeHead(told.length < TRIES ? 500 : 202).end();
  }).listen(0, '127.0.0.1');
  await once(website, 'listening');
  const { port } = website.address() as AddressInfo;

  const events = new EventEmitter();
  const strapi = partOf<Core.Strapi>({
    eventHub: events,
    contentType: (uid: string) => ({ info: { pluralName: uid } }),
    log: { warn: () => undefined },
  });
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const urls = [`http://127.0.0.1:${port}/hooks/content`];
  const stop = startContentHook(strapi, { urls, secret: 'a-secret' }, []);
  afterTest(t, () => {
    stop();
    website.closeAllConnections();
    website.close();
  });
  const publish = (uid: string) => events.emit('entry.publish', { uid, entry: { locale: 'en' } });
  /** Ends each pause before a try until the website was called this many times. */
  const untilCalled = (count: number) =>
    until(() => {
      if (told.length < count) t.mock.timers.runAll();
      return told.length === count;
    });

  publish('api::page.page');
  await untilCalled(TRIES);
  assert.deepEqual(told, Array(TRIES).fill(['/api/api::page.page']));
  publish('api::team.team');
  // The stopped call ends before the pause of the next one does.
  await nextTurn();
  await untilCalled(TRIES + 1);
  assert.deepEqual(told.at(-1), ['/api/api::page.page', '/api/api::team.team']);
});
