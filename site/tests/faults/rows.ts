import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../backend/faults.ts';
import { exchange } from '../fuzz/sockets.ts';
import { startRedis } from '../redis.ts';
import type { Stage } from './stage.ts';

/** One thing that fails: begun by `begin`, lasts `seconds`, ended by `end`. */
export type FaultRow = {
  readonly name: string;
  readonly seconds: number;
  readonly begin: (stage: Stage) => void | Promise<void>;
  readonly end: (stage: Stage) => void | Promise<void>;
  /** A line that the log must have. */
  readonly logs: RegExp;
  /** Settings with which the site is started for this row alone. */
  readonly env?: (stage: Stage) => Promise<Readonly<Record<string, string>>>;
  /** Milliseconds a visit may take. */
  readonly slowest?: number;
};

const backendFault = (name: string, fault: Fault, logs: RegExp, seconds = 5): FaultRow => ({
  name: `Backend: ${name}`,
  seconds,
  begin: ({ backend }) => backend.set({ all: fault }),
  end: ({ backend }) => backend.set({}),
  logs,
});
const unread = /Content cannot be read/;

const half = 'Backend: half of the items are broken';

export const backendRows: readonly FaultRow[] = [
  {
    name: 'Backend: refused connections',
    seconds: 5,
    begin: ({ backend }) => backend.down(),
    end: ({ backend }) => backend.up(),
    logs: /ECONNREFUSED/,
  },
  backendFault('resets in the middle', { kind: 'reset-mid-body' }, unread),
  backendFault('black hole', { kind: 'black-hole' }, unread, 18),
  backendFault('10 s slow', { kind: 'slow', ms: 10_000 }, /^/, 12),
  backendFault('one byte a second', { kind: 'drip' }, unread, 18),
  backendFault('500', { kind: 'status', status: 500 }, /answered 500/),
  backendFault('403', { kind: 'status', status: 403 }, /REFUSES this website/),
  backendFault('a web page for JSON', { kind: 'html' }, /not JSON/),
  backendFault('50 MB', { kind: 'huge' }, /larger than/, 8),
  backendFault('wrong shape', { kind: 'json', body: { data: { id: 1 } } }, /no list/),
  { ...backendFault('', { kind: 'half-broken' }, /item is broken/), name: half },
];

const tmpfs = (folder: string) => {
  mkdirSync(folder, { recursive: true });
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'none', folder]);
  if (mounted.status !== 0) throw new Error(`No small disk can be made: ${mounted.stderr}`);
};
const smallDisk = async ({ folder }: Stage) => {
  const disk = path.join(folder, 'disk');
  tmpfs(disk);
  return { DATA_DIR: disk };
};
const contentFiles = (stage: Stage) => {
  const folder = path.join(stage.dataDir(), 'content');
  return readdirSync(folder).map((name) => path.join(folder, name));
};
const dayMs = 24 * 60 * 60 * 1000;

export const machineRows: readonly FaultRow[] = [
  {
    name: 'DNS: the name of the backend cannot be found',
    seconds: 5,
    async begin({ backend, meddle }) {
      meddle({ clock: 0, dns: true });
      // Connections that are open need no name.
      await backend.down();
      await backend.up();
    },
    end: ({ meddle }) => meddle({ clock: 0, dns: false }),
    logs: /ENOTFOUND/,
  },
  {
    name: 'Clock: a year ahead',
    seconds: 4,
    begin: ({ meddle }) => meddle({ clock: 365 * dayMs, dns: false }),
    end: ({ meddle }) => meddle({ clock: 0, dns: false }),
    logs: /^/,
  },
  {
    name: 'Clock: a year back',
    seconds: 4,
    begin: ({ meddle }) => meddle({ clock: -365 * dayMs, dns: false }),
    end: ({ meddle }) => meddle({ clock: 0, dns: false }),
    logs: /^/,
  },
  {
    name: 'Disk: full',
    seconds: 5,
    env: smallDisk,
    begin(stage) {
      const filler = path.join(stage.dataDir(), 'filler');
      spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k', 'count=64']);
      stage.publish();
    },
    end: (stage) => rmSync(path.join(stage.dataDir(), 'filler')),
    logs: /cannot be kept on disk/,
  },
  {
    name: 'Disk: read-only from the start',
    seconds: 5,
    async env(stage) {
      const { DATA_DIR } = await smallDisk(stage);
      spawnSync('mount', ['-o', 'remount,ro', DATA_DIR]);
      return { DATA_DIR };
    },
    begin: (stage) => void stage.publish(),
    end: () => undefined,
    logs: /cannot be kept on disk/,
  },
  {
    name: 'Disk: stored content is damaged, restart',
    seconds: 3,
    async begin(stage) {
      const site = await stage.kill();
      const [first = '', ...others] = contentFiles(stage);
      truncateSync(first, statSync(first).size >> 1);
      for (const file of others) writeFileSync(file, 'no JSON');
      await stage.start(site);
    },
    end: () => undefined,
    logs: /damaged and is not used/,
  },
];

export const processRows: readonly FaultRow[] = [
  {
    name: 'SIGKILL, and restart with the backend down',
    seconds: 4,
    async begin(stage) {
      await stage.backend.down();
      await stage.start(await stage.kill());
    },
    end: ({ backend }) => backend.up(),
    logs: /ECONNREFUSED/,
  },
  {
    name: 'Redis: gone',
    seconds: 5,
    async env(stage) {
      stage.redis = await startRedis();
      return { REDIS_URL: stage.redis.url };
    },
    begin: async ({ redis }) => redis?.kill(),
    end: async ({ redis }) => redis?.start(),
    logs: /Redis is away/,
  },
];

/** Sends `width` requests at a time to a site that is told to end; gives what became of them. */
export async function endUnderLoad(stage: Stage): Promise<{ whole: number; lost: number }> {
  const port = Number(new URL(stage.site().url).port);
  let [whole, lost, isOver] = [0, 0, false];
  const lanes = Array.from({ length: 16 }, async () => {
    while (!isOver) {
      const { status, body, taken } = await exchange(
        port,
        `GET /team?member=${whole % 12} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      );
      // Once nobody listens any more there is nothing to lose.
      if (!taken) return;
      if (status === 200 && body.includes('</html>')) whole += 1;
      else lost += 1;
    }
  });
  await wait(2_000);
  stage.site().signal('SIGTERM');
  await stage.site().ended.then(() => {
    isOver = true;
  });
  await Promise.all(lanes);
  return { whole, lost };
}
