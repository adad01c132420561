import { type Admin, firstAdmin } from '../cms/tests/support/admin.ts';
import { listAt, valueAt } from '../cms/tests/support/http.ts';
import { startStrapi } from '../cms/tests/support/start-strapi.ts';
import { startSite } from '../site/tests/support/start-site.ts';
import { freePort } from '../test-support/free-port.ts';
import { atMost, type Figure, percentile } from './figures.ts';

const STATS = '/content-manager/collection-types/api::stats-counter.stats-counter';
const LIMIT_MS = 20_000;

/** The time from the click on Publish in the real CMS until the home page shows the change. */
export async function measureEdits(count: number): Promise<Figure[]> {
  const CONTENT_HOOK_SECRET = 'a-secret-for-this-run-alone';
  const port = String(await freePort());
  const hook = { CONTENT_HOOK_URLS: `http://127.0.0.1:${port}/hooks/content`, CONTENT_HOOK_SECRET };
  const strapi = await startStrapi({ env: { SEED: 'on', ...hook } });
  try {
    const site = await startSite({
      PORT: port,
      CMS_URL: strapi.url,
      CMS_TOKEN: strapi.readToken,
      CONTENT_HOOK_SECRET,
      // So long that only the hook can have told of a change.
      CONTENT_TTL: '3600',
    });
    try {
      const page = () => fetch(`${site.url}/`).then((response) => response.text());
      await page();
      const times = await publish(await firstAdmin(strapi), page, count);
      const name = `From publishing to the page, 95 of 100, over ${count} changes`;
      return [atMost(1000, name, percentile(times, 95), ' ms')];
    } finally {
      await site.stop();
    }
  } finally {
    await strapi.stop();
  }
}

async function publish(admin: Admin, page: () => Promise<string>, count: number) {
  const [entry] = listAt((await admin.call('GET', STATS)).json, 'results');
  const url = `${STATS}/${String(valueAt(entry, 'documentId'))}/actions/publish`;
  const names = ['colleges', 'volunteers', 'tribalstudycenters'];
  const others = Object.fromEntries(names.map((name) => [name, valueAt(entry, name)]));
  const times: number[] = [];
  for (let edit = 1; edit <= count; edit += 1) {
    const shown = new RegExp(`40,?${String(edit).padStart(3, '0')}`);
    const begun = performance.now();
    const { status, text } = await admin.call('POST', url, { ...others, students: 40_000 + edit });
    if (status !== 200) throw new Error(`A change was refused (${status}): ${text}`);
    while (!shown.test(await page())) {
      if (performance.now() - begun > LIMIT_MS) throw new Error('A change was never shown');
    }
    times.push(performance.now() - begun);
  }
  return times;
}
