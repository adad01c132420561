import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedTexts } from '../../server/preview/signed-text.ts';
import { type Backend, startBackend } from '../backend/backend.ts';
import { send } from '../forms/send.ts';
import { hasRedis, type RedisServer, startRedis } from '../redis.ts';
import { type Site, startSite } from '../start-site.ts';
import { textOf } from './html.ts';
import { eventually } from './open-site.ts';

const hookSecret = 'the-secret-of-this-test';

describe.runIf(hasRedis)('several instances behind one Redis', () => {
  let redis: RedisServer;
  let backend: Backend;
  let one: Site;
  let two: Site;
  const settings = () => ({
    CMS_URL: backend.url,
    CMS_TOKEN: backend.token,
    REDIS_URL: redis.url,
    CONTENT_HOOK_SECRET: hookSecret,
    // So long that no change is seen by itself while a test waits.
    CONTENT_TTL: '3600',
    FORM_LIMIT_PER_ADDRESS: '3',
  });

  beforeAll(async () => {
    redis = await startRedis();
    backend = await startBackend();
    one = await startSite(settings());
    two = await startSite(settings());
    await expectFigure(one, '31,?250');
    await expectFigure(two, '31,?250');
  }, 60_000);
  afterAll(async () => {
    await one.stop();
    await two.stop();
    await redis.kill();
    await backend.stop();
  });

  const text = async (site: Site, path = '/') =>
    textOf(await (await fetch(site.url + path)).text());
  const expectFigure = (site: Site, figure: string) =>
    eventually(async () => expect(await text(site)).toMatch(new RegExp(figure)));
  const publish = (students: number) => {
    const { content } = backend;
    backend.content = {
      ...content,
      'stats-counters': [{ ...content['stats-counters'][0], students }],
    };
  };
  const tell = (site: Site) =>
    fetch(`${site.url}/hooks/content`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${hookSecret}` },
    });

  test('a change that the backend tells one of them is live on both', async () => {
    publish(32_001);
    expect((await tell(one)).status).toBe(202);
    await expectFigure(one, '32,?001');
    await expectFigure(two, '32,?001');
  });

  test('they count the limits of forms together', async () => {
    const post = (site: Site, name: string) =>
      send(
        `${site.url}/contact-us`,
        new URLSearchParams({ name, email: 'a@b.co', comments: 'Hello' }).toString(),
        { Origin: site.url },
      );
    const statuses: number[] = [];
    for (const [turn, site] of [one, two, one, two].entries()) {
      statuses.push((await post(site, `Asha ${turn}`)).status);
    }
    expect(statuses).toEqual([303, 303, 303, 429]);
  });

  test('a link to a draft that was used on one is refused by the other, which takes its cookie', async () => {
    const preview = {
      SITE_URL: 'https://www.mazhavil.example',
      PREVIEW_SECRET: 'a-secret-of-this-test',
    };
    const links = signedTexts(preview.PREVIEW_SECRET, 'preview link');
    const newLink = () => {
      const issued = Math.floor(Date.now() / 1000);
      const nonce = randomBytes(18).toString('base64url');
      return links.sign(JSON.stringify({ site: preview.SITE_URL, path: '/team', issued, nonce }));
    };
    const pair = await Promise.all([
      startSite({ ...settings(), ...preview }),
      startSite({ ...settings(), ...preview }),
    ]);
    const follow = (site: Site, link: string) =>
      fetch(`${site.url}/preview?link=${link}`, { redirect: 'manual' });
    try {
      for (const [first, second] of [pair, pair.toReversed()]) {
        if (!first || !second) throw new Error('Two sites were started');
        const link = newLink();
        const taken = await follow(first, link);
        expect(taken.status, first.output()).toBe(303);
        expect((await follow(second, link)).status).toBe(403);
        const cookie = taken.headers.get('Set-Cookie')?.split(';')[0] ?? '';
        const draft = await fetch(`${second.url}/team`, { headers: { cookie } });
        expect(await draft.text()).toContain('You are seeing a draft.');
      }
      // Of many at the same moment, one comes through.
      const link = newLink();
      const replies = await Promise.all(
        [...pair, ...pair, ...pair].map((site) => follow(site, link)),
      );
      expect(replies.filter(({ status }) => status === 303)).toHaveLength(1);
    } finally {
      for (const site of pair) await site.stop();
    }
  });

  test('[R6] a new one with an empty disk has the last good content while the backend is away', async () => {
    await backend.down();
    const three = await startSite(settings());
    try {
      await expectFigure(three, '32,?001');
      expect((await fetch(`${three.url}/projects/project-spark`)).status).toBe(200);
    } finally {
      await three.stop();
      await backend.up();
    }
  });

  test('when Redis is gone they go on, say so once, and catch up when it is back', async () => {
    await redis.kill();
    expect(await text(one, '/team')).toContain('Strength in Unity');
    await eventually(async () => expect(one.output()).toContain('Redis is away'));
    publish(32_002);
    await tell(one);
    await expectFigure(one, '32,?002');
    expect(await text(two)).toMatch(/32,?001/);
    await redis.start();
    await expectFigure(two, '32,?002');
    expect(one.output().match(/Redis is away/g)).toHaveLength(1);
    expect(one.output()).not.toContain(redis.url);
    publish(32_003);
    await eventually(async () => {
      await tell(two);
      expect(await text(one)).toMatch(/32,?003/);
    });
  });

  test('a Redis that hangs holds up no form for long', async () => {
    redis.freeze();
    try {
      const began = performance.now();
      const form = new URLSearchParams({ name: 'B', email: 'a@b.co', comments: 'Hello' });
      const headers = { Origin: one.url };
      const { status } = await send(`${one.url}/contact-us`, form.toString(), headers);
      expect(status).toBeLessThan(500);
      expect(performance.now() - began).toBeLessThan(10_000);
    } finally {
      redis.thaw();
    }
  });
});
