import { Agent, request } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION = 10;

/** One kind of visit, and how often it happens beside the others. */
export type Visit = {
  readonly name: string;
  readonly share: number;
  readonly path: () => string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Answer = { readonly status: number; readonly body: Buffer; readonly ms: number };

/** Sends visits at a steady pace over connections that are kept open, as a web server in front does. */
export type Load = {
  /** Visits begun, by status; 0 is a connection that broke or a time-out. */
  readonly statuses: Map<number, number>;
  /** Milliseconds to the last byte: how many visits took so long (rounded up). */
  readonly times: Map<number, number>;
  /** Visits that could not even begin, since too many were still running. */
  skipped: number;
  /** Milliseconds by which 99 of 100 looks at the clock came late: the load's own want of a processor. */
  lateness(): number;
  stop(): void;
};

export function createVisitor(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(origin);
  return {
    /** Never throws: a broken connection is status 0. */
    visit(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
      const began = performance.now();
      return new Promise((resolve) => {
        const chunks: Buffer[] = [];
        const done = (status: number) =>
          resolve({ status, body: Buffer.concat(chunks), ms: performance.now() - began });
        const call = request(
          { agent, hostname, port, path, headers, timeout: 20_000 },
          (response) => {
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('end', () => done(response.statusCode ?? 0));
            response.on('error', () => done(0));
          },
        );
        call.on('timeout', () => call.destroy());
        call.on('error', () => done(0));
        call.end();
      });
    },
    close: () => agent.destroy(),
  };
}

export type Visitor = ReturnType<typeof createVisitor>;

/** Chooses visits by their shares. */
export function chooser(visits: readonly Visit[], random: () => number): () => Visit {
  const total = visits.reduce((sum, { share }) => sum + share, 0);
  return () => {
    let left = random() * total;
    for (const visit of visits) {
      left -= visit.share;
      if (left < 0) return visit;
    }
    throw new Error('The shares are empty');
  };
}

/** Visits a second that the site answers when `width` ask one after the other for so many seconds. */
export async function capacity(
  visitor: Visitor,
  choose: () => Visit,
  width: number,
  seconds: number,
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let answered = 0;
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (performance.now() < end) {
        const { path, headers } = choose();
        await visitor.visit(path(), headers);
        answered += 1;
      }
    }),
  );
  return answered / seconds;
}

/** Begins `perSecond` visits a second, whatever became of the ones before. */
export function startLoad(
  visitor: Visitor,
  choose: () => Visit,
  perSecond: number,
  onAnswer: (visit: Visit, answer: Answer, begunAt: number) => void,
): Load {
  const mostRunning = Math.max(200, perSecond * 2);
  const load: Load = {
    statuses: new Map(),
    times: new Map(),
    skipped: 0,
    lateness: () => Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION),
    stop() {
      clearInterval(timer);
      delay.disable();
    },
  };
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  let running = 0;
  let owed = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    owed += ((now - last) / 1000) * perSecond;
    last = now;
    while (owed >= 1) {
      owed -= 1;
      if (running >= mostRunning) {
        load.skipped += 1;
        continue;
      }
      running += 1;
      const visit = choose();
      const begunAt = performance.now();
      visitor.visit(visit.path(), visit.headers).then((answer) => {
        running -= 1;
        load.statuses.set(answer.status, (load.statuses.get(answer.status) ?? 0) + 1);
        const took = Math.ceil(answer.ms);
        load.times.set(took, (load.times.get(took) ?? 0) + 1);
        onAnswer(visit, answer, begunAt);
      });
    }
  }, 10);
  return load;
}

/** The milliseconds within which `share` percent of the visits were answered. */
export function percentileOf(times: ReadonlyMap<number, number>, share: number): number {
  const sorted = [...times].sort(([one], [other]) => one - other);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  let left = (total * share) / 100;
  for (const [ms, count] of sorted) {
    left -= count;
    if (left <= 0) return ms;
  }
  return Number.NaN;
}
