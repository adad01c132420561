import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'node:tls';
import type { RunningProxy } from './nginx.ts';

const HOSTS = ['www.example.org', 'cms.example.org'];

/** Whether this machine can run the tests of the Caddyfile. */
export function hasCaddy(): boolean {
  try {
    execFileSync('caddy', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs deploy/Caddyfile as an operator gets it, with a certificate of Caddy's own, on these ports.
 * @param more `edit`: what an operator changes in the file
 */
export async function startCaddy(
  sitePort: number,
  ports: { readonly http: number; readonly https: number },
  { edit = (shipped: string) => shipped } = {},
): Promise<RunningProxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  const own = `{
	admin off
	skip_install_trust
	local_certs
	http_port ${ports.http}
	https_port ${ports.https}
	default_bind 127.0.0.1
`;
  const shipped = edit(readFileSync(new URL('../Caddyfile', import.meta.url), 'utf8'))
    .replace(/^\{\n/m, own)
    .replaceAll('/var/www/mazhavil', path.join(import.meta.dirname, '..'));
  const visitsLog = path.join(folder, 'mazhavil-visits.log');
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, shipped);
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE_DOMAIN: 'www.example.org',
      SITE_UPSTREAMS: `to 127.0.0.1:${sitePort}`,
      CMS_UPSTREAM: `127.0.0.1:${sitePort}`,
      VISITS_LOG: visitsLog,
    },
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  while (child.exitCode === null) {
    const isReady = await Promise.all(HOSTS.map((host) => hasCertificate(ports.https, host)));
    if (isReady.every(Boolean)) return { stop, visitsLog };
    await pause(20);
  }
  await stop();
  throw new Error(`Caddy did not start:\n${output}`);
}

/** Caddy listens before it has made its certificates, and breaks off until then. */
async function hasCertificate(port: number, servername: string): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port, servername, rejectUnauthorized: false });
  try {
    await once(socket, 'secureConnect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
