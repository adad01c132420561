import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { firstAdmin } from './admin.ts';
import { at, call, list } from './http.ts';
import { newPlace, type Place } from './place.ts';
import { type StartedStrapi, secret } from './start-strapi.ts';

const places: Place[] = [];
after(async () => {
  for (const place of places) await place.remove();
});

async function place(): Promise<Place> {
  const made = await newPlace();
  places.push(made);
  return made;
}

async function withStrapi<Result>(
  starting: Promise<StartedStrapi>,
  work: (strapi: StartedStrapi) => Promise<Result>,
): Promise<Result> {
  const strapi = await starting;
  try {
    return await work(strapi);
  } finally {
    await strapi.stop();
  }
}

const TABLES = [
  ...['projects', 'just_ins', 'testimonials', 'teams', 'galleries', 'stats_counters'],
  ...['files', 'upload_folders', 'strapi_api_tokens', 'strapi_api_token_permissions'],
  ...['admin_roles', 'admin_permissions'],
];
const OWN_SETTINGS = `select key, value from strapi_core_store_settings
  where key like '%website%' or key like '%content_manager_configuration%' order by key`;

/** Everything that a second start could change, except when things were last used. */
async function snapshot(where: Place): Promise<Map<string, string>> {
  const rows = new Map<string, string>();
  for (const table of TABLES) {
    for (const row of await where.query(`select * from ${table} order by id`)) {
      const { updated_at: _changed, last_used_at: _used, ...lasting } = row;
      rows.set(`${table} ${row.id}`, JSON.stringify(lasting));
    }
  }
  for (const { key, value } of await where.query(OWN_SETTINGS)) {
    rows.set(String(key), String(value));
  }
  return rows;
}

/** What differs between two snapshots, by name. */
function changed(before: Map<string, string>, later: Map<string, string>): string[] {
  const names = new Set([...before.keys(), ...later.keys()]);
  return [...names].filter((name) => before.get(name) !== later.get(name));
}

const status = async (strapi: StartedStrapi, path: string, token: string) =>
  (await call(strapi.url + path, { token })).status;

test('seeding happens once: a second start changes nothing, deleted content stays deleted', async () => {
  const where = await place();
  const keys = { CMS_TOKEN: secret(), CMS_WRITE_TOKEN: secret(), SEED: 'on' };
  await withStrapi(where.start(keys), async () => {});
  const first = await snapshot(where);
  await withStrapi(where.start(keys), async () => {});
  assert.ok(first.size > 150);
  assert.deepEqual(changed(first, await snapshot(where)), []);

  await where.query('delete from just_ins');
  await withStrapi(where.start(keys), async (strapi) => {
    const { json } = await call(`${strapi.url}/api/just-ins`, { token: strapi.readToken });
    assert.equal(list(json, 'data').length, 0);
  });
});

test('seeding that is cut off leaves nothing behind, and the next start does it whole', async () => {
  const where = await place();
  let pid = 0;
  const cutOff = where.start(
    { SEED: 'on' },
    {
      onSpawn: (its) => {
        pid = its;
      },
    },
  );
  const ended = assert.rejects(cutOff);
  await untilFiles(path.join(where.dataDir, 'public', 'uploads'), 20);
  process.kill(pid, 'SIGKILL');
  await ended;
  for (const table of ['projects', 'files']) {
    assert.deepEqual(await where.query(`select id from ${table}`), []);
  }
  await withStrapi(where.start({ SEED: 'on' }), async (strapi) => {
    const { json } = await call(`${strapi.url}/api/projects`, { token: strapi.readToken });
    assert.equal(list(json, 'data').length, 6);
  });
});

test('SEED=off leaves the database empty, and content of somebody else is left alone', async () => {
  const where = await place();
  await withStrapi(where.start(), async (strapi) => {
    const admin = await firstAdmin(strapi);
    const made = await admin.publish('just-in', { title: 'Ours', description: 'Not sample' });
    assert.equal(made.status, 200, made.text);
    const { json } = await call(`${strapi.url}/api/projects`, { token: strapi.readToken });
    assert.equal(list(json, 'data').length, 0);
  });
  await withStrapi(where.start({ SEED: 'on' }), async (strapi) => {
    const projects = await call(`${strapi.url}/api/projects`, { token: strapi.readToken });
    assert.equal(list(projects.json, 'data').length, 0);
    const activities = await call(`${strapi.url}/api/just-ins`, { token: strapi.readToken });
    assert.equal(list(activities.json, 'data').length, 1);
  });
});

test('another CMS_TOKEN replaces the old one, and only the hash is stored', async () => {
  const where = await place();
  const [oldKey, newKey, write] = [secret(), secret(), secret()];
  await withStrapi(where.start({ CMS_TOKEN: oldKey, CMS_WRITE_TOKEN: write }), async (strapi) => {
    assert.equal(await status(strapi, '/api/projects', oldKey), 200);
  });
  await withStrapi(where.start({ CMS_TOKEN: newKey, CMS_WRITE_TOKEN: write }), async (strapi) => {
    assert.equal(await status(strapi, '/api/projects', newKey), 200);
    assert.equal(await status(strapi, '/api/projects', oldKey), 401);
  });
  // The two keys change places.
  await withStrapi(where.start({ CMS_TOKEN: write, CMS_WRITE_TOKEN: newKey }), async (strapi) => {
    assert.equal(await status(strapi, '/api/projects', write), 200);
    assert.equal(await status(strapi, '/api/projects', newKey), 403);
  });
  const rows = await where.query('select * from strapi_api_tokens');
  assert.equal(rows.filter((row) => String(row.name).startsWith('Website')).length, 2);
  const text = JSON.stringify(rows);
  for (const key of [oldKey, newKey, write]) assert.ok(!text.includes(key));
});

test('without CMS_WRITE_TOKEN there is no key for sending', async () => {
  const where = await place();
  const write = secret();
  await withStrapi(where.start({ CMS_WRITE_TOKEN: write }), async (strapi) => {
    assert.equal(await status(strapi, '/api/projects', write), 403);
  });
  const without = where.start({ CMS_WRITE_TOKEN: '' });
  await withStrapi(without, async (strapi) => {
    assert.equal(await status(strapi, '/api/projects', write), 401);
    const rows = await where.query('select name from strapi_api_tokens');
    assert.equal(rows.filter(({ name }) => String(name).startsWith('Website')).length, 1);
  });
});

test('permissions that somebody changed in the admin are put right at the next start', async () => {
  const where = await place();
  const keys = { CMS_TOKEN: secret(), CMS_WRITE_TOKEN: secret() };
  await withStrapi(where.start(keys), async (strapi) => {
    const admin = await firstAdmin(strapi);
    const tokens = list((await admin.call('GET', '/admin/api-tokens')).json, 'data');
    for (const token of tokens.filter((each) => String(at(each, 'name')).startsWith('Website'))) {
      const changed = await admin.call('PUT', `/admin/api-tokens/${at(token, 'id')}`, {
        name: `Renamed ${at(token, 'id')}`,
        description: '',
        type: 'full-access',
        permissions: [],
      });
      assert.equal(changed.status, 200, changed.text);
    }
    assert.equal(await status(strapi, '/api/upload/files', strapi.readToken), 200);
  });
  await withStrapi(where.start(keys), async (strapi) => {
    assert.equal(await status(strapi, '/api/upload/files', strapi.readToken), 403);
    assert.equal(await status(strapi, '/api/projects', strapi.readToken), 200);
    assert.equal(await status(strapi, '/api/projects', strapi.writeToken), 403);
    const rows = await where.query('select name, type from strapi_api_tokens');
    assert.equal(rows.filter(({ type }) => type === 'full-access').length, 0);
  });
});

/** Waits until a folder holds that many files. */
async function untilFiles(folder: string, count: number): Promise<void> {
  for (let tries = 0; tries < 2_000; tries += 1) {
    const files = await readdir(folder).catch(() => []);
    if (files.length >= count) return;
    await pause(50);
  }
  throw new Error(`There were never ${count} files in ${folder}`);
}
