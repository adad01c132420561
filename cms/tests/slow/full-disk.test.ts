// @postgres-slow
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { DAY_MS } from '../../src/platform/time.ts';
import { type Admin, firstAdmin, staffMember } from '../support/admin.ts';
import { startOnDisk } from '../support/disk.ts';
import { type Answer, call, listAt, valueAt } from '../support/http.ts';
import { atEnd, newInstallation } from '../support/installation.ts';
import { send, until } from '../support/shared.ts';
import { secret } from '../support/start-strapi.ts';
import {
  countPlans,
  countPublishedRows,
  countRows,
  readRows,
  setTimeOfPlans,
} from '../support/tables.ts';
import { adminPath } from '../support/types.ts';

let callCount = 0;
const website = createServer((_request, response) => {
  callCount++;
  response.writeHead(202).end();
}).listen(0, '127.0.0.1');
await once(website, 'listening');
atEnd(async () => website.close());
const { port } = website.address() as AddressInfo;

const installation = await newInstallation();
const disk = await startOnDisk(installation, {
  CONTENT_HOOK_URLS: `http://127.0.0.1:${port}/hooks/content`,
  CONTENT_HOOK_SECRET: secret(),
});
const { strapi } = disk;
const admin = await firstAdmin(strapi);
const editor = await staffMember(strapi.url, admin, 'Editor');
const author = await staffMember(strapi.url, admin, 'Author');
const coordinator = await staffMember(strapi.url, admin, 'Coordinator');

const SHEET = [
  'name;district;latitude;longitude;project;active',
  'Adimali School;Idukki;10,01;76,95;htl;no',
].join('\n');

const letter = (who: number) => ({
  fullName: `Visitor ${who}`,
  email: `visitor-${who}@sample.example`,
  contactQuery: 'Please write to me. '.repeat(150),
});

function assertRefused({ status, text }: Answer, what: string): void {
  assert.ok(status >= 500, `${what}: ${status} ${text}`);
  if (!disk.isNamed) return;
  assert.equal(status, 503, `${what}: ${text}`);
  assert.match(text, /This was not stored: the disk of the CMS is full/, what);
}

test('[R11] [R13] while the disk fills up, each submission that was accepted is stored, and the others can be sent again', async () => {
  const forms = Array.from({ length: 50 }, (_, who) => ({ who, key: randomUUID() }));
  const sendOne = ({ who, key }: (typeof forms)[number]) =>
    send(strapi, 'contact-form', { data: letter(who) }, { 'Idempotency-Key': key });
  const answers = await Promise.all(forms.slice(0, 10).map(sendOne));
  await disk.fill(300_000);
  answers.push(...(await Promise.all(forms.slice(10).map(sendOne))));

  const stored = await readRows(installation, 'contact-form');
  const names = stored.map(({ full_name: name }) => String(name)).sort();
  const stated = forms.filter((_, index) => answers[index]?.status === 201);
  assert.deepEqual(names, stated.map(({ who }) => `Visitor ${who}`).sort());
  assert.ok(stated.length < 50, 'the disk was full');
  for (const answer of answers) if (answer.status !== 201) assertRefused(answer, 'a form');

  await disk.empty();
  for (const form of forms) assert.equal((await sendOne(form)).status, 201);
  assert.equal(await countRows(installation, 'contact-form'), 50);
});

test('the health check of the database fails while nothing can be stored, and then recovers', async () => {
  const health = async () => (await call(`${strapi.url}/_health/database`)).status;
  assert.equal(await health(), 204);
  await disk.fill();
  await until(async () => (await health()) === 503);
  assert.equal(await health(), 503);
  await disk.empty();
  await until(async () => (await health()) === 204);
});

test('[R11] no action of staff succeeds on a full disk, and the website is told of none', async () => {
  const acts = await prepare();
  await pause(1_000);
  const before = await everything();
  callCount = 0;
  await disk.fill();
  const answers: Record<string, Answer> = {};
  for (const [what, act] of Object.entries(acts)) answers[what] = await act();
  assert.deepEqual(await everything(), before);
  for (const [what, answer] of Object.entries(answers)) assertRefused(answer, what);
  await pause(1_000);
  assert.equal(callCount, 0, 'the website is not called');
  await disk.empty();
  for (const [what, act] of Object.entries(acts)) {
    const { status, text } = await act();
    assert.ok(status < 300, `${what}: ${status} ${text}`);
  }
});

test('a plan whose time comes while the disk is full is carried out when the disk has space', async () => {
  const draft = { title: 'Kite day', description: 'Come and see.' };
  const { json } = await editor.call('POST', adminPath('just-in'), draft);
  const id = String(valueAt(json, 'data', 'documentId'));
  const published = () => countPublishedRows(installation, 'just-in', id);
  const publish = new Date(Date.now() + DAY_MS).toISOString().slice(0, 16);
  const path = `/website/plans/api::just-in.just-in/${id}?locale=en`;
  assert.equal((await editor.call('POST', path, { shownIds: [], publish })).status, 200);
  await setTimeOfPlans(installation, [id], 2_000);
  await disk.fill();
  await pause(8_000);
  assert.equal(await published(), 0);
  assert.equal(await countPlans(installation, id), 1);
  await disk.empty();
  await until(async () => (await published()) === 1);
});

const skip = !disk.isNamed && 'Only a small disk can hold a part of a file';
test('a failed upload leaves nothing on the disk, and the file that it would replace is unchanged', {
  skip,
}, async () => {
  const [small, large] = [await photo('teal', 100), await photo('teal', 800)];
  const id = valueAt((await upload(editor, small)).json, 'id');
  const before = await everything();
  await disk.fill(1.5 * large.length);
  const answers = [await upload(editor, large), await upload(editor, large, id)];
  assert.deepEqual(await everything(), before);
  for (const answer of answers) assertRefused(answer, 'an upload');
  await disk.empty();
});

test('the log says once in plain words that the disk is full, without personal data', () => {
  const log = strapi.output();
  if (disk.isNamed) assert.equal(log.match(/THE DISK IS FULL/g)?.length, 1, log);
  assert.doesNotMatch(log, /Visitor \d|visitor-\d|Please write to me|Meera/);
});

/** Prepares each action of the staff. */
async function prepare(): Promise<Record<string, () => Promise<Answer>>> {
  const draft = async (type: string, data: object, person = editor) => {
    const { json, text } = await person.call('POST', adminPath(type), data);
    const id = valueAt(json, 'data', 'documentId');
    assert.equal(typeof id, 'string', text);
    return String(id);
  };
  const member = { name: 'Meera', position: 'reader' };
  const activity = { title: 'Kite day', description: 'Come and see.' };
  const [first, second] = [await draft('team', member), await draft('team', member)];
  const toPublish = await draft('team', member);
  const planned = await draft('just-in', activity);
  const asked = await draft('just-in', activity, author);
  const binned = await draft('page', { title: 'Old page', address: 'old-page', text: 'Words.' });
  await editor.callAsForm('DELETE', `${adminPath('page', binned)}?locale=*`);
  const [whereInBin] = listAt((await editor.call('GET', '/website/bin')).json, 'data');
  const file = valueAt((await upload(editor, await photo('teal'))).json, 'id');
  const { json } = await coordinator.call('GET', adminPath('contact-form'));
  const letterId = valueAt(json, 'results', 0, 'documentId');

  const kite = 'api::just-in.just-in';
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 16);
  return {
    'a new entry': () => editor.call('POST', adminPath('team'), member),
    'a save': () => editor.callAsForm('PUT', adminPath('team', first), { position: 'writer' }),
    'a publication': () =>
      editor.callAsForm('POST', `${adminPath('team', toPublish)}/actions/publish`, member),
    'a plan': () =>
      editor.call('POST', `/website/plans/${kite}/${planned}?locale=en`, {
        shownIds: [],
        publish: tomorrow,
      }),
    'a move': () =>
      editor.call('POST', '/website/ordering/api::team.team', {
        documentId: second,
        side: 'before',
        neighbourId: first,
      }),
    'a request': () =>
      author.call('POST', `/website/publication-requests/${kite}/${asked}?locale=en`, {
        message: '',
      }),
    'an import': () => {
      const body = new FormData();
      body.append('files', new Blob([SHEET], { type: 'text/csv' }), 'schools.csv');
      return editor.call('POST', '/website/schools/import', body);
    },
    'a restored entry': () =>
      editor.call('POST', `/website/bin/${valueAt(whereInBin, 'id')}/restore`, {}),
    'a deletion': () => editor.remove('team', first),
    'a status': () =>
      coordinator.callAsForm('PUT', adminPath('contact-form', letterId), { progress: 'Done' }),
    'an erasure': () =>
      coordinator.call('POST', '/website/submissions/erase', { email: 'visitor-7@sample.example' }),
    'an upload': async () => upload(editor, await photo('red')),
    'a replacement': async () => upload(editor, await photo('red'), file),
    'a person': () =>
      admin.call('POST', '/admin/users', {
        firstname: 'New',
        lastname: 'Person',
        email: `new-${randomUUID()}@sample.example`,
        roles: [1],
      }),
  };
}

/** Returns an image of noise, which no format can compress. */
function photo(background: string, width = 400): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width, height: 300, channels: 3, background, noise } as const;
  return sharp({ create }).png().toBuffer();
}

function upload(person: Admin, bytes: Buffer, id?: unknown): Promise<Answer> {
  const body = new FormData();
  body.append('files', new Blob([new Uint8Array(bytes)]), 'photo.png');
  body.append('fileInfo', JSON.stringify({ name: 'photo' }));
  const replaced = id === undefined ? '' : `/${id}/replace`;
  return person.call('POST', `/upload/files${replaced}`, body);
}

/** Reads all rows and files that could be lost or left behind. */
async function everything(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  const tables = ['teams', 'just_ins', 'pages', 'schools', 'plans', 'versions', 'files'];
  const others = ['publication_requests', 'contact_forms', 'idempotency_keys', 'admin_users'];
  for (const table of [...tables, ...others]) {
    found[table] = await installation.query(`select * from ${table} order by id`);
  }
  found.folders = (await readdir(installation.dataDir)).filter((name) => name !== 'filler');
  const uploads = path.join(installation.dataDir, 'public/uploads');
  for (const name of await readdir(uploads)) {
    found[name] = (await readFile(path.join(uploads, name))).toString('base64');
  }
  return found;
}
