import assert from 'node:assert/strict';
import { type ChildProcess, execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { LANGUAGE_CODES } from '../../src/content/languages/language-names.ts';
import { firstAdmin, firstAdminByCommand, invite, sameAdmin } from '../support/admin.ts';
import { call, listAt, valueAt } from '../support/http.ts';
import { newInstallation } from '../support/installation.ts';
import { send as sendTo, until } from '../support/shared.ts';
import { type StartedStrapi, secret } from '../support/start-strapi.ts';
import {
  countRows,
  countWaitingMails,
  DAY_MS,
  deleteStoredValues,
  readRows,
  readStoredValues,
  setClock,
  setStoredValue,
} from '../support/tables.ts';
import { CONTENT_TYPES, SPECIFIED_TYPES, tableOf } from '../support/types.ts';

/*
 * One database through several starts, in the order of the tests: each changes it and looks at what
 * the next start makes of it.
 */
const installation = await newInstallation();
const [read, write, readNext, writeNext] = [secret(), secret(), secret(), secret()];
const TOKENS = { CMS_TOKEN: read, CMS_WRITE_TOKEN: write };
const SITE_URL = 'https://site.example';
const VOLUNTEER = { firstName: 'Old', email: 'old@sample.example', mobileNumber: '9876501234' };

async function status(strapi: StartedStrapi, path: string, token: string): Promise<number> {
  return (await call(strapi.url + path, { token })).status;
}

async function assertSent(strapi: StartedStrapi, firstName: string, key: string): Promise<string> {
  const data = { ...VOLUNTEER, firstName };
  const reply = await sendTo(strapi, 'volunteer-form', { data }, { 'Idempotency-Key': key });
  assert.equal(reply.status, 201, reply.text);
  return reply.text;
}

const CONTENT_TABLES = SPECIFIED_TYPES.map(tableOf);
const SNAPSHOT_TABLES = [
  ...CONTENT_TYPES.map(tableOf),
  'files',
  'upload_folders',
  'strapi_api_tokens',
  'strapi_api_token_permissions',
  'admin_roles',
  'admin_permissions',
];

/** Reads everything that a second start could change, except the times of changes and of use. */
async function snapshot(): Promise<Record<string, unknown>> {
  const rows: Record<string, unknown> = {};
  for (const table of SNAPSHOT_TABLES) {
    for (const row of await installation.query(`select * from ${table} order by id`)) {
      const { updated_at: _changed, last_used_at: _used, ...lasting } = row;
      rows[`${table} ${row.id}`] = lasting;
    }
  }
  const values = await readStoredValues(installation);
  const lasting = Object.entries(values).filter(([key]) =>
    /website|content_manager_configuration/.test(key),
  );
  return { ...rows, ...Object.fromEntries(lasting) };
}

const TEAM = 'api::team.team';
const VIEW = `/content-manager/content-types/${TEAM}/configuration`;
const APPLIED_KEY = `core_website_words_${TEAM}`;
const VIEW_KEY = `plugin_content_manager_configuration_content_types::${TEAM}`;

/** Changes a stored setting to a value of an earlier version or of an administrator. */
async function rewrite(key: string, from: string | RegExp, to: string): Promise<void> {
  const before = (await readStoredValues(installation))[key] ?? '';
  const value = before.replaceAll(from, to);
  assert.notEqual(value, before, key);
  await setStoredValue(installation, key, value);
}

/** Makes the database like one from before the languages: one entry of each kind, without a language. */
async function forgetLanguages(): Promise<void> {
  const changes = CONTENT_TYPES.map(tableOf).flatMap((table) => [
    `delete from ${table} where locale <> 'en'`,
    `update ${table} set locale = null`,
  ]);
  for (const change of [...changes, "delete from i18n_locale where code <> 'en'"]) {
    await installation.query(change);
  }
  await deleteStoredValues(installation, '%website_languages%');
  await rewrite('strapi_content_types_schema', '"pluginOptions":{"i18n":{"localized":true}},', '');
}

/** Versions by entry, action and age in days, before the old ones are deleted. */
const VERSIONS = [
  ['edited', 'saved', 731],
  ['edited', 'saved', 729],
  ['deleted', 'saved', 40],
  ['deleted', 'deleted', 31],
  ['restored', 'deleted', 31],
  ['restored', 'saved', 3],
  ['binned', 'saved', 40],
  ['binned', 'deleted', 29],
] as const;

const key = randomUUID();
let firstReply = '';
let editorId: unknown;

test('a first start that is cut off in the texts leaves none of them', async () => {
  // The folder existed before, and other users could read it.
  await chmod(installation.dataDir, 0o755);
  const uploads = path.join(installation.dataDir, 'public', 'uploads');
  const isAtPartners = async () =>
    (await readdir(uploads).catch(() => [])).some((name) => name.startsWith('partners_'));
  let isCutOff = false;
  const cutOff = async (strapi: ChildProcess) => {
    await until(isAtPartners, 170);
    isCutOff = strapi.kill('SIGKILL');
  };
  const starting = installation.start({ ...TOKENS, SEED: 'on' }, (strapi) => {
    // The message below explains a start that was not cut off.
    cutOff(strapi).catch(() => undefined);
  });
  const printed = await starting.then(({ output }) => output(), String);
  assert.ok(isCutOff, printed);
  assert.match(printed, /Strapi ended/);
  assert.deepEqual(
    [await countRows(installation, 'project'), await countRows(installation, 'organisation')],
    [60, 0],
  );
});

test('the next start adds the missing content, and its log says how to make the first administrator', async () => {
  const strapi = await installation.start({ ...TOKENS, SEED: 'on' });
  for (const [type, length] of Object.entries({ projects: 6, partners: 13, documents: 12 })) {
    const { json } = await call(`${strapi.url}/api/${type}`, { token: read });
    assert.equal(listAt(json, 'data').length, length, type);
  }
  assert.match(strapi.output(), /There is no administrator yet.*npm run cms:admin/);
  assert.equal(strapi.output().split('SMTP_HOST is not set').length, 2);
  firstReply = await assertSent(strapi, 'Old', key);
  assert.equal(await countWaitingMails(installation), 0, 'without SMTP no mail waits');
  // Without SMTP, Strapi gives the same answer but sends nothing.
  const body = { email: 'admin@mazhavil.example' };
  const forgot = await call(`${strapi.url}/admin/forgot-password`, { method: 'POST', body });
  assert.equal(forgot.status, 400);
  assert.match(forgot.text, /not set up to send e-mail.*npm run cms:admin/);
  await strapi.kill();
});

test('only the user of the CMS can read the database and the uploads', async () => {
  const names = installation.databaseUrl ? [''] : ['', 'database.sqlite'];
  for (const name of names) {
    const { mode } = await stat(path.join(installation.dataDir, name));
    assert.equal((mode & 0o077).toString(8), '0', name || 'folder');
  }
});

test('[R13] an idempotency key survives a kill of the CMS, and a second start changes no content', async () => {
  const first = await snapshot();
  assert.ok(Object.keys(first).length > 150);
  for (const name of ['figures', 'decided']) {
    await deleteStoredValues(installation, `core_website_seed_${name}`);
  }
  const LANGUAGES = 'en,ml';
  const strapi = await installation.start({ ...TOKENS, SEED: 'on', SITE_URL, LANGUAGES });
  assert.deepEqual(
    await snapshot(),
    first,
    'texts in a language that is not offered are the same too',
  );
  assert.equal(await assertSent(strapi, 'Old', key), firstReply);
  assert.equal(await countRows(installation, 'volunteer-form'), 1);

  // An administrator changes settings that stay, and others that the next start repairs.
  const makeAdmin = installation.databaseUrl ? firstAdmin : firstAdminByCommand;
  const admin = await makeAdmin(strapi);
  const locales = listAt((await admin.call('GET', '/i18n/locales')).json);
  assert.deepEqual(locales.map((each) => valueAt(each, 'code')).sort(), ['en', 'ml']);
  const settings = await call(`${strapi.url}/website/public-settings`);
  assert.deepEqual(valueAt(settings.json, 'translatedLanguages'), ['ml']);
  const tokens = listAt((await admin.call('GET', '/admin/api-tokens')).json, 'data');
  const roles = listAt((await admin.call('GET', '/admin/roles')).json, 'data');
  editorId = valueAt(
    roles.find((role) => valueAt(role, 'code') === 'strapi-editor'),
    'id',
  );
  const permission = {
    action: 'plugin::content-manager.explorer.read',
    subject: 'api::contact-form.contact-form',
    properties: { fields: ['email'] },
    conditions: [],
  };
  const media = { autoOrientation: true, sizeOptimization: false, responsiveDimensions: true };
  const changes: [method: string, path: string, body: object][] = [
    ...tokens.map((token): (typeof changes)[number] => {
      const id = valueAt(token, 'id');
      const body = { name: `Renamed ${id}`, description: '', type: 'full-access', permissions: [] };
      return ['PUT', `/admin/api-tokens/${id}`, body];
    }),
    ['PUT', `/admin/roles/${editorId}/permissions`, { permissions: [permission] }],
    ['POST', '/admin/roles', { name: 'Photographer', description: 'Uploads pictures' }],
    ['PUT', '/upload/settings', media],
  ];
  for (const [method, route, body] of changes) {
    const reply = await admin.call(method, route, body);
    assert.ok(reply.status < 300, `${route}: ${reply.text}`);
  }
  assert.equal(await status(strapi, '/api/upload/files', read), 200);
  await assertSent(strapi, 'Young', randomUUID());
  await assertSent(strapi, 'Earlier', randomUUID());
  await strapi.stop();
});

test('the next start repairs roles, tokens and statuses, and keeps the changes of an administrator', async () => {
  const daysAgo = (days: number) => installation.time(-days * DAY_MS);
  for (const change of [
    "update admin_roles set code = 'of-another' where code = 'website-coordinator'",
    `update volunteer_forms set created_at = ${daysAgo(731)} where first_name = 'Old'`,
    `update volunteer_forms set created_at = ${daysAgo(729)} where first_name = 'Young'`,
    ...VERSIONS.map(
      ([entry, action, days]) =>
        `insert into versions (uid, entry_id, entry_locale, action, started_at, at, content) values
         ('${TEAM}', '${entry}', 'en', '${action}', ${daysAgo(days)}, ${daysAgo(days)}, '{}')`,
    ),
    ...CONTENT_TABLES.map((table) => `delete from ${table}`),
  ]) {
    await installation.query(change);
  }
  await forgetLanguages();
  // The views are again those of an earlier version, with one label that an administrator changed.
  await rewrite(APPLIED_KEY, /"label":"(Name|Position)"/g, '"label":"Earlier label"');
  await rewrite(VIEW_KEY, '"label":"Position"', '"label":"Earlier label"');
  await rewrite(VIEW_KEY, '"label":"Name"', '"label":"Our name"');
  const next = { CMS_TOKEN_NEXT: readNext, CMS_WRITE_TOKEN_NEXT: writeNext };
  const strapi = await installation.start({ ...TOKENS, ...next, SEED: 'on', SITE_URL });

  for (const token of [read, readNext]) {
    assert.equal(await status(strapi, '/api/projects', token), 200);
    assert.equal(await status(strapi, '/api/upload/files', token), 403);
  }
  for (const token of [write, writeNext]) {
    assert.equal(await status(strapi, '/api/projects', token), 403, 'the token may only send');
  }
  assert.equal(await installation.count('strapi_api_tokens', "type = 'full-access'"), 0);
  const tokens = JSON.stringify(await installation.query('select * from strapi_api_tokens'));
  for (const token of [read, write, readNext, writeNext]) assert.ok(!tokens.includes(token));

  const subjects = await installation.query(
    `select p.subject, p.properties from admin_permissions p
     join admin_permissions_role_lnk l on l.permission_id = p.id where l.role_id = ${editorId}`,
  );
  assert.ok(subjects.length > 20);
  assert.ok(subjects.every((row) => row.subject !== 'api::contact-form.contact-form'));
  const onTexts = subjects.filter((row) => row.subject === 'api::home-page.home-page');
  for (const { properties } of onTexts) {
    // SQLite returns JSON as a text.
    const stored: unknown = typeof properties === 'string' ? JSON.parse(properties) : properties;
    assert.deepEqual([...listAt(stored, 'locales')].sort(), [...LANGUAGE_CODES].sort());
  }
  const roles = await installation.query('select name from admin_roles order by id');
  assert.deepEqual(
    roles.map(({ name }) => name),
    ['Super Admin', 'Editor', 'Author', 'Coordinator (earlier)', 'Photographer', 'Coordinator'],
  );

  for (const table of CONTENT_TABLES)
    assert.equal(await installation.count(table), 0, 'the deleted entry stays deleted');
  assert.equal(
    await installation.count('partners', "locale = 'en'"),
    26,
    'existing entries are in English',
  );
  assert.equal(await installation.count('home_pages', "locale = 'en'"), 2);
  const home = (await call(`${strapi.url}/api/home-page?populate=*`, { token: read })).json;
  assert.ok(valueAt(home, 'data', 'heroImage', 'url'));
  assert.doesNotMatch(strapi.output(), /There is no administrator/);

  const admin = await sameAdmin(strapi);
  const view = valueAt((await admin.call('GET', VIEW)).json, 'data', 'contentType', 'metadatas');
  assert.equal(valueAt(view, 'name', 'edit', 'label'), 'Our name');
  assert.equal(
    valueAt(view, 'position', 'edit', 'label'),
    'Position',
    'all other labels follow the update',
  );
  const settings = (await admin.call('GET', '/upload/settings')).json;
  assert.equal(valueAt(settings, 'data', 'sizeOptimization'), false);
  await invite(strapi.url, admin, 'Coordinator');
  await strapi.stop();
});

test('old data is erased at its hour, but not at a start and not with a clock that is years ahead', async () => {
  const strapi = await installation.start(TOKENS);
  const atTheirHour = async (daysAhead: number) => {
    const args = [daysAhead, 'eraseOldSubmissions', 'deleteOldVersions'].map(String);
    const program = path.join(import.meta.dirname, '../support/run-jobs.ts');
    const settings = { env: strapi.env };
    return (await promisify(execFile)(process.execPath, [program, ...args], settings)).stdout;
  };
  const names = async () =>
    (await readRows(installation, 'volunteer-form')).map(({ first_name }) => first_name);
  const versions = async () =>
    (await readRows(installation, 'version'))
      .filter(({ content }) => content === '{}')
      .map(({ entry_id, action }) => `${entry_id} ${action}`);
  const [allNames, allVersions] = [await names(), await versions()];
  assert.deepEqual([allNames.length, allVersions.length], [3, VERSIONS.length]);
  assert.match(await atTheirHour(3 * 365), /Nothing is deleted by its age for a week/);
  // The second check finds the clock time that the first one stored.
  assert.doesNotMatch(await atTheirHour(3 * 365), /Erased/);
  assert.match(await atTheirHour(0), /Nothing is deleted by its age for a week/);
  assert.deepEqual([await names(), await versions()], [allNames, allVersions]);

  const now = Date.now();
  await setClock(installation, { lookedAt: now, since: now - 8 * DAY_MS, hasJumped: true });
  assert.match(await atTheirHour(0), /Erased 1 submissions that were older than 730 days/);
  assert.deepEqual(await names(), ['Young', 'Earlier']);
  assert.deepEqual(await versions(), [
    'edited saved',
    'restored saved',
    'binned saved',
    'binned deleted',
  ]);
  await strapi.stop();
});

test('[2.12] changed tokens replace the old ones, and a CMS without the sample has no statistics', async () => {
  // This takes one more start of Strapi and is the same on every database.
  if (installation.databaseUrl) return;
  await deleteStoredValues(installation, '%website_seed%');
  // The second token is now the first one, and no token for sending is set.
  const strapi = await installation.start({ CMS_TOKEN: readNext, CMS_WRITE_TOKEN: '' });
  for (const token of [read, write, writeNext]) {
    assert.equal(await status(strapi, '/api/projects', token), 401);
  }
  assert.equal(await installation.count('strapi_api_tokens', "name like 'Website%'"), 1);
  assert.equal(await countRows(installation, 'project'), 0);
  const { json } = await call(`${strapi.url}/api/stats-counters`, { token: readNext });
  const figures = valueAt(json, 'data', 0);
  assert.equal(valueAt(figures, 'students'), 0);
  const admin = await sameAdmin(strapi);
  const logAfter = async (changed: object) => {
    const values = { ...Object(figures), ...changed };
    const body = { values, documentId: valueAt(figures, 'documentId') };
    return (await admin.call('POST', '/website/check/api::stats-counter.stats-counter', body)).text;
  };
  const sample = { students: 31_240, volunteers: 5_130, colleges: 48, tribalstudycenters: 27 };
  assert.match(await logAfter(sample), /the figures that the CMS was set up with/);
  assert.doesNotMatch(await logAfter({}), /set up with/);
});
