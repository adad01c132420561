import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../test-support/free-port.ts';

/** As long as the site itself lets running requests finish (`GRACE_MS` in `server/index.ts`). */
const STOP_MS = 15_000;
/** A start takes a second or two, and many times that while other tests keep the machine busy. */
const START_MS = 60_000;
const ANSWER_MS = 2_000;
const ASK_AGAIN_MS = 50;
/** Settings are read before anything else, so that wrong ones end the process at once. */
const REFUSE_MS = 10_000;

const siteFolder = fileURLToPath(new URL('../..', import.meta.url));

/** What visitors get, or the same with the styleguide (`npm run build:styleguide`). */
type Build = 'build' | 'build/styleguide';

export type Environment = Readonly<Record<string, string>>;

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface Site {
  readonly url: string;
  /** Where the site keeps its last good content; given to the next start to try a restart. */
  readonly dataDir: string;
  readonly pid: number;
  /** All that the process has written so far, both streams. */
  output(): string;
  /** Ends the process politely (SIGTERM); resolves once it is gone. Removes a temporary DATA_DIR. */
  stop(): Promise<Ended>;
  /** Ends the process at once (SIGKILL) and keeps its DATA_DIR. */
  kill(): Promise<Ended>;
}

interface Running {
  readonly child: ChildProcess;
  output(): string;
  /** Sends a signal, and SIGKILL after `STOP_MS`; resolves once the process is gone. */
  end(signal: NodeJS.Signals): Promise<Ended>;
}

/** What the unit and the image set beside the settings. */
const asDeployed = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=16 --max-old-space-size=256',
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
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      // Node keeps the compiled code of the site, so that each start is shorter.
      NODE_COMPILE_CACHE: path.join(siteFolder, 'node_modules/.cache/compiled-for-tests'),
      ...asDeployed,
      ...env,
    },
    stdio: ['ignore', log, log],
  });
  if (typeof log === 'number') closeSync(log);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  const closed = once(child, 'close');
  // Should the test program itself be ended, the site must not stay behind.
  const endWithParent = () => child.kill('SIGKILL');
  process.once('exit', endWithParent);
  closed.then(() => process.off('exit', endWithParent));
  return {
    child,
    output: () => (logFile === undefined ? text : readFileSync(logFile, 'utf8')),
    async end(signal) {
      child.kill(signal);
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      const [code, endedBy] = await closed;
      clearTimeout(late);
      return { code, signal: endedBy };
    },
  };
}

/** @throws with all that the site wrote when it ends, or does not answer within `START_MS`. */
async function untilHealthy(url: string, { child, output }: Running): Promise<void> {
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await wait(ASK_AGAIN_MS)) {
    if (child.exitCode !== null) break;
    const signal = AbortSignal.timeout(ANSWER_MS);
    const reply = await fetch(`${url}/healthz`, { signal }).catch(() => undefined);
    if (reply?.ok) return;
  }
  child.kill('SIGKILL');
  throw new Error(`The site did not become healthy at ${url}:\n${output()}`);
}

/**
 * Starts the built site as its own process on a free port and waits until it is healthy.
 *
 * @param env settings of the site; CMS_URL and CMS_TOKEN at least. SITE_URL is the site's own address,
 *   DATA_DIR a new temporary folder, and map tiles an image of the site itself unless given; content
 *   counts as fresh for one second.
 * @param options `logFile`: where it writes to in place of this process, for runs that write very much;
 *   `images`: a folder of resized images that a temporary DATA_DIR shares with other sites
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
  const clean = async () => {
    if (temporary) await rm(dataDir, { recursive: true, force: true });
  };
  if (temporary && options.images !== undefined) {
    await symlink(options.images, path.join(dataDir, 'images'));
  }
  const settings = {
    SITE_URL: url,
    CONTENT_TTL: '1',
    // Tests that scroll to the map get tiles from the site itself.
    MAP_TILE_URL: `${url}/apple-touch-icon.png?tile={z}-{x}-{y}`,
    ...env,
    ...{ HOST: '127.0.0.1', PORT: port, DATA_DIR: dataDir },
  };
  const running = launch(settings, build, options.logFile);
  await untilHealthy(url, running).catch(async (error: unknown) => {
    await clean();
    throw error;
  });
  return {
    url,
    dataDir,
    pid: running.child.pid ?? 0,
    output: running.output,
    async stop() {
      const ended = await running.end('SIGTERM');
      await clean();
      return ended;
    },
    kill: () => running.end('SIGKILL'),
  };
}

/**
 * Starts the built site with settings that should stop it.
 *
 * @returns its exit code and all that it wrote.
 * @throws when it still runs after `REFUSE_MS`.
 */
export async function startSiteThatRefuses(env: Environment) {
  const { child, output } = launch(env);
  const late = setTimeout(() => child.kill('SIGKILL'), REFUSE_MS);
  const [code, signal] = await once(child, 'close');
  clearTimeout(late);
  if (signal === 'SIGKILL') throw new Error(`The site runs in spite of it:\n${output()}`);
  return { code, output: output() };
}
