import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Backend, startBackend } from '../backend/backend.ts';
import type { RedisServer } from '../redis.ts';
import { type Environment, type Site, startSite } from '../start-site.ts';

/** A site, its backend and its machine, all of which can be made to fail. */
export type Stage = {
  readonly backend: Backend;
  /** A folder for this row alone. */
  readonly folder: string;
  redis: RedisServer | undefined;
  site(): Site;
  dataDir(): string;
  /** What all processes of this row have written. */
  log(): string;
  /** Ends the site at once; gives what `start` needs to start it again. */
  kill(): Promise<Environment>;
  start(env: Environment): Promise<void>;
  /** The machine's clock and names, as the site sees them. */
  meddle(wrong: { clock: number; dns: boolean }): void;
  /** Publishes a change; gives its figure. */
  publish(): number;
  close(): Promise<void>;
};

const preload = fileURLToPath(new URL('./meddle.cjs', import.meta.url));

export async function openStage(
  env: (stage: Stage) => Promise<Environment> = async () => ({}),
): Promise<Stage> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-fault-'));
  const meddleFile = path.join(folder, 'meddle.json');
  const backend = await startBackend();
  let site: Site | undefined;
  let settings: Environment = {};
  let before = '';
  let figure = 41_000;
  const current = () => {
    if (!site) throw new Error('The site is not started');
    return site;
  };
  const stage: Stage = {
    backend,
    folder,
    redis: undefined,
    site: current,
    dataDir: () => settings.DATA_DIR ?? '',
    log: () => before + current().output(),
    async kill() {
      await current().kill();
      before += current().output();
      return settings;
    },
    async start(own) {
      settings = own;
      site = await startSite(own);
    },
    meddle(wrong) {
      writeFileSync(meddleFile, JSON.stringify(wrong));
      current().signal('SIGUSR2');
    },
    publish() {
      figure += 1;
      const { content } = backend;
      backend.content = {
        ...content,
        'stats-counters': [{ ...content['stats-counters'][0], students: figure }],
      };
      return figure;
    },
    async close() {
      await site?.kill();
      await stage.redis?.kill();
      await backend.stop();
      spawnSync('umount', [path.join(folder, 'disk')]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  const own = await env(stage);
  await stage.start({
    // A name, so that it must be looked up.
    CMS_URL: `http://localhost:${backend.port}`,
    CMS_TOKEN: backend.token,
    DATA_DIR: path.join(folder, 'data'),
    NODE_OPTIONS: `--require ${preload} --dns-result-order=ipv4first`,
    MEDDLE_FILE: meddleFile,
    ...own,
  });
  return stage;
}
