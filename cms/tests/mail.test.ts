import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../site/tests/free-port.ts';
import { firstAdmin } from './admin.ts';
import { at, call } from './http.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { newPlace, type Place } from './place.ts';
import { type StartedStrapi, secret } from './start-strapi.ts';

const PERSON = {
  firstName: 'Zephyrina',
  lastName: 'Quillworth',
  email: 'zephyrina@quillworth.example',
  mobileNumber: '9876501234',
};
const BODIES = [
  ['contact-form', { fullName: 'Zephyrina', email: PERSON.email, contactQuery: 'Juggling?' }],
  ['volunteer-form', PERSON],
  ['intern-form', PERSON],
  ['donate-form', PERSON],
] as const;

const places: Place[] = [];
const open: { stop?(): Promise<void>; close?(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await (each.stop ?? each.close)?.();
});
after(async () => {
  for (const place of places) await place.remove();
});

async function newCopy(): Promise<{
  place: Place;
  port: number;
  start: () => Promise<StartedStrapi>;
}> {
  const place = await newPlace();
  places.push(place);
  const port = await freePort();
  const env = {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(port),
    SMTP_SECURITY: 'off',
    MAIL_FROM: 'website@mazhavil.example',
    MAIL_TO: 'office@mazhavil.example, desk@mazhavil.example',
    CMS_PUBLIC_URL: 'http://cms.mazhavil.example',
    CMS_TOKEN: secret(),
    CMS_WRITE_TOKEN: secret(),
  };
  const start = async () => {
    const strapi = await place.start(env);
    open.push(strapi);
    return strapi;
  };
  return { place, port, start };
}

async function mailServer(...args: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...args);
  open.push(server);
  return server;
}

/** Sends one of the forms; gives the entry's documentId. */
async function send(strapi: StartedStrapi, which = 1): Promise<string> {
  const [type, data] = BODIES[which] ?? BODIES[1];
  const reply = await call(`${strapi.url}/api/${type}s`, {
    method: 'POST',
    token: strapi.writeToken,
    headers: { 'Idempotency-Key': randomUUID() },
    body: { data },
  });
  assert.equal(reply.status, 201, reply.text);
  return String(at(reply.json, 'data', 'documentId'));
}

async function until(isSo: () => boolean | Promise<boolean>, seconds: number): Promise<void> {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await pause(50)) {
    if (await isSo()) return;
  }
  throw new Error(`Not so within ${seconds} s`);
}

async function waiting(place: Place): Promise<number> {
  const [row] = await place.query('select count(*) as n from submission_mails');
  return Number(row?.n);
}

/** How often each entry was told of. */
function tellings(server: MailServer, entries: readonly string[]): number[] {
  return entries.map((entry) => server.mails.filter(({ text }) => text.includes(entry)).length);
}

test('each submission is told of once: its kind and a link, and nothing of the person', async () => {
  const { place, port, start } = await newCopy();
  const server = await mailServer(port);
  const strapi = await start();
  for (const [which, [type]] of BODIES.entries()) {
    const entry = await send(strapi, which);
    await until(() => server.mails.length === which + 1, 20);
    const mail = server.mails.at(-1);
    assert.deepEqual(mail?.to, ['office@mazhavil.example', 'desk@mazhavil.example']);
    assert.equal(mail?.from, 'website@mazhavil.example');
    const link = `http://cms.mazhavil.example/admin/content-manager/collection-types/api::${type}.${type}/${entry}`;
    assert.ok(mail?.text.includes(link), mail?.text);
    for (const word of ['Zephyrina', 'Quillworth', 'quillworth', '98765', 'Juggling']) {
      assert.ok(!mail?.text.includes(word), `${word} is in the mail`);
    }
  }
  assert.equal(new Set(server.mails.map(({ text }) => /^Subject: .*$/m.exec(text)?.[0])).size, 4);
  await until(async () => (await waiting(place)) === 0, 20);
});

test('[R13] the same submission sent twice makes one mail; a refused one makes none', async () => {
  const { port, start } = await newCopy();
  const server = await mailServer(port);
  const strapi = await start();
  const options = {
    method: 'POST',
    token: strapi.writeToken,
    headers: { 'Idempotency-Key': randomUUID() },
    body: { data: PERSON },
  };
  const url = `${strapi.url}/api/volunteer-forms`;
  await Promise.all(Array.from({ length: 10 }, () => call(url, options)));
  await call(url, { ...options, headers: {}, body: { data: { ...PERSON, firstName: '' } } });
  await until(() => server.mails.length > 0, 20);
  await pause(1_000);
  assert.equal(server.mails.length, 1);
});

test('with the mail server away nothing is lost and nothing doubled, also over a power cut', async () => {
  const { place, port, start } = await newCopy();
  const first = await start();
  const entries = [await send(first), await send(first, 0)];
  await until(() => /could not be sent \(ESOCKET\)|ECONNREFUSED/.test(first.output()), 30);
  await first.kill();
  const second = await start();
  entries.push(await send(second, 3));
  assert.equal(await waiting(place), 3);
  const server = await mailServer(port);
  await until(() => server.mails.length >= 3, 60);
  await until(async () => (await waiting(place)) === 0, 30);
  await pause(1_000);
  assert.deepEqual(tellings(server, entries), [1, 1, 1]);
  for (const text of [first.output(), second.output()]) {
    for (const word of ['Zephyrina', 'quillworth', '98765']) assert.ok(!text.includes(word));
  }
});

test('a mail that the server refuses is tried again, and holds up no other for ever', async () => {
  const { place, port, start } = await newCopy();
  const server = await mailServer(port, (count) => (count === 1 ? 'refuse' : 'take'));
  const strapi = await start();
  const entries = [await send(strapi), await send(strapi, 2)];
  await until(() => server.mails.length >= 2, 60);
  await until(async () => (await waiting(place)) === 0, 30);
  assert.deepEqual(tellings(server, entries), [1, 1]);
});

test('after three days it is given up, loudly; the entry stays', async () => {
  const { place, start } = await newCopy();
  const first = await start();
  const entry = await send(first);
  await first.stop();
  const longAgo = place.databaseUrl
    ? "now() - interval '4 days'"
    : String(Date.now() - 4 * 86_400_000);
  await place.query(`update submission_mails set arrived_at = ${longAgo}, due_at = ${longAgo}`);
  const second = await start();
  await until(async () => (await waiting(place)) === 0, 30);
  const words = /error.*No mail could be sent for 3 days about entry .* of volunteers: given up/;
  await until(() => words.test(second.output()), 30);
  const rows = await place.query(`select id from volunteer_forms where document_id = '${entry}'`);
  assert.equal(rows.length, 1);
});

test('of an entry that was erased meanwhile no mail tells', async () => {
  const { place, port, start } = await newCopy();
  const strapi = await start();
  const admin = await firstAdmin(strapi);
  const entry = await send(strapi);
  const path = `/content-manager/collection-types/api::volunteer-form.volunteer-form/${entry}`;
  assert.equal((await admin.call('DELETE', path)).status, 200);
  const kept = await send(strapi, 2);
  const server = await mailServer(port);
  await until(async () => (await waiting(place)) === 0, 60);
  assert.deepEqual(tellings(server, [entry, kept]), [0, 1]);
});

test('the queue is bounded: what comes after that is stored all the same', async () => {
  const { place, start } = await newCopy();
  const strapi = await start();
  const now = place.databaseUrl ? 'now()' : String(Date.now());
  const later = place.databaseUrl ? "now() + interval '1 day'" : String(Date.now() + 86_400_000);
  const rows = Array.from({ length: 2_000 }, () => `('f', 'e', ${now}, ${later}, 0)`);
  await place.query(
    `insert into submission_mails (form, entry, arrived_at, due_at, tries) values ${rows.join(',')}`,
  );
  await send(strapi);
  assert.equal(await waiting(place), 2_000);
  const words = /error.*Too many mails about submissions wait already/;
  await until(() => words.test(strapi.output()), 20);
});

test('without SMTP settings no mail waits, and the log says so once', async () => {
  const place = await newPlace();
  places.push(place);
  const strapi = await place.start();
  open.push(strapi);
  await send(strapi);
  assert.equal(await waiting(place), 0);
  assert.equal(strapi.output().split('SMTP_HOST is not set').length, 2);
});
