import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { firstAdmin } from '../../cms/tests/admin.ts';
import { at, call, list } from '../../cms/tests/http.ts';
import { startCluster } from '../../cms/tests/postgres.ts';
import { secret, startStrapi } from '../../cms/tests/start-strapi.ts';
import { inParallel, send } from '../../site/tests/forms/send.ts';
import { freePort } from '../../site/tests/free-port.ts';
import { type Site, startSite } from '../../site/tests/start-site.ts';
import { postgresDatabase } from '../backup/postgres.ts';
import { Complaint } from '../complaint.ts';
import { endOnSignals } from '../processes.ts';
import { Report } from '../report.ts';
import { ROOT } from '../repository.ts';
import { type Load, load } from '../scaled/load.ts';
import { startNginx } from '../scaled/nginx.ts';
import { prepareBoth } from '../steps/prepare.ts';

const PAGES = ['/', '/projects', '/projects/project-spark', '/team', '/gallery', '/about-us'];
const CONNECTIONS = 16;
const SECONDS = 12;
/** So many submissions from one address, whichever instance they come to. */
const LIMIT = 60;

/**
 * `npm run scaled`: the set-up of several machines on this one, without containers: nginx with the
 * configuration of deploy/machine before two instances of the website, which share a Redis, and the
 * content system on PostgreSQL. Ends one instance by force while visitors read and send forms, and
 * shows what is shared. Writes bench/results-scaled.md; fails where a promise is not kept.
 */
export async function run(): Promise<number> {
  endOnSignals();
  const report = new Report();
  await prepareBoth(report);
  const ending: (() => Promise<unknown>)[] = [];
  try {
    const text = await measure(report, ending);
    await writeFile(path.join(ROOT, 'bench/results-scaled.md'), text);
    report.line(text);
    return 0;
  } finally {
    for (const end of ending.reverse()) await end();
  }
}

async function measure(report: Report, ending: (() => Promise<unknown>)[]): Promise<string> {
  const cluster = await startCluster();
  if (!cluster) throw new Complaint('The server of PostgreSQL is not installed here.');
  ending.push(() => cluster.stop());
  const redis = await startRedis();
  ending.push(redis.stop);
  const [front, one, two] = [await freePort(), await freePort(), await freePort()];
  const hookSecret = secret();
  const strapi = await report.while('Starting the content system on PostgreSQL', () =>
    startStrapi({
      databaseUrl: cluster.url,
      env: {
        SEED: 'on',
        // It tells one instance alone; the other learns of it through Redis.
        CONTENT_HOOK_URL: `http://127.0.0.1:${one}/hooks/content`,
        CONTENT_HOOK_SECRET: hookSecret,
      },
    }),
  );
  ending.push(() => strapi.stop());
  const url = `http://127.0.0.1:${front}`;
  const startOn = (port: number) =>
    startSite({
      ...{ CMS_URL: strapi.url, CMS_TOKEN: strapi.readToken, CMS_WRITE_TOKEN: strapi.writeToken },
      ...{ SITE_URL: url, REDIS_URL: redis.url, TRUST_PROXY: 'on', PORT: String(port) },
      // Long, so that nothing is noticed by waiting.
      ...{ CONTENT_TTL: '600', CONTENT_HOOK_SECRET: hookSecret },
      FORM_LIMIT_PER_ADDRESS: String(LIMIT),
    });
  const first = await startOn(one);
  ending.push(() => first.stop());
  const sites = { one: first, two: await startOn(two) };
  ending.push(() => sites.two.stop());
  const nginx = await startNginx(front, [one, two]);
  ending.push(nginx.stop);
  await Promise.all(PAGES.map((page) => fetch(url + page).then((reply) => reply.text())));

  const quiet = await report.while('Load on both instances', () =>
    load(url, PAGES, CONNECTIONS, AbortSignal.timeout(SECONDS * 1000)),
  );
  const { killed, sent, stored } = await report.while(
    'Load and forms while one instance is killed',
    () => killUnderLoad(url, sites, startOn, (sql) => postgresDatabase(cluster.url).ask(sql)),
  );
  const accepted = await acceptedFrom('198.51.100.7', url, [sites.one, sites.two]);
  const change = await timeOfChange(strapi, [sites.one, sites.two]);

  const promises: readonly (readonly [boolean, string])[] = [
    [quiet.failures.length === 0, `both run: ${quiet.failures.length} requests failed`],
    [killed.failures.length <= CONNECTIONS, `killed: ${killed.failures.slice(0, 5).join(', ')}`],
    [stored === sent, `${sent} forms were said to have arrived, ${stored} are stored`],
    [accepted === LIMIT, `${accepted} forms from one address in place of ${LIMIT}`],
    [change.every((ms) => ms < 1_000), `a change took ${change.join(' and ')} ms`],
  ];
  const broken = promises.filter(([kept]) => !kept).map(([, said]) => said);
  if (broken.length > 0) throw new Complaint(`A promise was not kept: ${broken.join('; ')}`);
  return resultsOf({ version: cluster.version, quiet, killed, sent, accepted, change });
}

/** One instance is ended by force after a third of the time, and comes back after two thirds. */
async function killUnderLoad(
  url: string,
  sites: { one: Site; two: Site },
  startOn: (port: number) => Promise<Site>,
  ask: (sql: string) => Promise<string>,
): Promise<{ killed: Load; sent: number; stored: number }> {
  const reading = load(url, PAGES, CONNECTIONS, AbortSignal.timeout(SECONDS * 1000));
  let sent = 0;
  const sending = inParallel(36, 3, async (number) => {
    await pause(900);
    const body = new URLSearchParams({
      ...{ name: `Visitor ${number}`, email: `visitor-${number}@mazhavil.example` },
      comments: `Message ${number}`,
    });
    const reply = await send(`${url}/contact-us`, body.toString(), { Origin: url });
    if (reply.status === 303) sent += 1;
  });
  await pause((SECONDS / 3) * 1000);
  const port = Number(new URL(sites.two.url).port);
  await sites.two.kill();
  await pause((SECONDS / 3) * 1000);
  sites.two = await startOn(port);
  const killed = await reading;
  await sending;
  const rows = await ask("select count(*) from contact_forms where full_name like 'Visitor %'");
  return { killed, sent, stored: Number(rows.trim()) };
}

/** How many forms from one address are taken where it sends them to both instances in turn. */
async function acceptedFrom(address: string, url: string, sites: readonly Site[]): Promise<number> {
  let accepted = 0;
  await inParallel(LIMIT + 20, 4, async (number) => {
    const body = new URLSearchParams({
      ...{ name: `Sender ${number}`, email: 'sender@mazhavil.example' },
      comments: `Limit ${number}`,
    });
    const site = sites[number % sites.length]?.url ?? '';
    const reply = await send(`${site}/contact-us`, body.toString(), {
      ...{ Origin: url, 'X-Forwarded-For': address },
      ...{ 'X-Forwarded-Host': new URL(url).host, 'X-Forwarded-Proto': 'http' },
    });
    if (reply.status === 303) accepted += 1;
  });
  return accepted;
}

/** Milliseconds from the publishing of a changed project until each instance shows it. */
async function timeOfChange(
  strapi: { url: string },
  sites: readonly Site[],
): Promise<readonly number[]> {
  const admin = await firstAdmin(strapi);
  const types = '/content-manager/collection-types/api::project.project';
  const projects = await admin.call('GET', `${types}?sort=sortOrder:ASC`);
  const [first] = list(projects.json, 'results');
  const id = String(at(first, 'documentId'));
  const { json } = await admin.call('GET', `${types}/${id}`);
  const data = { ...recordOf(at(json, 'data')), cardDescription: 'Changed a moment ago.' };
  const published = await admin.call('POST', `${types}/${id}/actions/publish`, data);
  if (published.status !== 200) throw new Error(`It was not published: ${published.text}`);
  const begun = performance.now();
  return Promise.all(
    sites.map(async ({ url }) => {
      while (performance.now() - begun < 10_000) {
        const page = await call(`${url}/projects`);
        if (page.text.includes('Changed a moment ago.'))
          return Math.round(performance.now() - begun);
        await pause(20);
      }
      return Number.POSITIVE_INFINITY;
    }),
  );
}

function recordOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

async function startRedis(): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const started = new Promise<void>((resolve, reject) => {
    child.on('error', () => reject(new Complaint('The server of Redis is not installed here.')));
    child.on('close', () => reject(new Error('Redis ended')));
    child.stdout.on('data', (part: Buffer) => {
      if (part.includes('Ready to accept connections')) resolve();
    });
  });
  await started;
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'close');
  };
  return { url: `redis://127.0.0.1:${port}`, stop };
}

function resultsOf(found: {
  version: string;
  quiet: Load;
  killed: Load;
  sent: number;
  accepted: number;
  change: readonly number[];
}): string {
  const { quiet, killed, change } = found;
  const row = (name: string, { requests, perSecond, p50, p99, failures }: Load) =>
    `| ${name} | ${requests} | ${Math.round(perSecond)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${failures.length} |`;
  const lost = killed.failures.map((failure) => `\n  - ${failure}`).join('');
  return `# Two instances behind nginx, measured

Written by \`npm run scaled\` on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}:
nginx with deploy/machine/nginx.conf (without TLS), two instances of the website, Redis, the content
system on ${found.version}, and whoever asks, all on this one machine. ${CONNECTIONS} connections read ${PAGES.length} pages
in turn for ${SECONDS} s each time.

| | requests | a second | half within, ms | 99 of 100 within, ms | failed |
| --- | ---: | ---: | ---: | ---: | ---: |
${row('Both instances run', quiet)}
${row('One is ended by force after 4 s, started again after 8 s', killed)}

- Requests that failed when it was ended, of ${CONNECTIONS} under way at most: ${killed.failures.length}.${lost}
- Forms sent meanwhile that were said to have arrived: ${found.sent}; stored: ${found.sent}, none twice.
- Forms taken from one address, sent to both instances in turn, where ${LIMIT} are allowed: ${found.accepted}.
- From publishing a change, of which the content system tells one instance, until each shows it:
  ${change.join(' ms and ')} ms (content counts as fresh for 600 s here, so that nothing is noticed by waiting).
`;
}
