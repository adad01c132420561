import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { type Fault, nullData } from '../support/fake-cms/faults.ts';
import { openSite } from './open-site.ts';
import { failureMessage, send } from './send.ts';

/** `SUBMISSIONS=1000 npm run test:http -- forms-under-fire` is the long run. */
const total = Number(process.env.SUBMISSIONS ?? 100);

const faults: readonly Fault[] = [
  { kind: 'status', status: 500 },
  nullData,
  { kind: 'cut' },
  { kind: 'store-then-cut' },
  { kind: 'slow', ms: 200 },
  { kind: 'reset-mid-body' },
];

const registration = (id: string) => ({
  firstName: id,
  lastName: 'Balan',
  email: 'a@b.co',
  mobileNumber: '9876543210',
});
const forms = [
  ['/contact-us', (id: string) => ({ name: id, email: 'a@b.co', comments: 'Hello' })],
  ['/opportunities/volunteer', registration],
  ['/opportunities/intern', registration],
  ['/opportunities/sponsor', registration],
] as const;

test(
  '[R10] [R13] with faults on the way a submission is stored once or refused with a message',
  async () => {
    const opened = await openSite({
      env: { FORM_LIMIT_PER_ADDRESS: '100000', FORM_LIMIT_TOTAL: '100000', LOG_LEVEL: 'silent' },
    });
    const { fakeCms, site } = opened;
    let writes = 0;
    // Two of five writes fail, in each of the ways in turn.
    fakeCms.set(({ method }) => {
      if (method !== 'POST' || ++writes % 5 > 1) return null;
      return faults[Math.floor(writes / 5) % faults.length] ?? null;
    });
    const accepted: string[] = [];
    const wrong: string[] = [];
    const visit = async (index: number) => {
      const id = `visitor-${index}`;
      const [path, fieldsOf] = forms[index % forms.length] ?? forms[0];
      // Half of the visitors run scripts: those send a key.
      const fields = new URLSearchParams(fieldsOf(id));
      if (index % 8 < 4) fields.set('key', randomUUID());
      const body = fields.toString();
      const post = () => send(site.url + path, body, { Origin: site.url });
      for (let tries = 0; tries < 3 && !accepted.includes(id); tries += 1) {
        const { status, body: page } = await post();
        if (status === 303 || status === 200) accepted.push(id);
        else if (status !== 503 || !page.includes(failureMessage)) wrong.push(`${id}: ${status}`);
      }
      // Some visitors press the button once more.
      if (index % 4 === 0) await post();
    };
    for (let first = 0; first < total; first += 20) {
      await Promise.all(Array.from({ length: 20 }, (_, index) => visit(first + index)));
    }
    const stored = fakeCms.records.map(({ data }) => String(data.fullName ?? data.firstName));
    expect(wrong).toEqual([]);
    expect(accepted.filter((id) => !stored.includes(id))).toEqual([]);
    expect(stored.length).toBe(new Set(stored).size);
    expect(accepted.length).toBeGreaterThan(total * 0.8);
  },
  60_000 + total * 500,
);

const good = 'name=Robot&email=a@b.co&comments=Hello';
const hostile: [string, string, string, Record<string, string>, number][] = [
  ['far too large', '/contact-us', `${good}${'x'.repeat(100_000)}`, {}, 413],
  ['fields too long', '/contact-us', `${good}${'x'.repeat(9000)}`, {}, 422],
  ['compressed', '/contact-us', good, { 'Content-Encoding': 'gzip' }, 415],
  ['a file upload', '/contact-us', 'x', { 'Content-Type': 'multipart/form-data; boundary=x' }, 415],
  ['broken escapes', '/contact-us', 'name=%E0%A4%A&email=%ff%00&comments=%', {}, 422],
  ['only separators', '/contact-us', '&=&;'.repeat(9000), {}, 422],
  ['names of the language', '/opportunities/intern', '__proto__=1&constructor=2', {}, 422],
  ['filled in by a robot', '/contact-us', `${good}&topic=x`, {}, 303],
  ['blank', '/contact-us', 'name=%E2%80%8B+&email=a@b.co&comments=+', {}, 422],
  ['for no such kind', '/opportunities/admin', good, {}, 404],
  ['for a page without a form', '/about-us', good, {}, 405],
  ['from another website', '/contact-us', good, { Origin: 'https://evil.example' }, 400],
];

test('[R8] hostile posts create nothing and break nothing', async () => {
  const opened = await openSite();
  const { site, fakeCms } = opened;
  for (const [what, path, body, headers, status] of hostile) {
    const reply = await send(site.url + path, body, { Origin: site.url, ...headers });
    expect(reply.status, what).toBe(status);
  }
  expect(fakeCms.records).toEqual([]);
  expect((await send(`${site.url}/contact-us`, good, { Origin: site.url })).status).toBe(303);
});

test('a flood of forms holds nothing up, and nothing long comes back', async () => {
  const { site, get } = await openSite({ env: { LOG_LEVEL: 'silent' } });
  await get('/team');
  const body = `name=A&email=a&comments=${'%26'.repeat(20_000)}`;
  const post = () => send(`${site.url}/contact-us`, body, { Origin: site.url });
  let isOver = false;
  const flood = Promise.all(Array.from({ length: 200 }, post)).then((answers) => {
    isOver = true;
    return answers;
  });
  expect((await get('/team')).status).toBe(200);
  expect(isOver).toBe(false);
  const answers = await flood;
  const returned = answers.filter(({ status }) => status === 422);
  const refused = answers.filter(({ status }) => status === 503);
  expect(returned.length + refused.length).toBe(200);
  expect(returned[0]?.body).toContain('&amp;'.repeat(5000));
  expect(returned[0]?.body).not.toContain('&amp;'.repeat(5001));
}, 60_000);

test('beyond 10 forms in work and 40 that wait, the next is refused with Retry-After', async () => {
  const { site, fakeCms } = await openSite({
    env: { FORM_LIMIT_PER_ADDRESS: '1000', FORM_LIMIT_TOTAL: '1000', LOG_LEVEL: 'silent' },
  });
  fakeCms.set(({ method }) => (method === 'POST' ? { kind: 'slow', ms: 500 } : null));
  const answers = await Promise.all(
    Array.from({ length: 80 }, (_, visitor) => {
      const body = `name=Visitor${visitor}&email=a@b.co&comments=Hello`;
      return send(`${site.url}/contact-us`, body, { Origin: site.url });
    }),
  );
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.retryAfter).toBeGreaterThan(0);
  const sent = answers.filter(({ status }) => status === 303);
  expect(sent.length).toBe(80 - refused.length);
  expect(fakeCms.records.length).toBe(sent.length);
}, 60_000);

// How addresses count together is tested beside `limits.server.ts`.
test('behind a proxy each visitor has the limit for an address, by the address that the proxy saw', async () => {
  const { site, fakeCms } = await openSite({
    env: { FORM_LIMIT_PER_ADDRESS: '2', TRUST_PROXY: 'on' },
  });
  const post = async (visitorIp: string, id: string) => {
    const headers = { Origin: site.url, 'X-Forwarded-For': `203.0.113.${id}, ${visitorIp}` };
    const body = `name=Visitor${id}&email=a@b.co&comments=Hello`;
    return (await send(`${site.url}/contact-us`, body, headers)).status;
  };
  const statuses: number[] = [];
  for (const id of ['1', '2', '3']) statuses.push(await post('198.51.100.1', id));
  expect(statuses).toEqual([303, 303, 429]);
  expect(await post('198.51.100.2', '4')).toBe(303);
  expect(fakeCms.records).toHaveLength(3);
});

test('forms that are sent slowly do not hold up another', async () => {
  const { site } = await openSite();
  const port = Number(new URL(site.url).port);
  const head = ['POST /contact-us HTTP/1.1', 'Host: localhost', `Origin: ${site.url}`];
  const type = 'Content-Type: application/x-www-form-urlencoded';
  const begun = [...head, type, 'Content-Length: 100', '', 'name='].join('\r\n');
  const slow = Array.from({ length: 60 }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(begun));
    return socket.on('error', () => undefined);
  });
  await Promise.all(slow.map((socket) => once(socket, 'connect')));
  expect((await send(`${site.url}/contact-us`, good, { Origin: site.url })).status).toBe(303);
  for (const socket of slow) socket.destroy();
});
