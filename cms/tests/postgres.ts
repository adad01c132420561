import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../site/tests/free-port.ts';

const DEBIAN = '/usr/lib/postgresql';

/** A PostgreSQL server that lives as long as the tests. */
export interface Cluster {
  readonly version: string;
  /** Its first database, from which others can be made. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a server of its own in a temporary folder, whatever else runs on the machine.
 * Null where PostgreSQL is not installed.
 * @throws with the server's words where it does not start
 */
export async function startCluster(): Promise<Cluster | null> {
  const bin = await findPrograms();
  if (bin === null) return null;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'cms-postgres-'));
  const asRoot = process.getuid?.() === 0;
  if (asRoot) {
    // PostgreSQL refuses to run as root.
    const owner = await postgresAccount();
    await chown(folder, owner.uid, owner.gid);
  }
  await chmod(folder, 0o700);
  const run = (program: string, args: readonly string[]) => {
    const file = path.join(bin, program);
    const command = asRoot ? 'runuser' : file;
    const all = asRoot ? ['-u', 'postgres', '--', file, ...args] : args;
    return spawn(command, all, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  };
  const finished = async (program: string, args: readonly string[]): Promise<string> => {
    const child = run(program, args);
    const output = collect(child);
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`${program} failed:\n${output()}`);
    return output();
  };

  const data = path.join(folder, 'data');
  const port = await freePort();
  await finished('initdb', [
    ...['--pgdata', data, '--username', 'cms', '--auth', 'trust'],
    ...['--encoding', 'UTF8', '--locale', 'C.UTF-8', '--no-sync'],
  ]);
  const version = (await finished('postgres', ['--version'])).trim();
  const server = run('postgres', [
    ...['-D', data, '-p', String(port), '-k', folder],
    ...['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', '-c', 'max_connections=100'],
  ]);
  const output = collect(server);
  const ended = once(server, 'close');
  const stop = async () => {
    // Quick shutdown: connections are cut, the files need not survive.
    if (server.exitCode === null && server.signalCode === null) {
      await finished('pg_ctl', ['stop', '-D', data, '-m', 'immediate']);
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 200; tries += 1) {
    if (output().includes('ready to accept connections')) {
      return { version, url: `postgresql://cms@127.0.0.1:${port}/postgres`, stop };
    }
    if (server.exitCode !== null) break;
    await pause(100);
  }
  await stop();
  throw new Error(`PostgreSQL did not start:\n${output()}`);
}

/** The folder of the newest server's programs; null where there is none. */
async function findPrograms(): Promise<string | null> {
  const versions = await readdir(DEBIAN).catch((): string[] => []);
  const debian = versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => path.join(DEBIAN, version, 'bin'));
  for (const folder of [...debian, ...(process.env.PATH ?? '').split(path.delimiter)]) {
    const found = await stat(path.join(folder, 'initdb')).catch(() => null);
    if (found?.isFile()) return folder;
  }
  return null;
}

async function postgresAccount(): Promise<{ uid: number; gid: number }> {
  const child = spawn('id', ['postgres'], { stdio: ['ignore', 'pipe', 'pipe'] });
  const output = collect(child);
  await once(child, 'close');
  const ids = /uid=(\d+).*?gid=(\d+)/.exec(output());
  if (!ids) throw new Error('PostgreSQL cannot run as root, and there is no account "postgres".');
  return { uid: Number(ids[1]), gid: Number(ids[2]) };
}

function collect(child: ReturnType<typeof spawn>): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return () => output;
}
