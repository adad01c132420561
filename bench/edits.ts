import { type Admin, firstAdmin } from '../cms/tests/admin.ts';
import { at, list } from '../cms/tests/http.ts';
import { startStrapi } from '../cms/tests/start-strapi.ts';
import { freePort } from '../site/tests/free-port.ts';
import { startSite } from '../site/tests/start-site.ts';

const FIGURES = '/content-manager/collection-types/api::stats-counter.stats-counter';
const GIVEN_UP = 20_000;

/**
 * Publishes so many changes in the real content system, with sample content, and gives for each the
 * milliseconds from the editor's click until the home page shows it: saving and the hook included.
 * @throws where a change is refused, or not shown within 20 s
 */
export async function editTimes(count: number): Promise<number[]> {
  const secret = 'a-secret-for-this-run-alone';
  const port = await freePort();
  const strapi = await startStrapi({
    env: {
      SEED: 'on',
      CONTENT_HOOK_URL: `http://127.0.0.1:${port}/hooks/content`,
      CONTENT_HOOK_SECRET: secret,
    },
  });
  try {
    const site = await startSite({
      PORT: String(port),
      CMS_URL: strapi.url,
      CMS_TOKEN: strapi.readToken,
      CMS_WRITE_TOKEN: strapi.writeToken,
      CONTENT_HOOK_SECRET: secret,
      // So long that only the hook can have told of a change.
      CONTENT_TTL: '3600',
    });
    try {
      const admin = await firstAdmin(strapi);
      const page = () => fetch(`${site.url}/`).then((response) => response.text());
      await page();
      return await publishAll(admin, page, count);
    } finally {
      await site.stop();
    }
  } finally {
    await strapi.stop();
  }
}

async function publishAll(
  admin: Admin,
  page: () => Promise<string>,
  count: number,
): Promise<number[]> {
  const [entry] = list((await admin.call('GET', FIGURES)).json, 'results');
  const address = `${FIGURES}/${String(at(entry, 'documentId'))}/actions/publish`;
  const figures = Object.fromEntries(
    ['colleges', 'volunteers', 'tribalstudycenters'].map((name) => [name, at(entry, name)]),
  );
  const times: number[] = [];
  for (let edit = 1; edit <= count; edit += 1) {
    const students = 40_000 + edit;
    const shown = new RegExp(`40,?${String(edit).padStart(3, '0')}`);
    const clicked = performance.now();
    const { status, text } = await admin.call('POST', address, { ...figures, students });
    if (status !== 200) throw new Error(`A change was refused (${status}): ${text}`);
    while (!shown.test(await page())) {
      if (performance.now() - clicked > GIVEN_UP) throw new Error('A change was never shown');
    }
    times.push(performance.now() - clicked);
  }
  return times;
}
