import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { request as requestTls } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type FakeCms, startFakeCms } from '../site/tests/support/fake-cms/fake-cms.ts';
import { routes } from '../site/tests/support/routes.ts';
import { startSite } from '../site/tests/support/start-site.ts';
import { atLeast, atMost, type Figure, median, peakMemoryOf } from './figures.ts';
import { type Encoding, type Page, startBenchNginx } from './nginx.ts';

const runFile = promisify(execFile);
const SECRET = 'the-secret-of-the-bench';
/** The servers share one core; the load comes from the other. */
const SERVER_CORE = '0';
const LOAD_CORE = '1';

export async function measureLoad(rounds: number, seconds: number): Promise<Figure[]> {
  const cms = await startFakeCms();
  const logs = await mkdtemp(path.join(tmpdir(), 'bench-log-'));
  const settings = {
    CMS_URL: cms.url,
    CMS_TOKEN: cms.token,
    SITE_URL: 'https://localhost',
    CONTENT_TTL: '3600',
    CONTENT_HOOK_SECRET: SECRET,
    TRUST_PROXY: 'on',
  };
  // Into a file, as an operator has it: the lines of so many requests would fill this process.
  const logging = { logFile: path.join(logs, 'site.log') };
  let site = await startSite(settings, 'build', logging);
  try {
    await timeOf(site.url);
    await site.kill();
    const begun = performance.now();
    site = await startSite({ ...settings, DATA_DIR: site.dataDir }, 'build', logging);
    await timeOf(site.url);
    const coldStart = performance.now() - begun;
    await runFile('taskset', ['-acp', SERVER_CORE, String(site.pid)]);

    const changes = await timesAfterChanges(site.url, cms);
    const home = { identity: await read(site.url, 'identity'), br: await read(site.url, 'br') };
    const nginx = await startBenchNginx(Number(new URL(site.url).port), home, SERVER_CORE);
    try {
      for (const encoding of ['identity', 'br'] as const) {
        const { body } = await read(nginx.front, encoding);
        if (!body.equals(home[encoding].body)) throw new Error(`Not the same bytes (${encoding})`);
      }
      const { front, files } = nginx;
      const comparisons = [
        { what: 'behind nginx, identity', encoding: 'identity' },
        { what: 'behind nginx, br', encoding: 'br' },
      ] as const;
      const measured = comparisons.map((each) => ({
        ...each,
        rates: [] as number[],
        fileRates: [] as number[],
      }));
      for (let round = 1; round <= rounds; round += 1) {
        for (const { encoding, rates, fileRates } of measured) {
          rates.push(await requestsPerSecond(front, encoding, seconds));
          fileRates.push(await requestsPerSecond(files, encoding, seconds));
        }
        console.log(`Round ${round} of ${rounds}`);
      }
      return [
        ...measured.map(({ what, rates, fileRates }) => {
          const [page, ofFiles] = [median(rates), median(fileRates)];
          const per = (rate: number) => `${Math.round(rate).toLocaleString('en')}/s`;
          const name = `Home ${what} (${per(page)}) to the same bytes from files (${per(ofFiles)})`;
          return atLeast(0.9, name, page / ofFiles);
        }),
        atMost(50, `A page after a change, median of ${changes.length}`, median(changes), ' ms'),
        atMost(1500, 'Cold start until the home page is there', coldStart, ' ms'),
        atMost(250, "Peak memory of the site's process", peakMemoryOf(site.pid), ' MB'),
      ];
    } finally {
      await nginx.stop();
    }
  } finally {
    await site.stop();
    await cms.stop();
    await rm(logs, { recursive: true, force: true });
  }
}

/** Milliseconds that each page takes after a change of content has cleared the page cache. */
async function timesAfterChanges(url: string, cms: FakeCms): Promise<number[]> {
  const times: number[] = [];
  const { content } = cms;
  for (const route of [...routes, ...routes]) {
    const [first, ...others] = content.projects;
    const shortDescription = `Changed ${times.length} times`;
    cms.content = { ...content, projects: [{ ...first, shortDescription }, ...others] };
    const headers = { Authorization: `Bearer ${SECRET}` };
    const { status } = await fetch(`${url}/hooks/content`, { method: 'POST', headers });
    if (status !== 202) throw new Error(`The site answers ${status} to a change`);
    // The site reads the content meanwhile; only the page is measured.
    await pause(200);
    times.push(await timeOf(url + route.path));
  }
  cms.content = content;
  return times;
}

async function timeOf(url: string): Promise<number> {
  const begun = performance.now();
  await fetch(url, { headers: { 'Accept-Encoding': 'br' } }).then((response) => response.text());
  return performance.now() - begun;
}

async function read(url: string, encoding: Encoding): Promise<Page> {
  const headers = { 'Accept-Encoding': encoding, 'X-Forwarded-Proto': 'https' };
  // Unlike fetch, node:http does not decompress.
  const asked = url.startsWith('https')
    ? requestTls(url, { headers, rejectUnauthorized: false })
    : request(url, { headers });
  const [response] = await once(asked.end(), 'response');
  return { body: await buffer(response), headers: response.headers };
}

async function requestsPerSecond(url: string, encoding: Encoding, seconds: number) {
  const args = ['-t1', '-c32', `-d${seconds}s`, '-H', `Accept-Encoding: ${encoding}`, url];
  const { stdout } = await runFile('taskset', ['-c', LOAD_CORE, 'wrk', ...args]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Requests failed:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
