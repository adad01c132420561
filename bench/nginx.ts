import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../site/tests/support/free-port.ts';
import { type Encoding, SERVER_CORE } from './wrk.ts';

const SHIPPED = path.join(import.meta.dirname, '../deploy/nginx.conf');
/** nginx sets these itself. */
const OWN = /^(date|connection|keep-alive|content-(length|type|encoding)|transfer-encoding|etag)$/;

export interface Nginx {
  /** The site behind the shipped configuration, over TLS. */
  readonly front: string;
  /** The same bytes from files, over TLS and without. */
  readonly files: string;
  readonly plainFiles: string;
  stop(): Promise<void>;
}

/** A page as the site sent it, still compressed. */
export interface Page {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Starts nginx with one worker on the servers' core: the shipped configuration in front of the site,
 * with only its names, ports and paths replaced, and beside it the same page from files.
 */
export async function startNginx(sitePort: string, page: Record<Encoding, Page>): Promise<Nginx> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-nginx-'));
  const front = await freePort();
  const plain = await freePort();
  const files = await freePort();
  const plainFiles = await freePort();
  await mkdir(path.join(folder, 'files'));
  for (const encoding of ['identity', 'br'] as const) {
    await writeFile(path.join(folder, `files/index.${encoding}`), page[encoding].body);
  }
  makeCertificate(folder);
  const shipped = (await readFile(SHIPPED, 'utf8'))
    .replaceAll('www.example.org', 'localhost')
    .replaceAll(/127\.0\.0\.1:300\d/g, `127.0.0.1:${sitePort}`)
    .replaceAll(/(listen (?:\[::\]:)?)443/g, `$1${front}`)
    .replaceAll(/(listen (?:\[::\]:)?)80/g, `$1${plain}`)
    .replaceAll(/\/etc\/letsencrypt\/live\/localhost/g, folder)
    .replaceAll(/(proxy_cache_path )\S+/g, `$1${folder}/cache`);
  const headers = Object.entries(page.br.headers)
    .filter(([name]) => !OWN.test(name))
    .map(([name, value]) => `add_header ${name} "${value.replace(/["\\]/g, '\\$&')}";`);
  const conf = configuration(folder, shipped, { tls: files, plain: plainFiles }, headers);
  await writeFile(path.join(folder, 'nginx.conf'), conf);
  const args = ['-c', SERVER_CORE, 'nginx', '-p', folder, '-c', `${folder}/nginx.conf`];
  const child = spawn('taskset', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'close');
  await pause(500);
  if (child.exitCode !== null) throw new Error('nginx did not start');
  return {
    front: `https://localhost:${front}/`,
    files: `https://localhost:${files}/`,
    plainFiles: `http://localhost:${plainFiles}/`,
    async stop() {
      child.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function makeCertificate(folder: string): void {
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const args = ['req', '-x509', ...kind, '-subj', '/CN=localhost', '-days', '2', ...files];
  execFileSync('openssl', args, { stdio: 'ignore' });
}

function configuration(
  folder: string,
  shipped: string,
  ports: { tls: number; plain: number },
  headers: string[],
): string {
  return `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  ${shipped}
  map $http_accept_encoding $bench_kind { default identity; br br; }
  map $http_accept_encoding $bench_encoding { default ""; br br; }
  server {
    listen ${ports.tls} ssl;
    listen ${ports.plain};
    server_name localhost;
    ssl_certificate ${folder}/fullchain.pem;
    ssl_certificate_key ${folder}/privkey.pem;
    open_file_cache max=10;
    root ${folder}/files;
    default_type "text/html; charset=utf-8";
    location = / {
      try_files /index.$bench_kind =404;
      add_header Content-Encoding $bench_encoding;
      ${headers.join('\n      ')}
    }
  }
}
`;
}
