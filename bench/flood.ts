import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startStrapi } from '../cms/tests/support/start-strapi.ts';
import { languages } from '../site/app/languages.ts';
import { opportunityKinds } from '../site/app/texts/opportunity-kinds.ts';
import { mapProjectKeys } from '../site/app/texts/schools/map-projects.ts';
import { type Site, startSite } from '../site/tests/support/start-site.ts';
import { atMost, type Figure, peakMemoryOf, percentile } from './figures.ts';

const REQUESTS = 3_000;
const AT_ONCE = 200;
/** nginx waits for a minute. */
const LONGEST_WAIT_MS = 45_000;
const ENCODINGS = ['br', 'gzip', 'identity'];

/** Every page in each language, with all its parameters and encodings, and every image, on a cold cache. */
export async function measureFlood(): Promise<Figure[]> {
  const cms = await startStrapi({ env: { SEED: 'on' } });
  const site = await startSite({
    CMS_URL: cms.url,
    CMS_TOKEN: cms.readToken,
    CONTENT_TTL: '3600',
    LANGUAGES: languages.join(),
    LOG_LEVEL: 'silent',
  });
  const agent = new Agent({ keepAlive: true });
  try {
    const pages = await pagesOf(site);
    const addresses = [...pages.flatMap(addressesOf), ...(await imagesOf(site, pages))];
    const asked = addresses.flatMap((address) =>
      ENCODINGS.map((encoding) => ({ address, encoding })),
    );
    const visits: number[] = [];
    const waits: number[] = [];
    let cut = 0;
    let next = 0;
    const flood = Array.from({ length: AT_ONCE }, async () => {
      while (next < REQUESTS) {
        // In an order that is mixed, and the same each time.
        const request = asked[(next++ * 7919) % asked.length];
        if (!request) continue;
        const began = performance.now();
        await read(site.url + request.address, request.encoding, agent).catch(() => cut++);
        waits.push(performance.now() - began);
      }
    });
    const visitor = async () => {
      for (const page of pages) {
        const began = performance.now();
        const status = await read(site.url + page, 'br', agent);
        if (status !== 200) throw new Error(`${page} is answered with ${status} in a flood`);
        visits.push(performance.now() - began);
      }
    };
    await Promise.all([...flood, visitor()]);
    const what = `a flood of ${REQUESTS} requests, ${AT_ONCE} at once`;
    return [
      // As an operator sees it: with images in the making, far above what pages alone need.
      atMost(400, `Peak memory of the site's process in ${what}`, peakMemoryOf(site.pid), ' MB'),
      atMost(0, 'Requests in it that were cut off', cut),
      atMost(LONGEST_WAIT_MS, 'The longest wait in it', Math.max(...waits), ' ms'),
      atMost(1000, `Another visitor's page in it, 95 of 100`, percentile(visits, 95), ' ms'),
    ];
  } finally {
    agent.destroy();
    await site.stop();
    await cms.stop();
  }
}

async function pagesOf({ url }: Site): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, page = '']) => new URL(page).pathname);
}

/** Every width of every image of the CMS on the English pages. */
async function imagesOf({ url }: Site, pages: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const page of pages.filter((each) => !/^\/\w\w(\/|$)/.test(each))) {
    const html = await (await fetch(url + page)).text();
    for (const [address] of html.matchAll(/\/images\/\d+\/[^\s"]+/g)) found.add(address);
  }
  return [...found];
}

function addressesOf(page: string): string[] {
  const isHome = /^\/(?:\w\w)?$/.test(page);
  const data = page === '/' ? '/_.data' : `${page}.data`;
  const queries = [
    ...(isHome ? ['testimonials=all', ...mapProjectKeys.map((key) => `project=${key}`)] : []),
    ...(isHome ? mapProjectKeys.map((key) => `testimonials=all&project=${key}`) : []),
    ...(page.endsWith('/projects') ? ['projects=all', 'activities=all'] : []),
    ...(page.endsWith('/opportunities') ? opportunityKinds.map((kind) => `chosen=${kind}`) : []),
  ];
  return [page, data, ...queries.map((query) => `${page}?${query}`)];
}

function read(url: string, encoding: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': encoding, Accept: 'image/avif,image/webp,*/*' };
    get(url, { agent, headers }, async (response) => {
      await buffer(response);
      resolve(response.statusCode ?? 0);
    }).on('error', reject);
  });
}
