import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../test-support/free-port.ts';
import { assertBuilt } from './built.ts';

const CMS = path.join(import.meta.dirname, '../..');
const READY_LIMIT_MS = 180_000;
const STOP_LIMIT_MS = 15_000;

export interface StrapiOptions {
  /** The folder of database and uploads. If undefined, a temporary folder that `stop` removes. */
  readonly dataDir?: string;
  /** Settings to add or replace. Undefined removes a setting. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Gets the process before Strapi answers. */
  readonly onSpawn?: ((strapi: ChildProcess) => void) | undefined;
}

export interface StartedStrapi {
  /** `http://127.0.0.1:port` */
  readonly url: string;
  readonly dataDir: string;
  readonly readToken: string;
  readonly writeToken: string;
  /** The settings, for a command that runs beside Strapi. */
  readonly env: NodeJS.ProcessEnv;
  /** Returns everything that Strapi has printed. */
  output(): string;
  /** Stops Strapi as an operator does (SIGTERM) and removes temporary files. */
  stop(): Promise<void>;
  /** Stops Strapi as a power cut does (SIGKILL). The data folder stays. */
  kill(): Promise<void>;
}

/**
 * Starts the built Strapi in a process of its own and waits until it answers. Run `npm run build` first.
 * @throws with everything that Strapi printed if it ends or does not answer in time
 */
export async function startStrapi(options: StrapiOptions = {}): Promise<StartedStrapi> {
  assertBuilt();
  const temporary = options.dataDir === undefined;
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(os.tmpdir(), 'cms-test-')));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const readToken = options.env?.CMS_TOKEN ?? secret();
  const writeToken = options.env?.CMS_WRITE_TOKEN ?? secret();
  const begun = performance.now();
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    TMPDIR: process.env.TMPDIR,
    // Node keeps the compiled code of Strapi's thousands of files, so that each start is shorter.
    NODE_COMPILE_CACHE: path.join(CMS, 'node_modules/.cache/compiled-for-tests'),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    CMS_DATA_DIR: dataDir,
    ...freshSecrets(),
    CMS_TOKEN: readToken,
    CMS_WRITE_TOKEN: writeToken,
    STRAPI_TELEMETRY_DISABLED: 'true',
    ...options.env,
  };
  const child = spawn(process.execPath, ['node_modules/@strapi/strapi/bin/strapi.js', 'start'], {
    cwd: CMS,
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  options.onSpawn?.(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'close');
  const finish = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(timer);
  };
  const stop = async () => {
    await finish('SIGTERM');
    if (temporary) await rm(dataDir, { recursive: true, force: true });
  };

  while (!(await answers(`${url}/_health`))) {
    const dead = child.exitCode !== null || child.signalCode !== null;
    if (dead || performance.now() - begun > READY_LIMIT_MS) {
      await stop();
      throw new Error(`Strapi ${dead ? 'ended' : 'did not answer'}. It printed:\n${output}`);
    }
    await pause(50);
  }
  return {
    url,
    dataDir,
    readToken,
    writeToken,
    env,
    output: () => output,
    stop,
    kill: () => finish('SIGKILL'),
  };
}

/** Returns new secrets for a CMS, but not its two tokens. */
export function freshSecrets(): Record<string, string> {
  return {
    APP_KEYS: `${secret()},${secret()}`,
    API_TOKEN_SALT: secret(),
    ADMIN_JWT_SECRET: secret(),
    TRANSFER_TOKEN_SALT: secret(),
    ENCRYPTION_KEY: secret(),
  };
}

/** Returns a random key for any setting that is a secret or a token. */
export function secret(): string {
  return randomBytes(32).toString('hex');
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    return response.status === 204;
  } catch {
    return false;
  }
}
