import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { freePort } from '../../test-support/free-port.ts';
import { PROXIES, replyTo } from './proxies.ts';

/** What docs/own-strapi.md says that an operator writes into each proxy's file, for another Strapi's address. */
const page = readFileSync(new URL('../../docs/own-strapi.md', import.meta.url), 'utf8');

function blockOf(language: string, address: string): string {
  const [, block] = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(page) ?? [];
  assert.ok(block);
  return block.replaceAll('203.0.113.7', address);
}

const edits: Readonly<Record<string, (address: string) => (shipped: string) => string>> = {
  nginx: (address) => (shipped) =>
    shipped.replace(/^.*location \/hooks/m, (line) => blockOf('nginx', address) + line),
  Caddy: (address) => (shipped) =>
    shipped.replace(/^\t@operator path.*$/m, () => blockOf('caddyfile', address)),
};

const site = createServer((incoming, response) =>
  incoming.resume().on('end', () => response.end()),
);

before(async () => {
  await once(site.listen(0, '127.0.0.1'), 'listening');
});
after(() => {
  site.close();
  site.closeAllConnections();
});

for (const { name, isThere, start } of PROXIES) {
  for (const [address, reached] of [
    ['127.0.0.1', true],
    ['203.0.113.7', false],
  ] as const) {
    test(`with the lines of docs/own-strapi.md ${name} lets a Strapi at ${address} call the hook alone`, {
      skip: isThere ? false : `${name} is not installed`,
    }, async () => {
      const ports = { http: await freePort(), https: await freePort() };
      const { port } = site.address() as AddressInfo;
      const proxy = await start(port, ports, { edit: edits[name]?.(address) });
      const host = 'www.example.org';
      const statusOf = async (path: string) => {
        const options = {
          host: '127.0.0.1',
          port: ports.https,
          path,
          method: 'POST',
          agent: false,
        };
        const tls = { servername: host, rejectUnauthorized: false, headers: { Host: host } };
        return (await replyTo(request({ ...options, ...tls }).end())).status;
      };
      try {
        const status = await statusOf('/hooks/content');
        assert.equal(status === 200, reached, String(status));
        assert.equal(await statusOf('/hooks/other'), 404);
        assert.equal(await statusOf('/readyz'), 404);
      } finally {
        await proxy.stop();
      }
    });
  }
}
