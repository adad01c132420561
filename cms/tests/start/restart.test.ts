// @postgres-slow
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { chmod, stat } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { LANGUAGE_CODES } from '../../src/content/languages/language-names.ts';
import { sampleStats } from '../../src/sample/sample-stats.ts';
import { firstAdmin, invite, sameAdmin } from '../support/admin.ts';
import { check, inLines } from '../support/check.ts';
import { call, listAt, valueAt } from '../support/http.ts';
import { type Installation, newSampleInstallation } from '../support/installation.ts';
import { send as sendTo } from '../support/shared.ts';
import { type StartedStrapi, secret } from '../support/start-strapi.ts';
import {
  countRows,
  countWaitingMails,
  deleteStoredValues,
  readStoredValues,
  setStoredValue,
} from '../support/tables.ts';
import { CONTENT_TYPES, SPECIFIED_TYPES, tableOf } from '../support/types.ts';
import { changeSettings } from './changed-settings.ts';

const [read, write, readNext, writeNext] = [secret(), secret(), secret(), secret()];
const TOKENS = { CMS_TOKEN: read, CMS_WRITE_TOKEN: write };
const ALL_TOKENS = { ...TOKENS, CMS_TOKEN_NEXT: readNext, CMS_WRITE_TOKEN_NEXT: writeNext };
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

/** Matches the views of components, in which Strapi changes the column `id` at the second start. */
const VIEW_OF_COMPONENT = /(website_views_|components::)(accounts|texts)\./;

/** Reads everything that a second start could change, except the times of changes and of use. */
async function snapshot(installation: Installation): Promise<Record<string, unknown>> {
  const rows: Record<string, unknown> = {};
  for (const table of SNAPSHOT_TABLES) {
    for (const row of await installation.query(`select * from ${table} order by id`)) {
      const { updated_at: _changed, last_used_at: _used, ...lasting } = row;
      rows[`${table} ${row.id}`] = lasting;
    }
  }
  const values = await readStoredValues(installation);
  const lasting = Object.entries(values).filter(
    ([key]) => /website|content_manager_configuration/.test(key) && !VIEW_OF_COMPONENT.test(key),
  );
  return { ...rows, ...Object.fromEntries(lasting) };
}

async function rewriteStored(
  installation: Installation,
  key: string,
  from: string | RegExp,
  to: string,
): Promise<void> {
  const before = (await readStoredValues(installation))[key] ?? '';
  const value = before.replaceAll(from, to);
  assert.notEqual(value, before, key);
  await setStoredValue(installation, key, value);
}

const TEAM = 'api::team.team';
const VIEW = `/content-manager/content-types/${TEAM}/configuration`;
const APPLIED_KEY = `core_website_views_${TEAM}`;
const VIEW_KEY = `plugin_content_manager_configuration_content_types::${TEAM}`;

/*
 * The starts are independent: each group of tests starts Strapi on its own copy of the database of the first start.
 */
let starting: ReturnType<typeof startOnce> | undefined;

/** Returns the stopped CMS of the first start, and what it did. The start is made once. */
function firstStart() {
  starting ??= startOnce();
  return starting;
}

async function startOnce() {
  const installation = await newSampleInstallation();
  // The folder existed before, and other users could read it.
  await chmod(installation.dataDir, 0o755);
  const strapi = await installation.start({ ...ALL_TOKENS, SEED: 'on' });
  const key = randomUUID();
  const reply = await assertSent(strapi, 'Old', key);
  const body = { email: 'admin@mazhavil.example' };
  const forgotPassword = await call(`${strapi.url}/admin/forgot-password`, {
    method: 'POST',
    body,
  });
  await strapi.kill();
  return { installation, log: strapi.output(), forgotPassword, submission: { key, reply } };
}

test('the log of a new CMS says how to make the first administrator, and warns once that no mail is sent', async () => {
  const { log } = await firstStart();
  assert.match(log, /There is no administrator yet.*npm run cms:admin/);
  assert.equal(log.split('SMTP_HOST is not set').length, 2);
});

test('without SMTP no mail waits, and a forgotten password is answered with the command', async () => {
  const { installation, forgotPassword } = await firstStart();
  assert.equal(await countWaitingMails(installation), 0);
  // Without SMTP, Strapi gives the same answer but sends nothing.
  const { status, text } = forgotPassword;
  assert.equal(status, 400);
  assert.match(text, /not set up to send e-mail.*npm run cms:admin/);
});

test('only the user of the CMS can read the database and the uploads', async () => {
  const { installation } = await firstStart();
  const names = installation.databaseUrl ? [''] : ['', 'database.sqlite'];
  for (const name of names) {
    const { mode } = await stat(path.join(installation.dataDir, name));
    assert.equal((mode & 0o077).toString(8), '0', name || 'folder');
  }
});

describe('a second start, with fewer languages', () => {
  let installation: Installation;
  let strapi: StartedStrapi;
  let snapshots: Record<'before' | 'after', Record<string, unknown>>;
  before(async () => {
    installation = await (await firstStart()).installation.copy();
    const contentBefore = await snapshot(installation);
    for (const step of ['stats', 'samples']) {
      await deleteStoredValues(installation, `core_website_seed_done_${step}`);
    }
    const languages = { LANGUAGES: 'en,ml' };
    strapi = await installation.start({ ...ALL_TOKENS, ...languages, SEED: 'on', SITE_URL });
    snapshots = { before: contentBefore, after: await snapshot(installation) };
  });
  after(() => strapi.stop());

  test('changes no content, also none in a language that is not offered', () => {
    assert.ok(Object.keys(snapshots.before).length > 150);
    assert.deepEqual(snapshots.after, snapshots.before);
  });

  test('[R13] still knows the idempotency key of a submission before a kill of the CMS', async () => {
    const { key, reply } = (await firstStart()).submission;
    assert.equal(await assertSent(strapi, 'Old', key), reply);
    assert.equal(await countRows(installation, 'volunteer-form'), 1);
  });

  test('offers only the languages of its settings', async () => {
    const admin = await firstAdmin(strapi);
    const locales = listAt((await admin.call('GET', '/i18n/locales')).json);
    assert.deepEqual(locales.map((each) => valueAt(each, 'code')).sort(), ['en', 'ml']);
    const settings = await call(`${strapi.url}/website/public-settings`);
    assert.deepEqual(valueAt(settings.json, 'translatedLanguages'), ['ml']);
  });
});

describe('a start after an update and the changes of an administrator', () => {
  let installation: Installation;
  let strapi: StartedStrapi;
  let editorId: unknown;
  before(async () => {
    installation = await (await firstStart()).installation.copy();
    const changed = await installation.start({ ...TOKENS, SEED: 'on' });
    editorId = await changeSettings(await firstAdmin(changed));
    assert.equal(await status(changed, '/api/upload/files', read), 200);
    await changed.stop();

    // The version before the update had other roles and labels.
    const otherRole =
      "update admin_roles set code = 'of-another' where code = 'website-coordinator'";
    await installation.query(otherRole);
    for (const table of CONTENT_TABLES) await installation.query(`delete from ${table}`);
    // An administrator has changed one label.
    await rewriteStored(
      installation,
      APPLIED_KEY,
      /"label":"(Name|Position)"/g,
      '"label":"Earlier label"',
    );
    await rewriteStored(installation, VIEW_KEY, '"label":"Position"', '"label":"Earlier label"');
    await rewriteStored(installation, VIEW_KEY, '"label":"Name"', '"label":"Our name"');
    strapi = await installation.start({ ...ALL_TOKENS, SEED: 'on', SITE_URL });
  });
  after(() => strapi.stop());

  test('gives the tokens only their own rights again', async () => {
    for (const token of [read, readNext]) {
      assert.equal(await status(strapi, '/api/projects', token), 200);
      assert.equal(await status(strapi, '/api/upload/files', token), 403);
    }
    for (const token of [write, writeNext]) {
      assert.equal(await status(strapi, '/api/projects', token), 403, 'the token may only send');
    }
    assert.equal(await installation.count('strapi_api_tokens', "type = 'full-access'"), 0);
  });

  test('stores no token as it is', async () => {
    const rows = await installation.query('select * from strapi_api_tokens');
    assert.ok(rows.length >= 4);
    const tokens = JSON.stringify(rows);
    for (const token of [read, write, readNext, writeNext]) assert.ok(!tokens.includes(token));
  });

  test('gives the role Editor its own rights again, in all languages', async () => {
    const subjects = await installation.query(
      `select p.subject, p.properties from admin_permissions p
       join admin_permissions_role_lnk l on l.permission_id = p.id where l.role_id = ${editorId}`,
    );
    assert.ok(subjects.length > 20);
    assert.ok(subjects.every((row) => row.subject !== 'api::contact-form.contact-form'));
    const onTexts = subjects.filter((row) => row.subject === 'api::home-page.home-page');
    assert.ok(onTexts.length > 0);
    for (const { properties } of onTexts) {
      // SQLite returns JSON as a text.
      const stored: unknown = typeof properties === 'string' ? JSON.parse(properties) : properties;
      assert.deepEqual([...listAt(stored, 'locales')].sort(), [...LANGUAGE_CODES].sort());
    }
  });

  test('keeps the roles of others, and makes its own beside one with the same name', async () => {
    const roles = await installation.query('select name from admin_roles order by id');
    assert.deepEqual(
      roles.map(({ name }) => name),
      ['Super Admin', 'Editor', 'Author', 'Coordinator (earlier)', 'Photographer', 'Coordinator'],
    );
    await invite(strapi.url, await sameAdmin(strapi), 'Coordinator');
  });

  test('does not add deleted entries of the sample again', async () => {
    for (const table of CONTENT_TABLES) assert.equal(await installation.count(table), 0, table);
  });

  test('[R13] still knows the idempotency key of a submission before the update', async () => {
    const { key, reply } = (await firstStart()).submission;
    assert.equal(await assertSent(strapi, 'Old', key), reply);
  });

  test('does not ask for an administrator again', () => {
    assert.doesNotMatch(strapi.output(), /There is no administrator/);
  });

  test('keeps a label that an administrator changed, and updates all others', async () => {
    const admin = await sameAdmin(strapi);
    const view = valueAt((await admin.call('GET', VIEW)).json, 'data', 'contentType', 'metadatas');
    assert.equal(valueAt(view, 'name', 'edit', 'label'), 'Our name');
    assert.equal(valueAt(view, 'position', 'edit', 'label'), 'Position');
  });

  test('keeps the settings of the media library', async () => {
    const settings = (await (await sameAdmin(strapi)).call('GET', '/upload/settings')).json;
    assert.equal(valueAt(settings, 'data', 'sizeOptimization'), false);
  });
});

describe('a start on a database of before 30 November 2026', () => {
  test('ends with the version that brings it up to date, and changes nothing', async () => {
    const installation = await (await firstStart()).installation.copy();
    await installation.query('alter table idempotency_keys rename column uid to form');
    await installation.query(
      "delete from strapi_migrations where name like '%refuse-older-databases%'",
    );
    const readRows = () => installation.query('select * from idempotency_keys');
    const rowsBefore = await readRows();
    assert.equal(rowsBefore.length, 1);
    let exitCode: unknown;
    const start = installation.start(ALL_TOKENS, (child) => {
      child.once('exit', (code) => {
        exitCode = code;
      });
    });
    await assert.rejects(start, /Start version 3098a0e7 once, then this one/);
    assert.equal(exitCode, 1);
    assert.deepEqual(await readRows(), rowsBefore);
  });
});

const isPostgres = process.env.CMS_TEST_DATABASE === 'postgres';
const skip = isPostgres && 'It takes one more start of Strapi, and is the same on every database.';

describe('a start with other tokens and without the sample', { skip }, () => {
  let installation: Installation;
  let strapi: StartedStrapi;
  before(async () => {
    installation = await (await firstStart()).installation.copy();
    for (const table of CONTENT_TABLES) await installation.query(`delete from ${table}`);
    await deleteStoredValues(installation, '%website_seed%');
    // The second token is now the first one, and no token for sending is set.
    strapi = await installation.start({ CMS_TOKEN: readNext, CMS_WRITE_TOKEN: '' });
  });
  after(() => strapi.stop());

  test('[2.12] refuses the tokens of the earlier settings', async () => {
    for (const token of [read, write, writeNext]) {
      assert.equal(await status(strapi, '/api/projects', token), 401);
    }
    assert.equal(await status(strapi, '/api/projects', readNext), 200);
    assert.equal(await installation.count('strapi_api_tokens', "name like 'Website%'"), 1);
  });

  test('makes no projects, and statistics of zeros, whose check names the figures of the sample', async () => {
    assert.equal(await countRows(installation, 'project'), 0);
    const { json } = await call(`${strapi.url}/api/stats-counters`, { token: readNext });
    const figures = valueAt(json, 'data', 0);
    assert.equal(valueAt(figures, 'students'), 0);
    const admin = await firstAdmin(strapi);
    const checkAfter = async (changed: object) => {
      const values = { ...Object(figures), ...changed };
      const documentId = valueAt(figures, 'documentId');
      return inLines(await check(admin, 'stats-counter', { values, documentId }));
    };
    assert.match(await checkAfter(sampleStats), /the figures that the CMS was set up with/);
    assert.doesNotMatch(await checkAfter({}), /set up with/);
  });
});
