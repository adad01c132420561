import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { chmod, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { firstAdmin } from './admin.ts';
import { at, call, list } from './http.ts';
import { newPlace } from './place.ts';
import { send as sendTo, until } from './shared.ts';
import { type StartedStrapi, secret } from './start-strapi.ts';

/*
 * One database through several starts, in the order of the tests: each changes it and looks at what
 * the next start makes of it.
 */
const place = await newPlace();
const [read, write, readNext, writeNext] = [secret(), secret(), secret(), secret()];
const TOKENS = { CMS_TOKEN: read, CMS_WRITE_TOKEN: write };
const VOLUNTEER = { firstName: 'Old', email: 'old@sample.example', mobileNumber: '9876501234' };

async function count(table: string, where = 'true'): Promise<number> {
  const [row] = await place.query(`select count(*) as n from ${table} where ${where}`);
  return Number(row?.n);
}

async function status(strapi: StartedStrapi, path: string, token: string): Promise<number> {
  return (await call(strapi.url + path, { token })).status;
}

async function assertSent(strapi: StartedStrapi, firstName: string, key: string): Promise<string> {
  const data = { ...VOLUNTEER, firstName };
  const reply = await sendTo(strapi, 'volunteer-form', { data }, { 'Idempotency-Key': key });
  assert.equal(reply.status, 201, reply.text);
  return reply.text;
}

const SNAPSHOT_TABLES = [
  ...['projects', 'just_ins', 'testimonials', 'teams', 'galleries', 'stats_counters'],
  ...['organisations', 'home_pages', 'pages', 'partners', 'schools', 'documents'],
  ...['files', 'upload_folders', 'strapi_api_tokens', 'strapi_api_token_permissions'],
  ...['admin_roles', 'admin_permissions'],
];

/** Everything that a second start could change, except the dates of changes and of uses. */
async function snapshot(): Promise<Record<string, unknown>> {
  const rows: Record<string, unknown> = {};
  for (const table of SNAPSHOT_TABLES) {
    for (const row of await place.query(`select * from ${table} order by id`)) {
      const { updated_at: _changed, last_used_at: _used, ...lasting } = row;
      rows[`${table} ${row.id}`] = lasting;
    }
  }
  const settings = await place.query(`select key, value from strapi_core_store_settings
    where key like '%website%' or key like '%content_manager_configuration%' order by key`);
  return { ...rows, ...Object.fromEntries(settings.map(({ key, value }) => [key, value])) };
}

const key = randomUUID();
let firstReply = '';
let editorId: unknown;

test('seeding that is cut off leaves nothing behind', async () => {
  let pid = 0;
  const onSpawn = (id: number) => {
    pid = id;
  };
  // The folder was there before, and others could read it.
  await chmod(place.dataDir, 0o755);
  const cutOff = assert.rejects(place.start({ ...TOKENS, SEED: 'on' }, { onSpawn }));
  const uploads = path.join(place.dataDir, 'public', 'uploads');
  await until(async () => (await readdir(uploads).catch(() => [])).length >= 20, 60);
  process.kill(pid, 'SIGKILL');
  await cutOff;
  assert.deepEqual([await count('projects'), await count('files')], [0, 0]);
});

test('the next start seeds it whole; its log tells how the first administrator is made', async () => {
  const strapi = await place.start({ ...TOKENS, SEED: 'on' });
  const { json } = await call(`${strapi.url}/api/projects`, { token: read });
  assert.equal(list(json, 'data').length, 6);
  assert.match(strapi.output(), /There is no administrator yet.*npm run cms:admin/);
  assert.equal(strapi.output().split('SMTP_HOST is not set').length, 2);
  firstReply = await assertSent(strapi, 'Old', key);
  assert.equal(await count('submission_mails'), 0, 'without SMTP no mail waits');
  // Strapi answers this without SMTP too, and sends nothing.
  const forgot = await call(`${strapi.url}/admin/forgot-password`, {
    method: 'POST',
    body: { email: 'admin@mazhavil.example' },
  });
  assert.equal(forgot.status, 400);
  assert.match(forgot.text, /not set up to send e-mail.*npm run cms:admin/);
  await strapi.kill();
});

test('database and uploads are for the user of the CMS alone', async () => {
  const names = place.databaseUrl ? [''] : ['', 'database.sqlite'];
  for (const name of names) {
    const { mode } = await stat(path.join(place.dataDir, name));
    assert.equal((mode & 0o077).toString(8), '0', name || 'folder');
  }
});

test('[R13] an idempotency key survives a power cut, and a second start changes nothing', async () => {
  const first = await snapshot();
  assert.ok(Object.keys(first).length > 150);
  const strapi = await place.start({ ...TOKENS, SEED: 'on' });
  assert.deepEqual(await snapshot(), first);
  assert.equal(await assertSent(strapi, 'Old', key), firstReply);
  assert.equal(await count('volunteer_forms'), 1);

  // An administrator, and then others, change what the next start puts right.
  const admin = await firstAdmin(strapi);
  for (const token of list((await admin.call('GET', '/admin/api-tokens')).json, 'data')) {
    const id = at(token, 'id');
    const body = { name: `Renamed ${id}`, description: '', type: 'full-access', permissions: [] };
    const changed = await admin.call('PUT', `/admin/api-tokens/${id}`, body);
    assert.equal(changed.status, 200, changed.text);
  }
  assert.equal(await status(strapi, '/api/upload/files', read), 200);
  const roles = list((await admin.call('GET', '/admin/roles')).json, 'data');
  editorId = at(
    roles.find((role) => at(role, 'code') === 'strapi-editor'),
    'id',
  );
  const action = 'plugin::content-manager.explorer.read';
  const subject = 'api::contact-form.contact-form';
  const permission = { action, subject, properties: { fields: ['email'] }, conditions: [] };
  const body = { permissions: [permission] };
  const changed = await admin.call('PUT', `/admin/roles/${editorId}/permissions`, body);
  assert.equal(changed.status, 200, changed.text);
  await assertSent(strapi, 'Young', randomUUID());
  await assertSent(strapi, 'Earlier', randomUUID());
  await strapi.stop();
});

test('the next start puts roles, tokens and status right, and erases what is too old', async () => {
  const daysAgo = (days: number) =>
    place.databaseUrl ? `now() - interval '${days} days'` : String(Date.now() - days * 86_400_000);
  for (const change of [
    "update admin_roles set code = 'of-another' where code = 'website-coordinator'",
    `update volunteer_forms set created_at = ${daysAgo(731)} where first_name = 'Old'`,
    `update volunteer_forms set created_at = ${daysAgo(729)} where first_name = 'Young'`,
    "update volunteer_forms set progress = null where first_name = 'Earlier'",
    'delete from just_ins',
  ]) {
    await place.query(change);
  }
  const next = { CMS_TOKEN_NEXT: readNext, CMS_WRITE_TOKEN_NEXT: writeNext };
  const strapi = await place.start({ ...TOKENS, ...next, SEED: 'on' });

  for (const token of [read, readNext]) {
    assert.equal(await status(strapi, '/api/projects', token), 200);
    assert.equal(await status(strapi, '/api/upload/files', token), 403);
  }
  for (const token of [write, writeNext]) {
    assert.equal(await status(strapi, '/api/projects', token), 403, 'it may only send');
  }
  assert.equal(await count('strapi_api_tokens', "type = 'full-access'"), 0);
  const tokens = JSON.stringify(await place.query('select * from strapi_api_tokens'));
  for (const token of [read, write, readNext, writeNext]) assert.ok(!tokens.includes(token));

  const subjects = await place.query(
    `select p.subject from admin_permissions p
     join admin_permissions_role_lnk l on l.permission_id = p.id where l.role_id = ${editorId}`,
  );
  assert.ok(subjects.length > 20);
  assert.ok(subjects.every((row) => row.subject !== 'api::contact-form.contact-form'));
  const roles = await place.query('select name, code from admin_roles order by id');
  assert.deepEqual(
    roles.map(({ name, code }) => `${name}: ${code}`),
    [
      'Super Admin: strapi-super-admin',
      'Editor: strapi-editor',
      'Coordinator (earlier): of-another',
      'Coordinator: website-coordinator',
    ],
  );

  assert.match(strapi.output(), /Erased 1 submissions that were older than 730 days/);
  const left = await place.query('select first_name, progress from volunteer_forms order by id');
  assert.deepEqual(
    left.map(({ first_name, progress }) => `${first_name}: ${progress}`),
    ['Young: New', 'Earlier: New'],
  );
  assert.equal(await count('just_ins'), 0, 'deleted content stays deleted');
  assert.doesNotMatch(strapi.output(), /There is no administrator/);
  await strapi.stop();
});

test('changed tokens replace the old ones; content of others is not seeded over', async () => {
  await place.query("delete from strapi_core_store_settings where key like '%website_seed%'");
  await place.query("delete from projects where url <> 'project-spark'");
  // The second token becomes the first, and there is none for sending.
  const strapi = await place.start({ CMS_TOKEN: readNext, CMS_WRITE_TOKEN: '', SEED: 'on' });
  assert.equal(await status(strapi, '/api/projects', readNext), 200);
  for (const token of [read, write, writeNext]) {
    assert.equal(await status(strapi, '/api/projects', token), 401);
  }
  assert.equal(await count('strapi_api_tokens', "name like 'Website%'"), 1);
  assert.equal(await count('projects', "url <> 'project-spark'"), 0);
});
