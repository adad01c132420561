import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { formatWallTime } from '../src/features/planning/server/times.ts';
import { staffMember } from './admin.ts';
import { call, listAt, valueAt } from './http.ts';
import { shared, until } from './shared.ts';
import { adminPath, apiPath } from './types.ts';

const strapi = await shared();
const { editor, mailServer } = strapi;
const ZONE = 'Asia/Kolkata';
const MINUTE = 60_000;

const plansPath = (type: string, id: unknown, locale = 'en') =>
  `/website/plans/api::${type}.${type}/${id}?locale=${locale}`;
const inMinutes = (minutes: number) =>
  formatWallTime(new Date(Date.now() + minutes * MINUTE), ZONE);

async function draft(data: object): Promise<unknown> {
  const { json, text } = await editor.call('POST', adminPath('just-in'), data);
  const id = valueAt(json, 'data', 'documentId');
  assert.equal(typeof id, 'string', text);
  return id;
}

async function plan(id: unknown, times: object, locale?: string) {
  return editor.call('POST', plansPath('just-in', id, locale), { shownIds: [], ...times });
}

async function planned(data: object, times: object): Promise<unknown> {
  const id = await draft(data);
  const { status, text } = await plan(id, times);
  assert.equal(status, 200, text);
  return id;
}

async function shown(id: unknown, locale?: string) {
  return listAt((await editor.call('GET', plansPath('just-in', id, locale))).json, 'data', 'plans');
}

/** Lets the hour of everything that is planned come now, in the order of the plans, and waits once. */
async function letItBeTime(): Promise<void> {
  for (const [action, ago] of [
    ['publish', -2_000],
    ['unpublish', -1_000],
  ] as const) {
    await strapi.query(`update plans set at = ${strapi.time(ago)} where action = '${action}'`);
  }
  await until(async () => (await strapi.count('plans', 'problem is null')) === 0);
}

async function live(locale = 'en'): Promise<string> {
  const url = `${strapi.url}/${apiPath('just-in')}?locale=${locale}`;
  return (await call(url, { token: strapi.readToken })).text;
}

async function newestVersion(id: unknown): Promise<string> {
  const { json } = await editor.call(
    'GET',
    `/website/history/api::just-in.just-in/${id}?locale=en`,
  );
  const [newest] = listAt(json, 'data');
  return `${valueAt(newest, 'action')} by ${valueAt(newest, 'byName')}`;
}

test('a plan that cannot happen is refused with the reason', async () => {
  const id = await draft({ title: 'Science day', description: 'Come and see.' });
  const refusals = [
    [{ publish: inMinutes(-5) }, /That time is over/],
    [{ publish: 'tomorrow' }, /Choose a day and a time/],
    [{ publish: '9'.repeat(100_000) }, /Choose a day and a time/],
    [{ publish: 9 }, /A plan has two times/],
    [{ publish: inMinutes(9), unpublish: inMinutes(9) }, /must be later/],
    [{ unpublish: inMinutes(9) }, /This entry is not published/],
    [{ publish: inMinutes(9), shownIds: [7] }, /changed what is planned/],
  ] as const;
  for (const [times, reason] of refusals) {
    const { status, text } = await plan(id, times);
    assert.equal(status, 400, text);
    assert.match(text, reason);
  }
  const absent = await plan(id, { publish: inMinutes(9) }, 'ta');
  assert.match(absent.text, /never saved in this language/);
  await editor.call('PUT', adminPath('just-in', id), { description: '' });
  const unfinished = await plan(id, { publish: inMinutes(9) });
  assert.match(unfinished.text, /It cannot be published like this/);
  assert.deepEqual(await shown(id), []);
  await editor.remove('just-in', id);
});

test('if two people plan the same entry at the same time, one is refused', async () => {
  const id = await draft({ title: 'Kite day', description: 'Come and see.' });
  const sent = [6, 7, 8, 9, 10, 11, 12, 13].map((minutes) =>
    plan(id, { publish: inMinutes(minutes) }),
  );
  const answers = await Promise.all(sent);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array(7).fill(400)]);
  for (const { status, text } of answers)
    if (status === 400) assert.match(text, /changed what is planned/);
  await editor.remove('just-in', id);
});

test('a Coordinator can neither see nor change plans', async () => {
  const id = await draft({ title: 'Story hour', description: 'Every Saturday.' });
  const { coordinator } = strapi;
  for (const [method, path] of [
    ['GET', '/website/planned'],
    ['GET', plansPath('just-in', id)],
    ['POST', plansPath('just-in', id)],
  ] as const) {
    const { status } = await coordinator.call(method, path, method === 'POST' ? {} : undefined);
    assert.equal(status, 403, path);
  }
  await editor.remove('just-in', id);
});

// The CMS looks every five seconds: the hour of all of these comes at once.
describe('when the time has come', () => {
  let changed: unknown;
  let over: unknown;
  let unfinished: unknown;
  const left: unknown[] = [];
  const users: number[] = [];

  before(async () => {
    const [publish, unpublish] = [inMinutes(5), inMinutes(9)];

    changed = await planned({ title: 'Open house', description: 'First words.' }, { publish });
    const inTamil = { title: 'திறந்த இல்லம்', description: 'வாருங்கள்.' };
    await editor.call('PUT', `${adminPath('just-in', changed)}?locale=ta`, inTamil);
    await editor.call('PUT', adminPath('just-in', changed), { description: 'Later words.' });

    const film = { title: 'Film evening', description: 'Under the trees.' };
    over = await planned(film, { publish, unpublish });

    unfinished = await planned({ title: 'Seed festival', description: 'Seeds.' }, { publish });
    await editor.call('PUT', adminPath('just-in', unfinished), { description: '' });

    const { admin } = strapi;
    const role = await admin.call('GET', '/admin/roles?filters[code]=website-coordinator');
    const roles = [valueAt(role.json, 'data', 0, 'id')];
    const endings = [
      (user: number) => admin.call('DELETE', `/admin/users/${user}`),
      (user: number) => admin.call('PUT', `/admin/users/${user}`, { roles }),
      (user: number) => admin.call('PUT', `/admin/users/${user}`, { isActive: false }),
      (user: number) => strapi.query(`update admin_users set blocked = true where id = ${user}`),
    ];
    for (const end of endings) {
      const leaving = await staffMember(strapi.url, admin, 'Editor');
      const id = await draft({ title: 'Night of stars', description: 'Bring a torch.' });
      const times = { shownIds: [], publish };
      assert.equal((await leaving.call('POST', plansPath('just-in', id), times)).status, 200);
      const me = await leaving.call('GET', '/admin/users/me');
      const user = Number(valueAt(me.json, 'data', 'id'));
      await end(user);
      left.push(id);
      users.push(user);
    }
    await letItBeTime();
  });

  after(async () => {
    for (const id of [changed, over, unfinished, ...left]) await editor.remove('just-in', id);
    // Other tests count the Coordinators.
    for (const user of users) await strapi.admin.call('DELETE', `/admin/users/${user}`);
  });

  test('an entry is published as it is at that time, only in its language', async () => {
    assert.match(await live(), /Later words/);
    assert.doesNotMatch(await live('ta'), /திறந்த இல்லம்/);
    assert.equal(await newestVersion(changed), 'published by Editor Sample');
    assert.deepEqual(await shown(changed), []);
  });

  test('plans whose time came while the CMS was off are carried out in their order', async () => {
    assert.equal(await newestVersion(over), 'published by Editor Sample');
    assert.doesNotMatch(await live(), /Film evening/);
    assert.deepEqual(await shown(over), []);
  });

  test('an entry that cannot be published stays a draft, and the panel, the page and one mail give the reason', async () => {
    assert.doesNotMatch(await live(), /Seed festival/);
    const [failed] = await shown(unfinished);
    const problem = valueAt(failed, 'problem');
    assert.match(String(problem), /“Text” is empty/);
    const { json } = await editor.call('GET', '/website/planned');
    const row = listAt(json, 'data').find((each) => valueAt(each, 'name') === 'Seed festival');
    assert.equal(valueAt(row, 'problem'), problem);
    await until(() => mailServer.about('Seed festival').length > 0);
    const [mail, ...more] = mailServer.about('Seed festival');
    assert.match(mail?.to.join() ?? '', /^editor-/);
    assert.deepEqual(more, []);
    await plan(unfinished, { shownIds: [valueAt(failed, 'id')] });
    assert.deepEqual(await shown(unfinished), []);
  });

  test('a plan fails with the reason if its author can no longer publish', async () => {
    assert.equal(left.length, 4);
    for (const id of left) {
      const [failed] = await shown(id);
      assert.match(String(valueAt(failed, 'problem')), /Editor Sample may not publish it any more/);
    }
    assert.doesNotMatch(await live(), /Night of stars/);
  });
});

test('an editor sees the plans of an entry and can change them', async () => {
  const [publish, unpublish] = [inMinutes(5), inMinutes(9)];
  const id = await planned({ title: 'Book fair', description: 'Ten.' }, { publish, unpublish });
  const plans = await shown(id);
  assert.deepEqual(
    plans.map((each) => [valueAt(each, 'action'), valueAt(each, 'time'), valueAt(each, 'byName')]),
    [
      ['publish', publish, 'Editor Sample'],
      ['unpublish', unpublish, 'Editor Sample'],
    ],
  );
  const shownIds = plans.map((each) => valueAt(each, 'id'));
  const changed = await plan(id, { publish, shownIds });
  assert.equal(changed.status, 200, changed.text);
  assert.deepEqual(
    (await shown(id)).map((each) => valueAt(each, 'action')),
    ['publish'],
  );
  await editor.remove('just-in', id);
});

test('plans wait while the clock may be wrong', async () => {
  const setClock = (value: object) =>
    strapi.query(`update strapi_core_store_settings set value = '${JSON.stringify(value)}'
      where key = 'core_website_clock_clock'`);
  const now = Date.now();
  const words = { title: 'Published too early', description: 'X' };
  const id = await planned(words, { publish: inMinutes(30), unpublish: '' });
  // As where the CMS finds at once that forty days have gone.
  await setClock({ lookedAt: now - 40 * 86_400_000, since: 0, hasJumped: false });
  await strapi.query(`update plans set at = ${strapi.time(-1_000)} where entry_id = '${id}'`);
  await strapi.logs(/nothing planned is done for an hour: check the clock/);
  assert.equal(await strapi.count('plans', `entry_id = '${id}'`), 1);
  assert.doesNotMatch(await live(), /Published too early/);
  await setClock({ lookedAt: now, since: now - 2 * 3_600_000, hasJumped: true });
  await until(async () => /Published too early/.test(await live()));
  await editor.call('DELETE', `${adminPath('just-in', id)}?locale=*`);
});
