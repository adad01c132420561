import { expect, test } from 'vitest';
import { signedTexts } from '../../app/cms/signed-text.server.ts';
import { openSite } from './open-site.ts';

const secret = 'preview-secret-of-this-test';

test('a flood of searches is refused with Retry-After, and delays nothing else', async () => {
  const opened = await openSite({ env: { PREVIEW_SECRET: secret } });
  const { url } = opened.site;
  const session = JSON.stringify({ until: Date.now() + 60_000 });
  const drafts = signedTexts(secret, `drafts of ${url}`).sign(session);
  const body = new URLSearchParams({ name: 'Asha', email: 'a@b.co', comments: 'Hello' });
  const form = { method: 'POST', body, headers: { Origin: url } };
  const flash = (await opened.get('/contact-us', form)).headers.get('Set-Cookie') ?? '';
  let isOver = false;
  const floods = Array.from({ length: 150 }, (_, n) => opened.get(`/?q=school-${n}`));
  const flood = Promise.all(floods).then((searches) => {
    isOver = true;
    return searches;
  });
  expect((await opened.page('/team')).status).toBe(200);
  // After a form, an editor's drafts, and an editor's link.
  const cookie = flash.slice(0, flash.indexOf(';'));
  const answers = await Promise.all([
    opened.get('/contact-us', { headers: { cookie } }),
    opened.get('/team', { headers: { cookie: `preview=${drafts}` } }),
    opened.get('/preview?link=x'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 403]);
  expect(await answers[0]?.text()).toContain('role="status"');
  expect(answers[1]?.headers.get('Cache-Control')).toContain('private');
  expect(isOver).toBe(false);
  const searches = await flood;
  const busy = searches.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy.length).toBeLessThan(150);
  expect(Number(busy[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await opened.page('/?q=school')).status).toBe(200);
}, 60_000);

test('a cookie that is none of ours costs no rendering', async () => {
  const opened = await openSite({ env: { PREVIEW_SECRET: secret } });
  const { headers } = await opened.page('/team');
  for (const cookie of ['flash=sent', 'flash=ImNvbnRhY3Qi.x', 'preview=x.y']) {
    const answer = await opened.get('/team', { headers: { cookie } });
    expect(answer.headers.get('ETag'), cookie).toBe(headers.get('ETag'));
  }
});
