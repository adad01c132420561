import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { startBackend } from '../backend/backend.ts';
import { startSite } from '../start-site.ts';
import { inParallel, type Reply, randomFrom, send } from './send.ts';

export type HostileResult = {
  readonly posts: number;
  /** How many answers of each status; 0 is a connection that was closed. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Answers of 500 and above, with the attack that got them. */
  readonly serverErrors: readonly string[];
  /** Records that should not be there. */
  readonly unwanted: readonly string[];
  /** Honest visitors in between: how many, and those who did not get through. */
  readonly honest: number;
  readonly turnedAway: readonly string[];
  /** Records from the one address that floods; `limit` at most. */
  readonly flooded: number;
  readonly limit: number;
  /** Resident memory of the site in MB: after a tenth of the posts, and at the end. */
  readonly memory: { readonly early: number; readonly late: number };
};

const limit = 120;

/**
 * Sends posts that no visitor would send, from many addresses (through a trusted proxy's header),
 * with an honest visitor now and then.
 */
export async function hostilePosts(total: number, seed: number): Promise<HostileResult> {
  const random = randomFrom(seed);
  const backend = await startBackend({ idempotent: true });
  const site = await startSite({
    CMS_URL: backend.url,
    CMS_TOKEN: backend.token,
    TRUST_PROXY: 'on',
    FORM_LIMIT_PER_ADDRESS: String(limit),
    FORM_LIMIT_TOTAL: '100000',
    LOG_LEVEL: 'error',
  });
  const statuses: Record<string, number> = {};
  const serverErrors: string[] = [];
  const turnedAway: string[] = [];
  let honest = 0;
  let early = 0;

  const target = (path: string) => site.url + path;
  const own = { Origin: site.url };
  const robot = 'hostile-robot';
  const good = (name: string, extra: Record<string, string> = {}) =>
    new URLSearchParams({ name, email: 'a@b.co', comments: 'x', ...extra }).toString();
  const replayed = good('replayed-once', { key: randomUUID() });

  const attacks: readonly [string, (index: number) => Promise<Reply>][] = [
    ['far too large', () => send(target('/contact-us'), good('x'.repeat(100_000)), own)],
    ['too large, no length told', () => chunked(target('/contact-us'), 40)],
    ['length that is a lie', () => raw(site.url, 'Content-Length: 999999\r\n', 'name=x')],
    ['a header of nonsense', () => raw(site.url, 'Content-Length: abc\r\n', 'name=x')],
    ['fields too long', () => send(target('/contact-us'), good('x'.repeat(9000)), own)],
    ['JSON', () => send(target('/contact-us'), '{"name":"x"}', json())],
    [
      'a file upload',
      () =>
        send(target('/contact-us'), 'x', {
          ...own,
          'Content-Type': 'multipart/form-data; boundary=x',
        }),
    ],
    [
      'compressed',
      () => send(target('/contact-us'), good(robot), { ...own, 'Content-Encoding': 'gzip' }),
    ],
    [
      'broken escapes',
      () => send(target('/contact-us'), 'name=%E0%A4%A&email=%ff%00&comments=%', own),
    ],
    ['only separators', () => send(target('/contact-us'), '&=&;'.repeat(9000), own)],
    [
      'keys of the language',
      () => send(target('/opportunities/volunteer'), '__proto__=1&constructor=2&toString=3', own),
    ],
    ['bytes', (index) => send(target('/opportunities/intern'), noise(index), own)],
    [
      'foreign origin',
      () => send(target('/contact-us'), good(robot), { Origin: 'https://evil.example' }),
    ],
    ['origin null', () => send(target('/contact-us'), good(robot), { Origin: 'null' })],
    [
      'origin that looks alike',
      () => send(target('/contact-us'), good(robot), { Origin: `${site.url}.evil.example` }),
    ],
    ['the trap', () => send(target('/contact-us'), good(robot, { topic: 'x' }), own)],
    ['blank', () => send(target('/contact-us'), good('\u200b '), own)],
    ['no such kind', () => send(target('/opportunities/admin'), good(robot), own)],
    ['a page without a form', () => send(target('/about-us'), good(robot), own)],
    ['another method', () => send(target('/contact-us'), good(robot), own, { method: 'PUT' })],
    ['data request, broken', () => send(target('/contact-us.data'), 'name=', own)],
    [
      'replayed',
      () => send(target('/contact-us'), replayed, { ...own, 'X-Forwarded-For': '198.51.100.1' }),
    ],
    [
      'flooding',
      (index) =>
        send(target('/contact-us'), good(`flood-${index}`), {
          ...own,
          'X-Forwarded-For': `10.0.0.${index % 250}, 203.0.113.9`,
        }),
    ],
    [
      'flooding, same hidden key',
      (index) =>
        send(
          target('/contact-us'),
          good(`flood-${index}-k`, { key: '11111111-1111-4111-8111-111111111111' }),
          { ...own, 'X-Forwarded-For': '203.0.113.9' },
        ),
    ],
  ];
  function json() {
    return { ...own, 'Content-Type': 'application/json' };
  }
  function noise(index: number) {
    const bytes = Buffer.alloc(300 + (index % 700));
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = Math.floor(random() * 256);
    return bytes;
  }

  async function honestVisitor(index: number): Promise<void> {
    honest += 1;
    const name = `honest-${index}`;
    const from = `192.0.${(index >> 8) % 256}.${index % 256}`;
    const reply = await send(target('/contact-us'), good(name), {
      ...own,
      'X-Forwarded-For': from,
    });
    if (reply.status !== 303) turnedAway.push(`${name}: ${reply.status}`);
  }

  try {
    await inParallel(total, 20, async (index) => {
      const [name, attack] = attacks[Math.floor(random() * attacks.length)] ?? attacks[0] ?? [];
      if (name === undefined || attack === undefined) return;
      const reply = await attack(index);
      statuses[reply.status] = (statuses[reply.status] ?? 0) + 1;
      if (reply.status >= 500) serverErrors.push(`${name}: ${reply.status}`);
      if (index % 50 === 0) await honestVisitor(index);
      if (index === Math.floor(total / 10)) early = await memoryOf(site.pid);
    });
    const names = backend.records.map(({ data }) => String(data.fullName));
    const isFlood = (name: string) => name.startsWith('flood-');
    const replays = names.filter((name) => name === 'replayed-once').length;
    return {
      posts: total,
      statuses,
      serverErrors,
      unwanted: [
        ...names.filter((name) => !isFlood(name) && !/^(honest-\d+|replayed-once)$/.test(name)),
        ...Array<string>(Math.max(0, replays - 1)).fill('replayed-once'),
      ],
      honest,
      turnedAway,
      flooded: names.filter(isFlood).length,
      limit,
      memory: { early, late: await memoryOf(site.pid) },
    };
  } finally {
    await site.stop();
    await backend.stop();
  }
}

/** Sends `kilobytes` × 4 in chunks, without saying how much it will be. */
function chunked(url: string, kilobytes: number): Promise<Reply> {
  const { hostname, port, pathname, origin } = new URL(url);
  const part = 'x'.repeat(4096);
  const chunk = `${part.length.toString(16)}\r\n${part}\r\n`;
  const head = `POST ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${origin}\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n`;
  return overSocket(hostname, Number(port), head + chunk.repeat(kilobytes));
}

/** Sends `body` under headers that do not fit it. */
function raw(origin: string, headers: string, body: string): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  const head = `POST /contact-us HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${origin}\r\nContent-Type: application/x-www-form-urlencoded\r\n${headers}\r\n`;
  return overSocket(hostname, Number(port), head + body);
}

/** Writes bytes, waits a moment for an answer, and hangs up. */
function overSocket(host: string, port: number, bytes: string): Promise<Reply> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, host, () => socket.write(bytes));
    socket.on('data', (data) => {
      text += data.toString('latin1');
      socket.destroy();
    });
    socket.setTimeout(1500, () => socket.destroy());
    socket.on('error', () => {});
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0);
      resolve({ status, location: undefined, retryAfter: undefined, body: text });
    });
  });
}

async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
