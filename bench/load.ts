import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { request as requestTls } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startFakeCms } from '../site/tests/support/fake-cms/fake-cms.ts';
import { routes } from '../site/tests/support/routes.ts';
import { startSite } from '../site/tests/support/start-site.ts';
import { atLeast, atMost, type Figure, median, peakMemoryOf } from './figures.ts';
import { type Page, startNginx } from './nginx.ts';
import { type Encoding, load, pin } from './wrk.ts';

const SECRET = 'the-secret-of-the-bench';
const ENCODINGS = ['identity', 'br'] as const;

/** The home page under load, in front of the same bytes from files; cold start, change, memory. */
export async function measureLoad(rounds: number, seconds: number): Promise<Figure[]> {
  const cms = await startFakeCms();
  const logs = await mkdtemp(path.join(tmpdir(), 'bench-log-'));
  const settings = {
    ...{ CMS_URL: cms.url, CMS_TOKEN: cms.token, SITE_URL: 'https://localhost' },
    ...{ CONTENT_TTL: '3600', CONTENT_HOOK_SECRET: SECRET, TRUST_PROXY: 'on' },
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
    await pin(site.pid);

    const changes = await timesAfterChanges(site.url, cms);
    const home = { identity: await read(site.url, 'identity'), br: await read(site.url, 'br') };
    const nginx = await startNginx(new URL(site.url).port, home);
    try {
      for (const encoding of ENCODINGS) {
        const { body } = await read(nginx.front, encoding);
        if (!body.equals(home[encoding].body)) throw new Error(`Not the same bytes (${encoding})`);
      }
      const rates = new Map<string, number[]>();
      const measure = async (name: string, url: string, encoding: Encoding) => {
        const all = rates.get(name) ?? [];
        rates.set(name, [...all, await load(url, encoding, seconds)]);
      };
      for (let round = 1; round <= rounds; round += 1) {
        for (const encoding of ENCODINGS) {
          await measure(`files ${encoding}`, nginx.files, encoding);
          await measure(`front ${encoding}`, nginx.front, encoding);
        }
        await measure('plain files', nginx.plainFiles, 'br');
        await measure('direct', site.url, 'br');
        console.log(`Round ${round} of ${rounds}`);
      }
      const rate = (name: string) => median(rates.get(name) ?? []);
      const per = (name: string) => `${Math.round(rate(name)).toLocaleString('en')}/s`;
      return [
        ...ENCODINGS.map((encoding) =>
          atLeast(
            0.9,
            `Home behind nginx (${per(`front ${encoding}`)}) to the same bytes from files (${per(`files ${encoding}`)}), ${encoding}`,
            rate(`front ${encoding}`) / rate(`files ${encoding}`),
          ),
        ),
        atLeast(
          0.15,
          `Home from Node (${per('direct')}) to the same bytes from files (${per('plain files')}), br`,
          rate('direct') / rate('plain files'),
        ),
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
async function timesAfterChanges(
  url: string,
  cms: Awaited<ReturnType<typeof startFakeCms>>,
): Promise<number[]> {
  const times: number[] = [];
  const { content } = cms;
  for (const route of [...routes, ...routes]) {
    const [first, ...others] = content.projects;
    const shortDescription = `Changed ${times.length} times`;
    cms.content = { ...content, projects: [{ ...first, shortDescription }, ...others] };
    const { status } = await fetch(`${url}/hooks/content`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${SECRET}` },
    });
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

/** Reads a page without unpacking it; `fetch` would. */
async function read(url: string, encoding: Encoding): Promise<Page> {
  const headers = { 'Accept-Encoding': encoding, 'X-Forwarded-Proto': 'https' };
  const asked = url.startsWith('https')
    ? requestTls(url, { headers, rejectUnauthorized: false })
    : request(url, { headers });
  asked.end();
  const [response] = await once(asked, 'response');
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return { body: Buffer.concat(parts), headers: response.headers };
}
