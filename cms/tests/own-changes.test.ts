import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type Admin, firstAdmin, sameAdmin } from './admin.ts';
import { built } from './built.ts';
import { at } from './http.ts';
import { newPlace } from './place.ts';
import type { StartedStrapi } from './start-strapi.ts';

interface Words {
  readonly label: string;
  readonly mainField?: unknown;
}
interface View {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly metadatas: Readonly<Record<string, { edit: Words; list: Words }>>;
  readonly layouts: {
    readonly list: readonly string[];
    readonly edit: readonly (readonly { name: string; size: number }[])[];
  };
}
const { keepOwnChanges } = built<{
  keepOwnChanges(wanted: View, present: View, applied: View | undefined): View;
}>('editing/keep-own-changes');

function viewOf(titleLabel: string, list: readonly string[], pageSize = 50): View {
  const words = (label: string) => ({ edit: { label }, list: { label } });
  return {
    settings: { pageSize, mainField: 'title' },
    metadatas: { title: words(titleLabel), text: words('Text') },
    layouts: {
      list,
      edit: [[{ name: 'title', size: 12 }], [{ name: 'text', size: 12 }]],
    },
  };
}

const applied = viewOf('Title', ['title']);

test('what nobody has touched follows the words of a new version', () => {
  const wanted = viewOf('Heading', ['title', 'text'], 20);
  assert.deepEqual(keepOwnChanges(wanted, applied, applied), wanted);
  assert.deepEqual(keepOwnChanges(wanted, viewOf('x', []), undefined), wanted);
});

test('each thing that an administrator changed stays, and the rest follows', () => {
  const wanted = viewOf('Heading', ['title', 'text'], 20);
  const renamed = keepOwnChanges(wanted, viewOf('Our title', ['title']), applied);
  assert.equal(renamed.metadatas.title?.edit.label, 'Our title');
  assert.deepEqual(renamed.layouts.list, ['title', 'text']);
  assert.equal(renamed.settings.pageSize, 20);
  const columns = keepOwnChanges(wanted, viewOf('Title', ['text'], 100), applied);
  assert.deepEqual(columns.layouts.list, ['text']);
  assert.equal(columns.settings.pageSize, 100);
  assert.equal(columns.metadatas.title?.edit.label, 'Heading');
});

test('a field that came or went by itself is no change of an administrator', () => {
  const wanted = viewOf('Title', ['title', 'text']);
  // Strapi puts a new field at the end of the stored layout, and takes one that is gone away.
  const { layouts, ...rest } = viewOf('Title', ['title']);
  const grown = {
    ...rest,
    layouts: { ...layouts, edit: [...layouts.edit, [{ name: 'brandNew', size: 6 }]] },
  };
  assert.deepEqual(keepOwnChanges(wanted, grown, applied).layouts, wanted.layouts);
});

const place = await newPlace();
after(() => place.remove());

const UID = 'api::just-in.just-in';
const VIEW = `/content-manager/content-types/${UID}/configuration`;
const UPLOAD = '/upload/settings';
const WORDS_KEY = `core_website_words_${UID}`;
const VIEW_KEY = `plugin_content_manager_configuration_content_types::${UID}`;
const SITE = 'https://site.example';
/** The only website that a webhook may call is the configured one. */
const HOOK = {
  name: 'Of the organisation',
  url: `${SITE}/another-hook`,
  headers: {},
  events: ['entry.publish'],
};

/** Starts the content system, and ends it whatever becomes of the work. */
async function whileRunning(work: (strapi: StartedStrapi) => Promise<void>): Promise<void> {
  const strapi = await place.start({ SITE_URL: SITE });
  try {
    await work(strapi);
  } finally {
    await strapi.stop();
  }
}

/** The view of activities as the admin gets it. */
async function viewSeenBy(admin: Admin): Promise<View> {
  const { json, text } = await admin.call('GET', VIEW);
  const view = at(json, 'data', 'contentType');
  assert.ok(isView(view), text);
  return view;
}

/** The admin is told the main field of a relation, and does not send it back. */
function asSent(metadatas: View['metadatas']) {
  return Object.fromEntries(
    Object.entries(metadatas).map(([field, { edit, list }]) => {
      const { mainField: _told, ...sent } = list;
      return [field, { edit, list: sent }];
    }),
  );
}

function isView(value: unknown): value is View {
  return ['settings', 'metadatas', 'layouts'].every((part) => at(value, part) !== undefined);
}

/** What an earlier version of the code would have left: another label for the text of activities. */
async function asAnEarlierVersionLeftIt(): Promise<void> {
  for (const key of [WORDS_KEY, VIEW_KEY]) {
    const select = `select value from strapi_core_store_settings where key = '${key}'`;
    const [row] = await place.query(select);
    const now = String(row?.value);
    const earlier = now
      .replaceAll('"label":"Text"', '"label":"Earlier word"')
      .replace(/"fingerprint":"\w+"/, '"fingerprint":"earlier"');
    assert.notEqual(earlier, now, key);
    const value = earlier.replaceAll("'", "''");
    await place.query(
      `update strapi_core_store_settings set value = '${value}' where key = '${key}'`,
    );
  }
}

test('a label, a column, a webhook, a role and a setting of an administrator outlive an update', async () => {
  await whileRunning(async (strapi) => {
    const admin = await firstAdmin(strapi);
    const { settings, metadatas, layouts } = await viewSeenBy(admin);
    const { title, ...others } = metadatas;
    assert.ok(title);
    const renamed = { ...title, edit: { ...title.edit, label: 'Our title' } };
    const changes: readonly [method: string, path: string, body: object][] = [
      [
        'PUT',
        VIEW,
        {
          settings,
          metadatas: { ...asSent(others), title: renamed },
          layouts: { ...layouts, list: ['title', 'linkTitle'] },
        },
      ],
      ['POST', '/admin/webhooks', HOOK],
      ['POST', '/admin/roles', { name: 'Photographer', description: 'Uploads pictures' }],
      [
        'PUT',
        UPLOAD,
        { autoOrientation: true, sizeOptimization: false, responsiveDimensions: true },
      ],
    ];
    for (const [method, path, body] of changes) {
      const reply = await admin.call(method, path, body);
      assert.ok(reply.status < 300, `${path}: ${reply.text}`);
    }
  });
  await asAnEarlierVersionLeftIt();
  await whileRunning(async (strapi) => {
    const admin = await sameAdmin(strapi);
    const { metadatas, layouts } = await viewSeenBy(admin);
    assert.equal(metadatas.title?.edit.label, 'Our title');
    assert.deepEqual(layouts.list, ['title', 'linkTitle']);
    assert.equal(
      metadatas.description?.edit.label,
      'Text',
      'what nobody touched follows the update',
    );
    const hooks = (await admin.call('GET', '/admin/webhooks')).json;
    assert.equal(at(hooks, 'data', 0, 'url'), HOOK.url);
    assert.match((await admin.call('GET', '/admin/roles')).text, /"Photographer"/);
    const media = (await admin.call('GET', UPLOAD)).json;
    assert.equal(at(media, 'data', 'sizeOptimization'), false);
  });
});
