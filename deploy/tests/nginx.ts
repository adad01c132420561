import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const FILES = ['../nginx.conf', '../nginx-admin.conf'].map(
  (name) => new URL(name, import.meta.url),
);

/** A proxy, and the file in which it logs visits. */
export interface RunningProxy {
  readonly visitsLog: string;
  stop(): Promise<void>;
}

/** Whether this machine can run the tests of nginx.conf. */
export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs deploy/nginx.conf and nginx-admin.conf as an operator gets them, apart from ports, folders and
 * a certificate of their own. Website and CMS are both on `sitePort`.
 * @param more for the benchmark: the website's name, what stands beside its configuration, and the
 *   command that runs nginx; `edit`: what an operator changes in the file
 */
export async function startNginx(
  sitePort: number,
  ports: { readonly http: number; readonly https: number },
  {
    name = 'www.example.org',
    http = '',
    command = ['nginx'],
    edit = (shipped: string) => shipped,
  } = {},
): Promise<RunningProxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const [certificate, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-subj',
      '/CN=www.example.org',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'ignore' },
  );
  const servers = edit(FILES.map((file) => readFileSync(file, 'utf8')).join('\n'))
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${ports.http}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${ports.https}`)
    .replaceAll(/ssl_certificate .*;/g, `ssl_certificate ${certificate};`)
    .replaceAll(/ssl_certificate_key .*;/g, `ssl_certificate_key ${key};`)
    .replaceAll(/127\.0\.0\.1:(3001|1337)/g, `127.0.0.1:${sitePort}`)
    .replace(/server 127\.0\.0\.1:3002.*/, '')
    .replace('/var/cache/nginx-mazhavil', path.join(folder, 'cache'))
    .replace('/var/log/nginx', folder)
    .replace('/var/www/mazhavil', path.join(import.meta.dirname, '..'))
    .replaceAll('www.example.org', name);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/pid;
error_log stderr warn;
events {}
http {
  access_log off;
  ${temporary.join('\n')}
  ${servers}
  ${http.replaceAll('CERTIFICATE', `ssl_certificate ${certificate}; ssl_certificate_key ${key};`)}
}
`;
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, main);
  const [program = '', ...args] = [...command, '-p', folder, '-c', file];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const ended = once(child, 'close');
  const visitsLog = path.join(folder, 'mazhavil-visits.log');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  while (child.exitCode === null) {
    if (await accepts(ports.https)) return { stop, visitsLog };
    await pause(20);
  }
  await stop();
  throw new Error(`nginx did not start:\n${output}`);
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
