import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startNginx } from '../deploy/tests/nginx.ts';
import { freePort } from '../test-support/free-port.ts';

export type Encoding = 'identity' | 'br';

export interface Page {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const SET_BY_NGINX =
  /^(date|connection|keep-alive|content-(length|type|encoding)|transfer-encoding|etag)$/;

/** The shipped configuration is in front of the site; the same page comes from files beside it. */
export async function startBenchNginx(
  sitePort: number,
  page: Record<Encoding, Page>,
  core: string,
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-files-'));
  await writeFile(path.join(folder, 'index.identity'), page.identity.body);
  await writeFile(path.join(folder, 'index.br'), page.br.body);
  const [front, plain, files] = await Promise.all([freePort(), freePort(), freePort()]);
  const headers = Object.entries(page.br.headers)
    .filter(([name]) => !SET_BY_NGINX.test(name))
    .map(([name, value]) => `add_header ${name} "${value.replace(/["\\]/g, '\\$&')}";`);
  const http = `
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  map $http_accept_encoding $bench_kind { default identity; br br; }
  map $http_accept_encoding $bench_encoding { default ""; br br; }
  server {
    listen ${files} ssl;
    server_name localhost;
    CERTIFICATE
    open_file_cache max=10;
    root ${folder};
    default_type "text/html; charset=utf-8";
    location = / {
      try_files /index.$bench_kind =404;
      add_header Content-Encoding $bench_encoding;
      ${headers.join('\n      ')}
    }
  }`;
  const command = ['taskset', '-c', core, 'nginx'];
  const ports = { http: plain, https: front };
  const nginx = await startNginx(sitePort, ports, { name: 'localhost', http, command });
  return {
    front: `https://localhost:${front}/`,
    files: `https://localhost:${files}/`,
    async stop() {
      await nginx.stop();
      await rm(folder, { recursive: true });
    },
  };
}
