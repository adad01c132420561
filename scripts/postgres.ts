import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** Whether a PostgreSQL server that can be started is installed: on the PATH or from Debian. */
export function hasPostgresServer(env: NodeJS.ProcessEnv): boolean {
  const onPath = (env.PATH ?? '').split(path.delimiter);
  const debian = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).map((version) => path.join(DEBIAN_FOLDER, version, 'bin'))
    : [];
  return [...onPath, ...debian].some((folder) => existsSync(path.join(folder, 'initdb')));
}
