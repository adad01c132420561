import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const siteFolder = fileURLToPath(new URL('../..', import.meta.url));

/** What visitors get, or the same with the styleguide (`npm run build:styleguide`). */
export type Build = 'build' | 'build/styleguide';

export type Environment = Readonly<Record<string, string>>;

export type Ended = { code: number | null; signal: NodeJS.Signals | null };

export type Site = {
  readonly url: string;
  /** Where the site keeps its last good content; given to the next start to try a restart. */
  readonly dataDir: string;
  readonly pid: number;
  /** All that the process has written so far, both streams. */
  output(): string;
  /** Ends the process politely (SIGTERM); resolves once it is gone. Removes a temporary DATA_DIR. */
  stop(): Promise<Ended>;
  /** Sends a signal without waiting. */
  signal(name: NodeJS.Signals): void;
  /** Ends the process at once (SIGKILL) and keeps its DATA_DIR. */
  kill(): Promise<Ended>;
  readonly ended: Promise<Ended>;
};

type Running = { child: ChildProcess; output: () => string; ended: Promise<Ended> };

/** What the unit and the image set beside the settings. */
const asDeployed = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=16',
};

function launch(env: Environment, build: Build = 'build', logFile?: string): Running {
  const entry = path.join(siteFolder, build, 'server/index.js');
  if (!existsSync(entry)) {
    const script = build === 'build' ? 'build' : 'build:styleguide';
    throw new Error(`The site is not built: run \`npm --prefix site run ${script}\` first`);
  }
  const log = logFile === undefined ? 'pipe' : openSync(logFile, 'a');
  const child = spawn(process.execPath, [entry], {
    cwd: siteFolder,
    // Nothing of the caller's own environment, lest a setting there decide a test.
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...asDeployed, ...env },
    stdio: ['ignore', log, log],
  });
  if (typeof log === 'number') closeSync(log);
  let text = '';
  const add = (part: Buffer) => {
    text += part.toString();
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  // Should the test program itself be ended, the site must not stay behind.
  const endWithParent = () => child.kill('SIGKILL');
  process.once('exit', endWithParent);
  ended.then(() => process.off('exit', endWithParent));
  const output = () => (logFile === undefined ? text : readFileSync(logFile, 'utf8'));
  return { child, output, ended };
}

async function untilHealthy(url: string, running: Running, milliseconds: number): Promise<void> {
  const deadline = Date.now() + milliseconds;
  let gone = false;
  running.ended.then(() => {
    gone = true;
  });
  while (Date.now() < deadline && !gone) {
    const healthy = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return;
    await wait(50);
  }
  running.child.kill('SIGKILL');
  throw new Error(`The site did not become healthy at ${url}:\n${running.output()}`);
}

/**
 * Starts the built site as its own process on a free port and waits until /healthz answers.
 *
 * @param env settings of the site; CMS_URL and CMS_TOKEN at least. SITE_URL is the site's own address,
 *   DATA_DIR a new temporary folder, and map tiles an image of the site itself unless given; content
 *   counts as fresh for one second.
 * @param build which of the two builds.
 * @param options `logFile`: where it writes to in place of this process, for runs that write very much;
 *   `images`: a folder of resized images that a temporary DATA_DIR shares with other sites
 * @throws when the site is not built, ends by itself, or is not healthy within 20 s; the message
 *   holds what it wrote.
 */
export async function startSite(
  env: Environment,
  build: Build = 'build',
  options: { readonly logFile?: string; readonly images?: string } = {},
): Promise<Site> {
  const port = env.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const temporary = env.DATA_DIR === undefined;
  const dataDir = env.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), 'site-data-')));
  if (temporary && options.images !== undefined) {
    await symlink(options.images, path.join(dataDir, 'images'));
  }
  const running = launch(
    {
      SITE_URL: url,
      CONTENT_TTL: '1',
      // Tests that scroll to the map get tiles from the site itself.
      MAP_TILE_URL: `${url}/apple-touch-icon.png?tile={z}-{x}-{y}`,
      ...env,
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: dataDir,
    },
    build,
    options.logFile,
  );
  try {
    await untilHealthy(url, running, 20_000);
  } catch (error) {
    if (temporary) await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
  const { child } = running;
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    output: running.output,
    ended: running.ended,
    signal: (name) => void child.kill(name),
    async stop() {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
      const ended = await running.ended;
      clearTimeout(late);
      if (temporary) await rm(dataDir, { recursive: true, force: true });
      return ended;
    },
    kill() {
      child.kill('SIGKILL');
      return running.ended;
    },
  };
}

/**
 * Starts the built site with settings that should stop it.
 *
 * @returns its exit code and all that it wrote.
 * @throws when it still runs after 10 s.
 */
export async function startSiteThatRefuses(
  env: Environment,
): Promise<{ code: number | null; output: string }> {
  const running = launch(env);
  const late = setTimeout(() => running.child.kill('SIGKILL'), 10_000);
  const { code, signal } = await running.ended;
  clearTimeout(late);
  if (signal === 'SIGKILL') throw new Error(`The site runs in spite of it:\n${running.output()}`);
  return { code, output: running.output() };
}
