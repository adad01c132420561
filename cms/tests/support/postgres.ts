import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../test-support/free-port.ts';

const run = promisify(execFile);

/** A PostgreSQL server that runs until the tests end. */
interface Cluster {
  readonly version: string;
  /** The URL of the first database, with which others can be created. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a server in a temporary folder, beside any other that runs on the machine.
 * Null if PostgreSQL is not installed.
 * @throws with the output of the server if it does not start
 */
export async function startCluster(): Promise<Cluster | null> {
  const debian = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  const folders = [...debian, ...(process.env.PATH ?? '').split(path.delimiter)];
  const bin = folders.find((folder) => existsSync(path.join(folder, 'initdb')));
  if (bin === undefined) return null;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'cms-postgres-'));
  await chmod(folder, 0o700);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    // PostgreSQL refuses to run as root.
    const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
    await chown(folder, await id('-u'), await id('-g'));
  }
  const postgres = (program: string, ...args: string[]) => {
    const file = path.join(bin, program);
    return isRoot
      ? run('runuser', ['-u', 'postgres', '--', file, ...args], { cwd: folder })
      : run(file, args, { cwd: folder });
  };
  const data = path.join(folder, 'data');
  const port = await freePort();
  await postgres(
    'initdb',
    `--pgdata=${data}`,
    '--username=cms',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  );
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  await postgres('pg_ctl', 'start', '-w', '-D', data, '-o', options, '-l', `${folder}/log`);
  return {
    version: (await postgres('postgres', '--version')).stdout.trim(),
    url: `postgresql://cms@127.0.0.1:${port}/postgres`,
    async stop() {
      // This closes the connections at once. The files are not needed any more.
      await postgres('pg_ctl', 'stop', '-D', data, '-m', 'immediate');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
