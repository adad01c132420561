import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Complaint } from '../complaint.ts';
import { ROOT } from '../repository.ts';

/**
 * Runs nginx with deploy/machine/nginx.conf, on loopback and without TLS: everything else of it as an
 * operator gets it. Gives its address and how to end it.
 */
export async function startNginx(
  port: number,
  sites: readonly number[],
): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'scaled-nginx-'));
  const given = await readFile(path.join(ROOT, 'deploy/machine/nginx.conf'), 'utf8');
  const [one = 0, two = 0] = sites;
  const own = given
    .replace(/^server \{[^}]*return 301[^}]*\}$/m, '')
    .replace('127.0.0.1:3001', `127.0.0.1:${one}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${two}`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^ *(listen \[::\].*|ssl_.*|server_name .*)$/gm, '');
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${own}
}
`,
  );
  await mkdir(path.join(folder, 'logs'), { recursive: true });
  const child = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => {
    said += part.toString();
  });
  child.on('error', (error) => {
    said += error.message;
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null && child.pid !== undefined) {
      child.kill('SIGTERM');
      await once(child, 'close');
    }
    await rm(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const answers = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answers) return { url, stop };
    await pause(50);
  }
  await stop();
  throw new Complaint(`nginx did not start:\n${said}`);
}
