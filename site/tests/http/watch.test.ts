import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, type Opened, openSite } from './open-site.ts';

let opened: Opened;
beforeAll(async () => {
  opened = await openSite({ env: { TRUST_PROXY: 'on' } });
});
afterAll(() => opened.close());

test('[R6] /readyz and the log say the same of one broken entry', async () => {
  const { content } = opened.fakeCms;
  opened.fakeCms.content = { ...content, 'stats-counters': [{ students: 'many' }] };
  const call = '/api/stats-counters';
  const failing = { failure: 'unusable', shown: 'the last good content' };
  await eventually(async () => {
    await opened.page('/');
    const state: unknown = await (await opened.get('/readyz')).json();
    expect(state).toMatchObject({
      cms: 'up',
      reads: expect.arrayContaining([
        expect.objectContaining({ path: call, state: 'failing', ...failing }),
        expect.objectContaining({ path: '/api/teams', state: 'current' }),
      ]),
    });
  });
  const lines = opened.site.output().split('\n');
  const line: unknown = JSON.parse(lines.find((each) => each.includes('"unusable"')) ?? '');
  expect(line).toMatchObject({ level: 'warn', call, ...failing });
  opened.fakeCms.content = content;
});

test('the log has one line a request, and nothing of who asked', async () => {
  const headers = {
    'user-agent': 'Very-private-browser',
    'x-forwarded-for': '203.0.113.77',
    referer: 'https://very-private.example/',
    'x-request-id': 'proxy-id-0001',
  };
  await (await opened.get('/gallery?image=2&name=Very-private-name', { headers })).text();
  await eventually(async () => {
    const lines = opened.site.output().split('\n');
    const own = lines.filter((line) => line.includes('proxy-id-0001'));
    expect(own).toHaveLength(1);
    const parsed: unknown = JSON.parse(own[0] ?? '');
    expect(parsed).toMatchObject({
      level: 'info',
      method: 'GET',
      route: '/gallery',
      status: 200,
      msg: 'request',
    });
    expect(parsed).toHaveProperty('ms');
  });
  expect(opened.site.output()).not.toMatch(/private|203\.0\.113/i);
});
