import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { freePort } from '../../site/tests/free-port.ts';
import { firstAdmin } from './admin.ts';
import { built } from './built.ts';
import { at, call } from './http.ts';
import { newPlace } from './place.ts';
import { staffMember } from './staff.ts';
import { secret } from './start-strapi.ts';

interface Retention {
  days: number;
  now: () => Date;
  eraseBefore: (moment: Date) => Promise<number>;
  log: { info(line: string): void; error(line: string): void };
}
interface Job {
  task: () => Promise<void>;
  options: { rule: string };
}
const { eraseOld, startRetention } = built<{
  eraseOld(retention: Retention): Promise<void>;
  startRetention(
    timetable: { add(jobs: Record<string, Job>): unknown },
    retention: Retention,
  ): Promise<void>;
}>('submissions/erase/retention');

const place = await newPlace();
const keys = { CMS_TOKEN: secret(), CMS_WRITE_TOKEN: secret() };
const strapi = await place.start({
  ...keys,
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(await freePort()),
  SMTP_SECURITY: 'off',
  MAIL_FROM: 'website@mazhavil.example',
  MAIL_TO: 'office@mazhavil.example',
});
after(async () => {
  await strapi.stop();
  await place.remove();
});
const admin = await firstAdmin(strapi);
const coordinator = await staffMember(strapi.url, admin, 'Coordinator');
const BOOTSTRAP = path.join(import.meta.dirname, '../../scripts/bootstrap.mjs');
const TABLES = ['contact_forms', 'volunteer_forms', 'intern_forms', 'donate_forms'];

async function send(type: string, data: object): Promise<string> {
  const reply = await call(`${strapi.url}/api/${type}s`, {
    method: 'POST',
    token: strapi.writeToken,
    headers: { 'Idempotency-Key': randomUUID() },
    body: { data },
  });
  assert.equal(reply.status, 201, reply.text);
  return String(at(reply.json, 'data', 'documentId'));
}

/** Sends one person's four forms. */
async function sendAll(firstName: string, email: string, mobileNumber: string): Promise<void> {
  const person = { firstName, email, mobileNumber };
  await send('contact-form', { fullName: firstName, email, contactQuery: `${firstName} asks` });
  await send('volunteer-form', person);
  await send('intern-form', person);
  await send('donate-form', person);
}

async function rows(table: string): Promise<number> {
  return Number((await place.query(`select count(*) as n from ${table}`))[0]?.n);
}

async function entries(): Promise<number[]> {
  return Promise.all(TABLES.map(rows));
}

const ask = (action: 'find' | 'erase', body: object) =>
  coordinator.call('POST', `/submissions/${action}`, body);

test('a person is found by e-mail and by phone in all four lists, and erased with the waiting mails', async () => {
  await sendAll('Zephyrina', 'Zephyrina@Quillworth.example', '+919876501234');
  await sendAll('Somebody', 'else@sample.example', '9876509999');
  assert.equal(await rows('submission_mails'), 8);
  const byMail = { email: ' zephyrina@quillworth.EXAMPLE ' };
  const found = await ask('find', byMail);
  const one = { messages: 1, volunteers: 1, interns: 1, sponsors: 1 };
  assert.deepEqual(at(found.json, 'data'), one, found.text);
  assert.deepEqual(await entries(), [2, 2, 2, 2], 'looking erases nothing');
  const byPhone = await ask('find', { phone: '098765 01234' });
  assert.deepEqual(at(byPhone.json, 'data'), { ...one, messages: 0 });
  const erased = await ask('erase', byMail);
  assert.deepEqual(at(erased.json, 'data'), one);
  assert.deepEqual(await entries(), [1, 1, 1, 1]);
  assert.equal(await rows('submission_mails'), 4);
  const again = await ask('erase', byMail);
  assert.deepEqual(at(again.json, 'data'), { messages: 0, volunteers: 0, interns: 0, sponsors: 0 });
});

test('nothing of an erased person is left in the database, nor in its file', async () => {
  await sendAll('Ottoline', 'ottoline@brackenbury.example', '9876505678');
  await ask('erase', { email: 'ottoline@brackenbury.example', phone: '9876505678' });
  const tables = [...TABLES, 'submission_mails', 'idempotency_keys'];
  for (const table of tables) {
    const rowsText = JSON.stringify(await place.query(`select * from ${table}`));
    for (const word of ['Ottoline', 'ottoline', 'brackenbury', '9876505678']) {
      assert.ok(!rowsText.includes(word), `${word} is in ${table}`);
    }
  }
  if (place.databaseUrl) return;
  for (const file of ['database.sqlite', 'database.sqlite-wal']) {
    const bytes = await readFile(path.join(place.dataDir, file), 'latin1').catch(() => '');
    for (const word of ['Ottoline', 'brackenbury', '9876505678']) {
      assert.ok(!bytes.includes(word), `${word} is in ${file}`);
    }
  }
});

/** Runs `npm run cms:erase` for this copy; `siteData` is the website's DATA_DIR. */
async function eraseCommand(args: readonly string[], siteData: string) {
  const child = spawn(process.execPath, [BOOTSTRAP, 'cms:erase', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      CMS_DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
      DATA_DIR: siteData,
    },
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, output: output + errors };
}

test('the command erases the same person, in the outbox of the website too, while both run', async () => {
  await sendAll('Wilhelmina', 'Wilhelmina@ashdown.example', '+919876507777');
  const siteData = await mkdtemp(path.join(os.tmpdir(), 'site-data-'));
  const outbox = new DatabaseSync(path.join(siteData, 'submissions.sqlite'));
  outbox.exec('create table waiting (row integer primary key, fields text not null)');
  const wait = outbox.prepare('insert into waiting (fields) values (?)');
  wait.run(JSON.stringify({ firstName: 'W', email: 'WILHELMINA@ashdown.example' }));
  wait.run(JSON.stringify({ firstName: 'S', email: 'else@sample.example' }));
  const before = await entries();
  try {
    const person = ['--email', 'wilhelmina@Ashdown.example', '--phone', '98765 07777'];
    const looked = await eraseCommand(person, siteData);
    assert.equal(looked.code, 1, looked.output);
    assert.match(
      looked.output,
      /Found: 1 in messages, 1 in volunteers, 1 in interns, 1 in sponsors, 1 in the outbox/,
    );
    assert.deepEqual(await entries(), before, 'looking erases nothing');
    const erased = await eraseCommand([...person, '--yes'], siteData);
    assert.equal(erased.code, 0, erased.output);
    assert.match(erased.output, /Erased: 1 in messages, .*, 1 in the outbox/);
    assert.deepEqual(
      await entries(),
      before.map((count) => count - 1),
    );
    assert.equal(outbox.prepare('select count(*) as n from waiting').get()?.n, 1);
    assert.ok(!/ashdown|07777/i.test(looked.output + erased.output));
    const nobody = await eraseCommand(['--email', '%', '--yes'], siteData);
    assert.equal(nobody.code, 1);
  } finally {
    outbox.close();
    await rm(siteData, { recursive: true });
  }
});

test('nothing and half an address are refused, and erase nobody', async () => {
  const before = await entries();
  for (const body of [
    ...[{}, { email: '' }, { email: '  ', phone: '' }, { email: '%' }, { email: 'a@' }],
    ...[{ email: '@sample.example' }, { phone: '1234' }, { phone: '%%%%%%%%%%' }],
    ...[
      { email: { $ne: '' } },
      { phone: ['9876509999'] },
      { email: '%@%' },
      { phone: '0'.repeat(9) },
    ],
  ]) {
    const reply = await ask('erase', body);
    const counts = at(reply.json, 'data');
    assert.ok(reply.status === 400 || Object.values(Object(counts)).every((n) => n === 0));
  }
  assert.deepEqual(await entries(), before);
});

test('the log tells that somebody was erased and how many entries, and nothing more', async () => {
  const log = strapi.output();
  assert.match(log, /Audit: staff member \d+ erased one person: 4 entries/);
  for (const word of [
    'Zephyrina',
    'quillworth',
    'QUILLWORTH',
    '98765',
    'Ottoline',
    'sample.example',
  ]) {
    assert.ok(!log.toLowerCase().includes(word.toLowerCase()), `${word} is in the log`);
  }
});

test('what is older than RETENTION_DAYS is erased at the next start, and nothing younger', async () => {
  const daysAgo = (days: number) =>
    place.databaseUrl ? `now() - interval '${days} days'` : String(Date.now() - days * 86_400_000);
  for (const [name, days] of [
    ['Old', 731],
    ['Young', 729],
  ] as const) {
    await sendAll(name, 'age@sample.example', '9876500000');
    for (const table of TABLES) {
      const column = table === 'contact_forms' ? 'full_name' : 'first_name';
      await place.query(
        `update ${table} set created_at = ${daysAgo(days)} where ${column} = '${name}'`,
      );
    }
  }
  const before = await entries();
  const off = await place.start({ ...keys, RETENTION_DAYS: 'off' });
  await off.stop();
  assert.deepEqual(await entries(), before, 'off keeps everything');
  const second = await place.start(keys);
  await second.stop();
  assert.match(second.output(), /Erased 4 submissions that were older than 730 days/);
  assert.deepEqual(
    await entries(),
    before.map((count) => count - 1),
  );
});

test('every night the moment is counted anew from the clock', async () => {
  const moments: string[] = [];
  const lines: string[] = [];
  const jobs: Job[] = [];
  let now = new Date('2026-11-21T12:00:00Z');
  const retention = {
    days: 730,
    now: () => now,
    eraseBefore: async (moment: Date) => {
      moments.push(moment.toISOString());
      return moments.length;
    },
    log: { info: (line: string) => lines.push(line), error: (line: string) => lines.push(line) },
  };
  await startRetention({ add: (added) => jobs.push(...Object.values(added)) }, retention);
  assert.deepEqual(moments, ['2024-11-21T12:00:00.000Z']);
  assert.deepEqual(
    jobs.map(({ options }) => options.rule),
    ['0 17 3 * * *'],
  );
  now = new Date('2026-11-22T03:17:00Z');
  await jobs[0]?.task();
  assert.equal(moments[1], '2024-11-22T03:17:00.000Z');
  assert.equal(lines[1], 'Erased 2 submissions that were older than 730 days.');
  const failing = {
    ...retention,
    eraseBefore: () => Promise.reject(new Error('name@example.org')),
  };
  await eraseOld(failing);
  assert.equal(lines[2], 'Submissions older than 730 days could not be erased (Error).');
});
