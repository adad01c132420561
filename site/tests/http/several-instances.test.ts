import { expect, test } from 'vitest';
import { startFakeCms } from '../support/fake-cms/fake-cms.ts';
import { textOf } from '../support/html.ts';
import { hasRedis, startRedis } from '../support/redis.ts';
import { type Site, startSite } from '../support/start-site.ts';
import { eventually } from './open-site.ts';
import { send } from './send.ts';

const secret = 'the-secret-of-this-test';

test.runIf(hasRedis)(
  'two sites with one Redis share changes of content and limits',
  async () => {
    const redis = await startRedis();
    const fakeCms = await startFakeCms();
    const settings = {
      CMS_URL: fakeCms.url,
      CMS_TOKEN: fakeCms.token,
      REDIS_URL: redis.url,
      CONTENT_HOOK_SECRET: secret,
      // So long that no change is seen by itself while the test waits.
      CONTENT_TTL: '3600',
      FORM_LIMIT_PER_ADDRESS: '3',
    };
    const sites = await Promise.all([startSite(settings), startSite(settings)]);
    const [one, two] = sites;
    const homeOf = async ({ url }: Site) => textOf(await (await fetch(url)).text());
    const post = ({ url }: Site, name: string) =>
      send(`${url}/contact-us`, `name=${name}&email=a@b.co&comments=Hello`, { Origin: url });
    /** Changes a figure; the CMS tells one of the two sites. */
    const publish = async (students: number) => {
      const [stats] = fakeCms.content['stats-counters'];
      fakeCms.content = { ...fakeCms.content, 'stats-counters': [{ ...stats, students }] };
      const headers = { Authorization: `Bearer ${secret}` };
      const told = await fetch(`${one.url}/hooks/content`, { method: 'POST', headers });
      expect(told.status).toBe(202);
    };
    try {
      for (const site of sites) {
        await eventually(async () => expect(await homeOf(site)).toMatch(/31,?250/));
      }
      await publish(32_001);
      for (const site of sites) {
        await eventually(async () => expect(await homeOf(site)).toMatch(/32,?001/));
      }
      const statuses: number[] = [];
      for (const [turn, site] of [one, two, one, two].entries()) {
        statuses.push((await post(site, `Asha-${turn}`)).status);
      }
      expect(statuses).toEqual([303, 303, 303, 429]);
      // A Redis that hangs does not delay a form for long.
      redis.freeze();
      const began = performance.now();
      expect((await post(two, 'Binu')).status).toBeLessThan(500);
      expect(performance.now() - began).toBeLessThan(10_000);
      // A change that the other missed is caught up with when Redis is back.
      await redis.kill();
      await publish(32_002);
      await redis.start();
      await eventually(async () => expect(await homeOf(two)).toMatch(/32,?002/));
    } finally {
      await redis.kill();
      for (const site of sites) await site.stop();
      await fakeCms.stop();
    }
  },
  60_000,
);
