import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Backend, startBackend } from '../backend/backend.ts';
import { type Fault, nullData } from '../backend/faults.ts';
import { type Site, startSite } from '../start-site.ts';
import { failureWords, inParallel, type Reply, randomFrom, send } from './send.ts';

export type ChaosOptions = {
  readonly submissions: number;
  readonly outbox: boolean;
  /** How often the site is killed (SIGKILL) in the middle of it. */
  readonly kills: number;
  readonly seed: number;
};

/** What became of the submissions. All three lists of wrongs must be empty. */
export type ChaosResult = {
  readonly submissions: number;
  readonly attempts: number;
  readonly faults: Readonly<Record<string, number>>;
  readonly kills: number;
  /** Told that it arrived. */
  readonly accepted: number;
  /** Told that it did not, to the end. */
  readonly refused: number;
  /** Accepted and not in the backend. */
  readonly lost: readonly string[];
  /** In the backend more than once. */
  readonly doubled: readonly string[];
  /** Refused without the words of section 8. */
  readonly untold: readonly string[];
  readonly stored: number;
  readonly waiting: number;
};

const faults: readonly [string, Fault][] = [
  ['answers 500', { kind: 'status', status: 500 }],
  ['answers null data', nullData],
  ['cuts the connection before it stores', { kind: 'cut' }],
  ['cuts the connection after it stored', { kind: 'store-then-cut' }],
  ['is slow', { kind: 'slow', ms: 300 }],
  ['resets in the middle of its answer', { kind: 'reset-mid-body' }],
];
/** Rare, since each costs a visitor the full time-out. */
const frozen: readonly [string, Fault] = ['never answers', { kind: 'black-hole' }];

const forms = [
  ['/contact-us', (id: string) => ({ name: id, email: 'a@b.co', comments: `About ${id}` })],
  ['/opportunities/volunteer', registration],
  ['/opportunities/intern', registration],
  ['/opportunities/sponsor', registration],
] as const;

function registration(id: string) {
  return { firstName: id, lastName: 'Balan', email: 'a@b.co', mobileNumber: '9876543210' };
}

/**
 * Sends submissions through a site whose backend fails at random, which goes down for a while, and
 * which is itself killed. Half of the visitors run scripts (they keep a key and see plain answers);
 * everybody tries again a few times, under the same key or with the same words, as people do.
 */
export async function chaos(options: ChaosOptions): Promise<ChaosResult> {
  const random = randomFrom(options.seed);
  const seen: Record<string, number> = {};
  const backend = await startBackend({ idempotent: true });
  backend.set(({ method }) => {
    if (method !== 'POST' || random() > 0.4) return null;
    const [name, fault] =
      random() < 0.01 ? frozen : (faults[Math.floor(random() * faults.length)] ?? frozen);
    seen[name] = (seen[name] ?? 0) + 1;
    return fault;
  });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'site-chaos-'));
  const settings = {
    CMS_URL: backend.url,
    CMS_TOKEN: backend.token,
    DATA_DIR: dataDir,
    OUTBOX: options.outbox ? 'on' : 'off',
    FORM_LIMIT_PER_ADDRESS: '1000000',
    FORM_LIMIT_TOTAL: '1000000',
    LOG_LEVEL: 'silent',
  };
  let site = await startSite(settings);
  const port = new URL(site.url).port;
  const url = site.url;

  let attempts = 0;
  let finished = 0;
  const accepted: string[] = [];
  const refused: string[] = [];
  const untold: string[] = [];

  async function oneVisitor(index: number): Promise<void> {
    const id = `visitor-${options.seed}-${index}`;
    const [form, fieldsOf] = forms[index % forms.length] ?? forms[0];
    const runsScripts = index % 2 === 0;
    const body = new URLSearchParams({
      ...fieldsOf(id),
      ...(runsScripts ? { key: randomUUID() } : {}),
    }).toString();
    let reply: Reply | undefined;
    // While the site itself is down, the browser says so; people come back later.
    const patience = Date.now() + 90_000;
    for (let told = 0; told < 6 && Date.now() < patience; ) {
      attempts += 1;
      reply = await send(url + form, body, { Origin: url });
      if (reply.status === 303 || (reply.status === 200 && reply.body.includes('has arrived'))) {
        accepted.push(id);
        // Some press the button once more: that must be the same submission.
        if (random() < 0.2) await send(url + form, body, { Origin: url });
        finished += 1;
        return;
      }
      if (reply.status !== 0) told += 1;
      await wait(reply.status === 0 ? 500 : 20 + random() * 200);
    }
    refused.push(id);
    // No answer at all is the browser's own error page: that, too, says that it did not work.
    if (reply?.status !== 0 && !reply?.body.includes(failureWords)) untold.push(id);
    finished += 1;
  }

  async function disturb(): Promise<number> {
    let kills = 0;
    const turns = options.kills * 2;
    for (let turn = 1; turn <= turns; turn += 1) {
      const due = (options.submissions * turn) / (turns + 1);
      while (finished < due) await wait(20);
      if (turn % 2 === 1) {
        await site.kill();
        site = await startSite({ ...settings, PORT: port });
        kills += 1;
      } else {
        await backend.down();
        await wait(400);
        await backend.up();
      }
    }
    return kills;
  }

  try {
    const [kills] = await Promise.all([disturb(), inParallel(options.submissions, 25, oneVisitor)]);
    // The faults go on while the outbox delivers; they end only if it does not come to an end.
    await untilDelivered(site, 240_000);
    backend.set({});
    const waiting = await untilDelivered(site, 120_000);
    return {
      ...count(backend, accepted),
      submissions: options.submissions,
      attempts,
      faults: seen,
      kills,
      accepted: accepted.length,
      refused: refused.length,
      untold,
      waiting,
    };
  } finally {
    await site.kill();
    await backend.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function count(backend: Backend, accepted: readonly string[]) {
  const times = new Map<string, number>();
  for (const { data } of backend.records) {
    const id = String(data.fullName ?? data.firstName);
    times.set(id, (times.get(id) ?? 0) + 1);
  }
  return {
    lost: accepted.filter((id) => !times.has(id)),
    doubled: [...times].filter(([, n]) => n > 1).map(([id]) => id),
    stored: backend.records.length,
  };
}

/** Waits for the outbox to empty itself; how many still wait when the time is up. */
async function untilDelivered(site: Site, milliseconds: number): Promise<number> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    const reply: unknown = await (await fetch(`${site.url}/readyz`)).json();
    const waiting = waitingIn(reply);
    if (waiting === 0 || Date.now() > deadline) return waiting;
    await wait(200);
  }
}

function waitingIn(reply: unknown): number {
  if (typeof reply !== 'object' || reply === null || !('outbox' in reply)) return -1;
  const { outbox } = reply;
  if (typeof outbox !== 'object' || outbox === null || !('waiting' in outbox)) return -1;
  return Number(outbox.waiting);
}
