import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startBackend } from '../site/tests/backend/backend.ts';
import { freePort } from '../site/tests/free-port.ts';
import { weighPage } from '../site/tests/page-weight.ts';
import { routes, unknownPath } from '../site/tests/routes.ts';
import { startSite } from '../site/tests/start-site.ts';
import { editTimes } from './edits.ts';
import { type Encoding, type Load, load, median, memoryOf, percentile, pin } from './load.ts';
import { answerOf, startNginx } from './nginx.ts';

/**
 * Measures the built site against nginx, which serves the same bytes from files, in one run; writes
 * bench/results.md. `npm run bench [-- --rounds 5 --seconds 10 --edits 50]`; needs Linux with two
 * cores, nginx and wrk.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '10' },
    edits: { type: 'string', default: '50' },
    into: { type: 'string', default: path.join(import.meta.dirname, 'results.md') },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);

/** As a browser asks over https. */
const asBrowser = { headers: { 'Accept-Encoding': 'br' } };

/** Milliseconds that each page takes once a change that all of them show has dropped them, in three turns. */
async function timesAfterChanges(url: string): Promise<readonly number[]> {
  const times: number[] = [];
  const { content } = backend;
  for (let turn = 0; turn < 3; turn += 1) {
    for (const { path: address } of routes) {
      const [first] = content.projects;
      const changed = { ...first, shortDescription: `Changed for the ${times.length + 1}. time` };
      backend.content = { ...content, projects: [changed, ...content.projects.slice(1)] };
      const told = await fetch(`${url}/hooks/content`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${settings.CONTENT_HOOK_SECRET}` },
      });
      if (told.status !== 202) throw new Error(`The site answers ${told.status} to a change`);
      // Read anew meanwhile; what is timed is the page alone.
      await pause(200);
      const asked = performance.now();
      await fetch(url + address, asBrowser).then((response) => response.text());
      times.push(performance.now() - asked);
    }
  }
  backend.content = content;
  return times;
}

const client = path.join(import.meta.dirname, '../site/build/client');
const backend = await startBackend();
const settings = {
  CMS_URL: backend.url,
  CMS_TOKEN: backend.token,
  CONTENT_TTL: '60',
  CONTENT_HOOK_SECRET: 'the-secret-of-the-bench',
};

const logs = await mkdtemp(path.join(tmpdir(), 'bench-log-'));
// Into a file, as an operator has it: a line for each request would fill the memory of whoever reads them.
const logging = { logFile: path.join(logs, 'site.log') };
let site = await startSite(settings, 'build', logging);
const { dataDir } = site;
try {
  await fetch(`${site.url}/`).then((response) => response.text());
  await site.kill();

  const begun = performance.now();
  site = await startSite({ ...settings, DATA_DIR: dataDir }, 'build', logging);
  await fetch(`${site.url}/`).then((response) => response.text());
  const coldStart = performance.now() - begun;
  await pin(site.pid);

  const firstTimes: number[] = [];
  const weights: string[] = [];
  for (const address of [...routes.map((route) => route.path), unknownPath]) {
    const asked = performance.now();
    const html = await fetch(site.url + address, asBrowser).then((response) => response.text());
    if (address !== '/') firstTimes.push(performance.now() - asked);
    const {
      js,
      jsFiles,
      css,
      fonts,
      pictures,
      requests,
      untouched,
      total,
      html: page,
    } = weighPage(html, client);
    weights.push(
      `| ${[address, page, css, js, jsFiles, fonts, pictures, requests, untouched, total].join(' | ')} |`,
    );
  }

  const coldTimes = await timesAfterChanges(site.url);
  const pages = {
    identity: await answerOf(`${site.url}/`, 'identity'),
    br: await answerOf(`${site.url}/`, 'br'),
  };
  const nginx = await startNginx(pages, await freePort());
  const before = memoryOf(site.pid);
  const found: Record<'site' | 'nginx', Record<Encoding, Load[]>> = {
    site: { identity: [], br: [] },
    nginx: { identity: [], br: [] },
  };
  let after = before;
  try {
    for (const encoding of ['identity', 'br'] as const) {
      const { body, headers } = await answerOf(nginx.url, encoding);
      const same = headers['content-encoding'] === pages[encoding].headers['content-encoding'];
      if (!same || !body.equals(pages[encoding].body)) {
        throw new Error(`nginx does not serve the same as the site (${encoding})`);
      }
    }
    for (const url of [nginx.url, `${site.url}/`]) await load(url, 'br', 2);
    for (let round = 1; round <= rounds; round += 1) {
      for (const encoding of ['identity', 'br'] as const) {
        found.nginx[encoding].push(await load(nginx.url, encoding, seconds));
        found.site[encoding].push(await load(`${site.url}/`, encoding, seconds));
      }
      process.stdout.write(`Round ${round} of ${rounds}\n`);
    }
    after = memoryOf(site.pid);
  } finally {
    await nginx.stop();
  }
  const edits = await editTimes(Number(values.edits));

  const served = [...found.site.identity, ...found.site.br].reduce(
    (sum, { requests }) => sum + requests,
    0,
  );
  const rows = (['identity', 'br'] as const).map((encoding) => {
    const middle = (who: 'site' | 'nginx', what: 'perSecond' | 'p99') =>
      median(found[who][encoding].map((run) => run[what]));
    const ratio = (what: 'perSecond' | 'p99') =>
      (middle('site', what) / middle('nginx', what)).toFixed(2);
    const rates = `${Math.round(middle('site', 'perSecond'))} | ${Math.round(middle('nginx', 'perSecond'))}`;
    const late = `${middle('site', 'p99').toFixed(2)} | ${middle('nginx', 'p99').toFixed(2)}`;
    return `| ${encoding} | ${rates} | ${ratio('perSecond')} | ${late} | ${ratio('p99')} |`;
  });
  const result = `# The site, measured

Written by \`npm run bench\` on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}.
The server on one core, the load on the other; ${rounds} interleaved runs of ${seconds} s each over 32
connections, medians. nginx serves the same bytes and headers from files.

## The home page under load

| Encoding | site, requests/s | nginx, requests/s | ratio | site, p99 ms | nginx, p99 ms | ratio |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

- Wanted: at least 0.85 of nginx's requests, at most 3 times its p99.
- Memory before and after ${served} requests: ${before.toFixed(0)} and ${after.toFixed(0)} MiB (wanted: under 200).

## Cold

- From the start of the process until the home page is answered: ${coldStart.toFixed(0)} ms (wanted: under 1,000).
- A page that is not kept, rendered, compressed and received, just after a change of content: ${median(coldTimes).toFixed(0)} ms
  in the middle, ${percentile(coldTimes, 95).toFixed(0)} ms for 95 of 100, over ${coldTimes.length} pages (wanted: under 30).
- The same in a program that has just started, whose code is not compiled yet: ${median(firstTimes).toFixed(0)} ms in the
  middle, ${Math.max(...firstTimes).toFixed(0)} ms at most, over ${firstTimes.length} pages.

## From publishing to the page that shows it

In the real content system on SQLite, from the click on Publish: ${median(edits).toFixed(0)} ms in the middle, ${percentile(edits, 95).toFixed(0)} ms
for 95 of 100, over ${edits.length} changes one after the other (wanted: under 1,000).

## Bytes before scrolling

Compressed with brotli, besides CSS, which is part of the page's HTML and stands here as it is before
compression. Scripts are fetched at the first touch, key or scroll: who only reads gets what the last
column but one says. Pictures are the site's own, as a phone of 360 px at double density takes them;
those that editors upload are not counted.

| Page | HTML | CSS inside | JavaScript | files of it | fonts | pictures | requests | untouched | bytes in all |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${weights.join('\n')}
`;
  await writeFile(values.into, result);
  process.stdout.write(result);
} finally {
  await site.stop();
  await backend.stop();
  await rm(logs, { recursive: true, force: true });
}
