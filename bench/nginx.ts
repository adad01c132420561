import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Encoding, serverCore } from './load.ts';

/** A page as it came over the wire, still compressed. */
export interface Answer {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Asks for one page and leaves its body as it is. */
export async function answerOf(url: string, encoding: Encoding): Promise<Answer> {
  const asked = request(url, { headers: { 'Accept-Encoding': encoding } });
  asked.end();
  const [response] = await once(asked, 'response');
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return { body: Buffer.concat(parts), headers: response.headers };
}

/** nginx sets these itself; what stands here would come twice. */
const itsOwn =
  /^(?:date|connection|keep-alive|content-(?:length|type|encoding)|etag|transfer-encoding|server)$/;

/**
 * Starts nginx, with one worker on the server's core, which answers `/` with those bytes as files and
 * with the same headers: the floor of what serving them costs. Gives its address and how to end it.
 */
export async function startNginx(
  pages: Readonly<Record<Encoding, Answer>>,
  port: number,
): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-nginx-'));
  const files = path.join(folder, 'files');
  await mkdir(files);
  await writeFile(path.join(files, 'index.identity'), pages.identity.body);
  await writeFile(path.join(files, 'index.br'), pages.br.body);
  const headers = Object.entries(pages.br.headers)
    .filter(([name]) => !itsOwn.test(name))
    .map(([name, value]) => `add_header ${name} "${String(value).replace(/["\\]/g, '\\$&')}";`);
  const config = path.join(folder, 'nginx.conf');
  await writeFile(config, configuration(folder, files, port, headers));
  const child = spawn('taskset', ['-c', serverCore, 'nginx', '-p', folder, '-c', config], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (part: Buffer) => {
    complaint += part.toString();
  });
  const ended = once(child, 'close');
  const url = `http://127.0.0.1:${port}/`;
  const stop = async () => {
    child.kill('SIGQUIT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) break;
    const answers = await fetch(url).then(
      async (response) => (await response.arrayBuffer()).byteLength > 0 && response.ok,
      () => false,
    );
    if (answers) return { url, stop };
    await pause(50);
  }
  await stop();
  throw new Error(`nginx did not start:\n${complaint}`);
}

function configuration(folder: string, files: string, port: number, headers: string[]): string {
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
  open_file_cache max=10;
  open_file_cache_valid 1h;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  default_type "text/html; charset=utf-8";
  map $http_accept_encoding $kind { default identity; br br; }
  map $http_accept_encoding $written { default ""; br br; }
  server {
    listen 127.0.0.1:${port};
    root ${files};
    location = / {
      try_files /index.$kind =404;
      add_header Content-Encoding $written;
      ${headers.join('\n      ')}
    }
  }
}
`;
}
