import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { startBackend } from '../backend/backend.ts';
import { inParallel } from '../forms/send.ts';
import { startSite } from '../start-site.ts';
import { brokenBytes, canary, type HostileRequest, hostileRequest } from './requests.ts';
import { bytesOf, exchange, type RawAnswer } from './sockets.ts';

export type FuzzResult = {
  /** The first seed; each slice of so many requests has one of its own, higher by as many. */
  readonly seed: number;
  readonly slice: number;
  readonly requests: number;
  /** How many of each kind were sent. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly seconds: number;
  /** How many answers of each status; 0 is a connection that was closed without a word. */
  readonly statuses: Readonly<Record<string, number>>;
  /** What must not be: each with the bytes that did it. */
  readonly findings: readonly string[];
  /** How often a visitor with an ordinary browser looked in between, and the pages were the same. */
  readonly looks: number;
  /** Resident memory of the site in MB: after a tenth, and at the end. */
  readonly memory: { readonly early: number; readonly late: number };
};

const pages = [
  '/',
  '/about-us',
  '/projects/project-spark',
  '/team',
  '/contact-us',
  '/no-such-page',
];
const encodings = ['br', 'gzip', 'identity'];
/** Words of files that lie outside `public`, which no answer may hold. */
const secrets = [
  ...['root:x:0', '"devDependencies"', 'createRequestHandler(', 'SQLite format 3', 'CMS_TOKEN='],
];

/** Sent with one seed, and looked after in between. */
const slice = 2_000;
/** Resident memory of the site in MB, whatever it was sent; see docs/decisions/memory.md. */
export const mostMemory = 300;

/**
 * Sends `count` malformed requests over raw sockets, the same ones for the same `seed`.
 * @param onSlice is told after each slice how many were sent and how many findings there are
 */
export async function fuzz(
  count: number,
  seed: number,
  onSlice: (done: number, findings: number, memory: number) => void = () => {},
): Promise<FuzzResult> {
  const backend = await startBackend();
  const site = await startSite({
    CMS_URL: backend.url,
    CMS_TOKEN: backend.token,
    LOG_LEVEL: 'error',
    // A kept page that was poisoned must not be washed away by a newer one.
    CONTENT_TTL: '3600',
    FORM_LIMIT_PER_ADDRESS: '1000000',
    FORM_LIMIT_TOTAL: '1000000',
  });
  const port = Number(new URL(site.url).port);
  const host = `127.0.0.1:${port}`;
  const statuses: Record<string, number> = {};
  const kinds: Record<string, number> = {};
  const findings: string[] = [];
  const began = performance.now();
  let looks = 0;
  let early = 0;

  const report = (what: string, bytes: string) => {
    if (findings.length < 50) findings.push(`${what}: ${JSON.stringify(bytes.slice(0, 600))}`);
  };

  /** The pages as an ordinary visitor gets them, whether the connection stays open or not. */
  async function look(): Promise<readonly string[]> {
    const seen: string[] = [];
    for (const page of pages) {
      for (const encoding of encodings) {
        for (const connection of ['close', 'keep-alive']) {
          const answer = await exchange(
            port,
            `GET ${page} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${encoding}\r\nConnection: ${connection}\r\n\r\n`,
          );
          const whole = asRead(answer);
          const digest = createHash('sha256').update(whole).digest('base64url').slice(0, 12);
          seen.push(`${page} (${encoding}, ${connection}): ${answer.status} ${digest}`);
          if (whole.includes(canary)) report('poisoned', page);
        }
      }
    }
    looks += 1;
    return seen;
  }

  function judge(bytes: string, answer: RawAnswer): void {
    const { status, head, body, hung } = answer;
    statuses[status] = (statuses[status] ?? 0) + 1;
    const isRead = status >= 200 && status < 400;
    if (isRead && hostsOf(bytes) > 1) report('taken with two Host headers', bytes);
    if (hung) report('hung', bytes);
    if (status >= 500) report(String(status), bytes);
    for (const secret of secrets) if (body.includes(secret)) report(`a secret (${secret})`, bytes);
    if (body.includes(backend.token)) report('the token', bytes);
    // A redirect may lead nowhere but to this site.
    const location = /^location: (.*)$/im.exec(head)?.[1];
    if (location !== undefined && !/^\/(?![/\\])/.test(location)) report('leads elsewhere', bytes);
    const coding = /^content-encoding: (\w+)/im.exec(head)?.[1];
    const asked = [...bytes.matchAll(/^accept-encoding: ?(.*?)\r$/gim)].map((match) => match[1]);
    if (coding && asked.length === 0) report(`${coding} to one who cannot read it`, bytes);
  }

  async function isAlive(): Promise<boolean> {
    const { status } = await exchange(
      port,
      `GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    );
    return status === 200;
  }

  try {
    await untilRead(site.url);
    const before = await look();
    for (let done = 0; done < count; done += slice) {
      const many = Math.min(slice, count - done);
      const own = { seed: seed + done };
      const requests = fc.sample(hostileRequest, { ...own, numRuns: many });
      const broken = fc.sample(brokenBytes, { ...own, numRuns: Math.ceil(many / 10) });
      await inParallel(many, 32, async (index) => {
        const request = requests[index];
        // Broken bytes do not ask for the end of their connection, even where they get an answer.
        const isWhole = index % 10 !== 9;
        // Some ask to go on, as browsers do, and some come after a page that was answered: what stands
        // ready for such requests must be as safe as the rest. A length without a body ends nothing.
        const goesOn = request?.method === 'GET' && request.body === '' && index % 2 === 0;
        const bytes = isWhole
          ? request && bytesOf(request, host, goesOn ? 'keep-alive' : 'close')
          : broken[(index - 9) / 10];
        if (bytes === undefined) return;
        for (const kind of isWhole && request ? kindsOf(request) : ['bytes that are no request']) {
          kinds[kind] = (kinds[kind] ?? 0) + 1;
        }
        judge(bytes, await exchange(port, bytes, { isWhole, afterPage: index % 3 === 0 }));
      });
      if (!(await isAlive())) {
        report('it does not answer any more', `after ${done + many}`);
        throw new Error(
          `The site is gone after ${done + many} requests:\n${site.output().slice(-4_000)}`,
        );
      }
      const now = await look();
      for (const [index, seen] of now.entries()) {
        if (seen !== before[index]) report('not what it was', `${before[index]} → ${seen}`);
      }
      const memory = memoryOf(site.pid);
      if (early === 0 && done + many >= count / 10) early = memory;
      if (memory > mostMemory) report(`more than ${mostMemory} MB`, `after ${done + many}`);
      onSlice(done + many, findings.length, memory);
    }
    const late = memoryOf(site.pid);
    const errors = site
      .output()
      .split('\n')
      .filter((line) => line.includes('"level":"error"'));
    for (const line of errors.slice(0, 5)) report('an error in the log', line);
    const seconds = (performance.now() - began) / 1000;
    const memory = { early, late };
    return { seed, slice, requests: count, kinds, seconds, statuses, findings, looks, memory };
  } finally {
    await site.kill();
    await backend.stop();
  }
}

/**
 * An answer as a browser reads it: its head and its page, unpacked. The time of day differs, and so may
 * the length of what is packed: a page that stays is packed tighter after a while.
 */
function asRead({ head, body }: RawAnswer): string {
  const coding = /^content-encoding: (\w+)/im.exec(head)?.[1];
  if (coding === undefined) return `${head.replace(/^Date:.*$/m, '')}\n${body}`;
  const unpack = coding === 'br' ? brotliDecompressSync : gunzipSync;
  const page = unpack(Buffer.from(body, 'latin1')).toString('latin1');
  return `${head.replaceAll(/^(?:Date|Content-Length):.*$/gm, '')}\n${page}`;
}

/** What a whole request is odd in. */
function kindsOf({ method, target, headers, body }: HostileRequest): string[] {
  const odd = {
    'methods other than GET, HEAD and POST': !['GET', 'HEAD', 'POST'].includes(method),
    'paths out of the folder': /\.\.|%2e|%252e|%c0%af/i.test(target),
    'broken escapes': /%(?![0-9a-f]{2})|%zz|%u0|%c3%28|%ed%a0/i.test(target),
    'query strings': target.includes('?'),
    'addresses of another host, or none': !target.startsWith('/') || target.startsWith('//'),
    'addresses of more than 2,000 characters': target.length > 2_000,
    'headers that name another host': headers.some(([, value]) => value.includes(canary)),
    'Host headers of any content': headers.some(([name]) => name === 'Host'),
    'Accept-Encoding of any content': headers.some(([name]) => name === 'Accept-Encoding'),
    'headers of more than 1,000 characters': headers.some(([, value]) => value.length > 1_000),
    'lengths and codings of bodies that lie': headers.some(([name]) => /^(Tra|Con).*-E/.test(name)),
    bodies: body !== '',
  };
  return Object.entries(odd).flatMap(([kind, is]) => (is ? [kind] : []));
}

function hostsOf(bytes: string): number {
  const [head = ''] = bytes.split('\r\n\r\n', 1);
  return head.match(/^host:/gim)?.length ?? 0;
}

function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

/** Waits until everything was read once: from then on no page changes by itself. */
async function untilRead(url: string): Promise<void> {
  for (;;) {
    const state: unknown = await (await fetch(`${url}/readyz`)).json();
    if (typeof state === 'object' && state !== null && 'contentAge' in state) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
