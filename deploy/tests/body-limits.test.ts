import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { freePort } from '../../test-support/free-port.ts';
import { PROXIES, replyTo } from './proxies.ts';

const HOST = 'cms.example.org';
const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;
/** The CMS's limit of a file, and what a form adds to it. */
const LARGEST_UPLOAD = 25 * MEGABYTE + 4 * KILOBYTE;

for (const { name, isThere, start } of PROXIES) {
  describe(`the admin behind ${name}`, {
    skip: isThere ? false : `${name} is not installed`,
  }, () => {
    let cms: Server;
    let proxy: { stop(): Promise<void> };
    let https: number;

    before(async () => {
      // Says how much of a body arrived. One that the proxy refuses half-way has no end.
      cms = createServer((incoming, response) => {
        let length = 0;
        incoming.on('data', (chunk: Buffer) => {
          length += chunk.length;
        });
        incoming.on('end', () => response.end(String(length)));
        incoming.on('error', () => undefined);
      });
      cms.listen(0, '127.0.0.1');
      await once(cms, 'listening');
      const ports = { http: await freePort(), https: await freePort() };
      https = ports.https;
      proxy = await start((cms.address() as AddressInfo).port, ports);
    });
    after(async () => {
      await proxy.stop();
      cms.close();
    });

    async function post(path: string, length: number) {
      const outgoing = request({
        host: '127.0.0.1',
        port: https,
        path,
        method: 'POST',
        agent: false,
        headers: { Host: HOST, 'Content-Length': length },
        servername: HOST,
        rejectUnauthorized: false,
      });
      // The proxy may close the connection before it has read all that it refuses.
      outgoing.on('error', () => undefined);
      outgoing.end(Buffer.alloc(length));
      const { status, body } = await replyTo(outgoing);
      return { status, body: body.toString() };
    }

    for (const path of ['/admin/login', '/content-manager/collection-types/api::page.page']) {
      test(`a body of 256 KB reaches the CMS at ${path}, a larger one does not`, async () => {
        const largest = 256 * KILOBYTE;
        assert.deepEqual(await post(path, largest), { status: 200, body: String(largest) });
        assert.equal((await post(path, largest + 1)).status, 413);
      });
    }

    for (const path of ['/upload', '/upload?id=1', '/website/schools/import']) {
      test(`a file as large as the CMS takes reaches it at ${path}, a larger one does not`, async () => {
        assert.deepEqual(await post(path, LARGEST_UPLOAD), {
          status: 200,
          body: String(LARGEST_UPLOAD),
        });
        assert.equal((await post(path, 32 * MEGABYTE)).status, 413);
      });
    }

    for (const path of [
      '/uploads/a.jpg',
      '/website/schoolsx',
      '/upload/../admin/login',
      '/admin/upload',
    ]) {
      test(`no file reaches the CMS at ${path}, which only resembles an upload`, async () => {
        assert.equal((await post(path, MEGABYTE)).status, 413);
      });
    }
  });
}
