import { setTimeout as wait } from 'node:timers/promises';
import type { Backend } from '../backend/backend.ts';
import type { Fault } from '../backend/faults.ts';

/** One change an editor published: the figure that shows it, and when. */
export type Published = { readonly figure: number; readonly at: number };

/** A time in which the backend failed, by the clock of `performance.now`. */
export type Outage = { readonly kind: string; readonly from: number; to: number };

export type Trouble = {
  readonly published: Published[];
  readonly outages: Outage[];
  /** From now on the backend fails at random. */
  fail(): void;
  stop(): Promise<void>;
};

const faults: readonly Fault[] = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 403 },
  { kind: 'cut' },
  { kind: 'html' },
  { kind: 'junk' },
  { kind: 'truncated' },
  { kind: 'reset-mid-body' },
  { kind: 'black-hole' },
  { kind: 'slow', ms: 10_000 },
  { kind: 'drip' },
  { kind: 'huge', bytes: 20_000_000 },
  { kind: 'json', body: { data: null } },
];

/** What lies: 200, and nothing was stored. A message by the contact form then counts as sent (7.2). */
const lies = ['html', 'junk'];

/** The first figure; each change adds one. */
export const firstFigure = 40_000;

/** What is changed in turn beside the figure: a field of the first entry, which other pages show. */
const others = [
  ['projects', 'shortDescription'],
  ['just-ins', 'description'],
  ['testimonials', 'testimonialText'],
  ['teams', 'position'],
  ['galleries', 'shortDescription'],
] as const;

/**
 * Publishes a change every two seconds, of a figure on the home page and of one other thing, and calls
 * the content hook. Once told so, the backend fails at
 * random: for 1 to 8 seconds in some way, or its port is closed, then well for 2 to 12 seconds.
 */
export function startTrouble(
  backend: Backend,
  tell: () => Promise<unknown>,
  random: () => number,
): Trouble {
  const published: Published[] = [];
  const outages: Outage[] = [];
  const ending = new AbortController();
  const { signal } = ending;

  function publish(): void {
    const figure = firstFigure + published.length;
    const { content } = backend;
    const [kind, field] = others[published.length % others.length] ?? others[0];
    backend.content = {
      ...content,
      'stats-counters': [{ ...content['stats-counters'][0], students: figure }],
      [kind]: [{ ...content[kind][0], [field]: `Edition ${figure}` }, ...content[kind].slice(1)],
    };
    published.push({ figure, at: performance.now() });
    tell().catch(() => {});
  }

  async function fail(): Promise<void> {
    while (!signal.aborted) {
      await wait(2_000 + random() * 10_000, undefined, { signal });
      const choice = Math.floor(random() * (faults.length + 1));
      const fault = faults[choice];
      const outage: Outage = {
        kind: fault?.kind ?? 'refused',
        from: performance.now(),
        to: Number.POSITIVE_INFINITY,
      };
      outages.push(outage);
      if (fault) backend.set({ [lies.includes(fault.kind) ? 'reads' : 'all']: fault });
      else await backend.down();
      await wait(1_000 + random() * 7_000);
      if (fault) backend.set({});
      else await backend.up();
      outage.to = performance.now();
    }
  }

  publish();
  const timer = setInterval(publish, 2_000);
  let failing = Promise.resolve();
  return {
    published,
    outages,
    fail() {
      failing = fail().catch(() => {});
    },
    async stop() {
      clearInterval(timer);
      ending.abort();
      await failing;
    },
  };
}

/**
 * How long a visitor who began at `begunAt` and read `figure` was shown something out of date, in
 * milliseconds, in all and without the time in which the backend failed or had just failed.
 */
export function staleness(
  trouble: Pick<Trouble, 'published' | 'outages'>,
  figure: number,
  begunAt: number,
): { readonly total: number; readonly whileWell: number } {
  const next = trouble.published[figure - firstFigure + 1];
  if (!next || next.at >= begunAt) return { total: 0, whileWell: 0 };
  const down = trouble.outages.reduce(
    (sum, { from, to }) => sum + Math.max(0, Math.min(to, begunAt) - Math.max(from, next.at)),
    0,
  );
  const total = begunAt - next.at;
  return { total, whileWell: total - down };
}
