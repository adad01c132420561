import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Admin, firstAdmin, sameAdmin } from './admin.ts';
import { built } from './built.ts';
import { at, call, list } from './http.ts';
import { newPlace } from './place.ts';
import type { StartedStrapi } from './start-strapi.ts';

interface Labels {
  readonly label: string;
}
interface View {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly metadatas: Readonly<Record<string, { edit: Labels; list: Labels }>>;
  readonly layouts: {
    readonly list: readonly string[];
    readonly edit: readonly (readonly { name: string; size: number }[])[];
  };
}
const { keepOwnChanges } = built<{
  keepOwnChanges(wanted: View, present: View, applied: View | undefined): View;
}>('editing/views/keep-own-changes');

function viewOf(titleLabel: string, list: readonly string[], pageSize = 50): View {
  const labels = (label: string) => ({ edit: { label }, list: { label } });
  const edit = [[{ name: 'title', size: 12 }], [{ name: 'text', size: 12 }]];
  return {
    settings: { pageSize, mainField: 'title' },
    metadatas: { title: labels(titleLabel), text: labels('Text') },
    layouts: { list, edit },
  };
}

const applied = viewOf('Title', ['title']);
const wanted = viewOf('Heading', ['title', 'text'], 20);

test('each thing that an administrator changed stays, and the rest follows a new version', () => {
  assert.deepEqual(keepOwnChanges(wanted, applied, applied), wanted);
  assert.deepEqual(keepOwnChanges(wanted, viewOf('x', []), undefined), wanted);
  const renamed = keepOwnChanges(wanted, viewOf('Our title', ['title']), applied);
  assert.equal(renamed.metadatas.title?.edit.label, 'Our title');
  assert.deepEqual(renamed.layouts.list, ['title', 'text']);
  assert.equal(renamed.settings.pageSize, 20);
  const columns = keepOwnChanges(wanted, viewOf('Title', ['text'], 100), applied);
  assert.deepEqual(columns.layouts.list, ['text']);
  assert.equal(columns.settings.pageSize, 100);
  assert.equal(columns.metadatas.title?.edit.label, 'Heading');
});

test('a field that Strapi itself put at the end of a layout is no change of an administrator', () => {
  const { layouts, ...rest } = applied;
  const edit = [...layouts.edit, [{ name: 'brandNew', size: 6 }]];
  const grown = { ...rest, layouts: { ...layouts, edit } };
  assert.deepEqual(keepOwnChanges(wanted, grown, applied).layouts, wanted.layouts);
});

const place = await newPlace();

const UID = 'api::just-in.just-in';
const ENTRIES = `/content-manager/collection-types/${UID}`;
const VIEW = `/content-manager/content-types/${UID}/configuration`;
const APPLIED_KEY = `core_website_words_${UID}`;
const VIEW_KEY = `plugin_content_manager_configuration_content_types::${UID}`;
const SITE_URL = 'https://site.example';
/** The only website that a webhook may call is the configured one. */
const HOOK = {
  name: 'Of the organisation',
  url: `${SITE_URL}/another-hook`,
  headers: {},
  events: ['entry.publish'],
};

/** Changes a stored setting as an earlier version, or an administrator, would have left it. */
async function rewrite(key: string, from: string | RegExp, to: string): Promise<void> {
  const where = `from strapi_core_store_settings where key = '${key}'`;
  const [row] = await place.query(`select value ${where}`);
  const now = String(row?.value);
  const value = now.replaceAll(from, to);
  assert.notEqual(value, now, key);
  const quoted = value.replaceAll("'", "''");
  await place.query(
    `update strapi_core_store_settings set value = '${quoted}' where key = '${key}'`,
  );
}

/** Of a CMS that was started without sample content. */
async function checkFigures(strapi: StartedStrapi, admin: Admin): Promise<void> {
  const stored = await call(`${strapi.url}/api/stats-counters`, { token: strapi.readToken });
  const [figures] = list(stored.json, 'data');
  assert.equal(at(figures, 'students'), 31_240);
  const told = async (changed: object) => {
    const values = { ...Object(figures), ...changed };
    const body = { values, documentId: at(figures, 'documentId') };
    return (await admin.call('POST', '/website/check/api::stats-counter.stats-counter', body)).text;
  };
  assert.match(await told({}), /the figures that the CMS was set up with/);
  assert.doesNotMatch(await told({ students: 1 }), /set up with/);
}

test('[2.12] a new CMS has the figures of the organisation; what an administrator changed outlives an update, and older entries get a place', async () => {
  const first = await place.start({ SITE_URL });
  const admin = await firstAdmin(first);
  await checkFigures(first, admin);
  const media = { autoOrientation: true, sizeOptimization: false, responsiveDimensions: true };
  for (const [method, path, body] of [
    ['POST', '/admin/webhooks', HOOK],
    ['POST', '/admin/roles', { name: 'Photographer', description: 'Uploads pictures' }],
    ['PUT', '/upload/settings', media],
    ['POST', ENTRIES, { title: 'T', description: 'D' }],
  ] as const) {
    const reply = await admin.call(method, path, body);
    assert.ok(reply.status < 300, `${path}: ${reply.text}`);
  }
  await first.stop();

  await place.query('update just_ins set sort_order = null');
  for (const key of [APPLIED_KEY, VIEW_KEY]) {
    await rewrite(key, '"label":"Text"', '"label":"Earlier label"');
  }
  await rewrite(APPLIED_KEY, /"fingerprint":"\w+"/g, '"fingerprint":"earlier"');
  await rewrite(VIEW_KEY, '"label":"Title"', '"label":"Our title"');

  const second = await place.start({ SITE_URL });
  const again = await sameAdmin(second);
  const labels = at((await again.call('GET', VIEW)).json, 'data', 'contentType', 'metadatas');
  assert.equal(at(labels, 'title', 'edit', 'label'), 'Our title');
  assert.equal(at(labels, 'description', 'edit', 'label'), 'Text', 'the rest follows the update');
  assert.equal(at((await again.call('GET', ENTRIES)).json, 'results', 0, 'sortOrder'), 100);
  assert.match((await again.call('GET', '/admin/webhooks')).text, /another-hook/);
  assert.match((await again.call('GET', '/admin/roles')).text, /"Photographer"/);
  const settings = (await again.call('GET', '/upload/settings')).json;
  assert.equal(at(settings, 'data', 'sizeOptimization'), false);
  await second.stop();
});
