import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { wallTimeOf } from '../src/editing/planning/times.ts';
import { staffMember } from './admin.ts';
import { at, call, list } from './http.ts';
import { shared, until } from './shared.ts';
import { adminPath, apiPath } from './types.ts';

const strapi = await shared();
const { editor, mailServer } = strapi;
const ZONE = 'Asia/Kolkata';
const MINUTE = 60_000;

const plansOf = (type: string, id: unknown, locale = 'en') =>
  `/website/plans/api::${type}.${type}/${id}?locale=${locale}`;
const inMinutes = (minutes: number) => wallTimeOf(new Date(Date.now() + minutes * MINUTE), ZONE);

async function draft(data: object): Promise<unknown> {
  const { json, text } = await editor.call('POST', adminPath('just-in'), data);
  const id = at(json, 'data', 'documentId');
  assert.equal(typeof id, 'string', text);
  return id;
}

async function plan(id: unknown, times: object, locale?: string) {
  return editor.call('POST', plansOf('just-in', id, locale), { seen: [], ...times });
}

async function shown(id: unknown, locale?: string) {
  return list((await editor.call('GET', plansOf('just-in', id, locale))).json, 'data', 'plans');
}

/** Lets the hour of everything that is planned for an entry come now, in the order of the plan. */
async function letItBeTime(id: unknown): Promise<void> {
  for (const [action, ago] of [
    ['publish', -2_000],
    ['unpublish', -1_000],
  ] as const) {
    await strapi.query(
      `update plans set at = ${strapi.time(ago)} where entry_id = '${id}' and action = '${action}'`,
    );
  }
  await until(async () => (await shown(id)).every((each) => at(each, 'problem') !== null));
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
  const [newest] = list(json, 'data');
  return `${at(newest, 'action')} by ${at(newest, 'byName')}`;
}

// Each waits for the CMS to look, every five seconds: they wait together, each with entries of its own.
describe('plans', { concurrency: true }, () => {
  test('what cannot happen is not planned, and the reason is said', async () => {
    const id = await draft({ title: 'Science day', description: 'Come and see.' });
    const refusals = [
      [{ publish: inMinutes(-5) }, /That time is over/],
      [{ publish: 'tomorrow' }, /Choose a day and a time/],
      [{ publish: '9'.repeat(100_000) }, /Choose a day and a time/],
      [{ publish: inMinutes(9), unpublish: inMinutes(9) }, /must be later/],
      [{ unpublish: inMinutes(9) }, /This entry is not published/],
      [{ publish: inMinutes(9), seen: [7] }, /changed what is planned/],
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

  test('an entry is published at its hour as it is then, in its language alone, and taken off', async () => {
    const id = await draft({ title: 'Open house', description: 'First words.' });
    const inTamil = { title: 'திறந்த இல்லம்', description: 'வாருங்கள்.' };
    await editor.call('PUT', `${adminPath('just-in', id)}?locale=ta`, inTamil);
    const [publish, unpublish] = [inMinutes(5), inMinutes(9)];
    assert.equal((await plan(id, { publish, unpublish })).status, 200);
    assert.deepEqual(
      (await shown(id)).map((each) => [at(each, 'action'), at(each, 'time'), at(each, 'byName')]),
      [
        ['publish', publish, 'Editor Sample'],
        ['unpublish', unpublish, 'Editor Sample'],
      ],
    );
    await editor.call('PUT', adminPath('just-in', id), { description: 'Later words.' });

    const seen = (await shown(id)).map((each) => at(each, 'id'));
    const changed = await plan(id, { publish, seen });
    assert.equal(changed.status, 200, changed.text);
    await letItBeTime(id);
    assert.match(await live(), /Later words/);
    assert.doesNotMatch(await live('ta'), /திறந்த இல்லம்/);
    assert.equal(await newestVersion(id), 'published by Editor Sample');

    assert.equal((await plan(id, { unpublish: inMinutes(3) })).status, 200);
    await letItBeTime(id);
    assert.doesNotMatch(await live(), /Later words/);
    await editor.remove('just-in', id);
  });

  test('what fell into a time when the CMS was off is done in its order', async () => {
    const id = await draft({ title: 'Film evening', description: 'Under the trees.' });
    await plan(id, { publish: inMinutes(5), unpublish: inMinutes(9) });
    await letItBeTime(id);
    assert.equal(await newestVersion(id), 'published by Editor Sample');
    assert.doesNotMatch(await live(), /Film evening/);
    await editor.remove('just-in', id);
  });

  test('what cannot be published at its hour stays a draft; panel, page and one mail say why', async () => {
    const id = await draft({ title: 'Seed festival', description: 'Bring seeds.' });
    await plan(id, { publish: inMinutes(5) });
    await editor.call('PUT', adminPath('just-in', id), { description: '' });
    await letItBeTime(id);
    assert.doesNotMatch(await live(), /Seed festival/);
    const [failed] = await shown(id);
    assert.match(String(at(failed, 'problem')), /./);
    const { json } = await editor.call('GET', '/website/planned');
    const row = list(json, 'data').find((each) => at(each, 'title') === 'Seed festival');
    assert.equal(at(row, 'problem'), at(failed, 'problem'));
    await until(() => mailServer.about('Seed festival').length > 0);
    const [mail, ...more] = mailServer.about('Seed festival');
    assert.match(mail?.to.join() ?? '', /^editor-/);
    assert.deepEqual(more, []);
    await plan(id, { seen: [at(failed, 'id')] });
    assert.deepEqual(await shown(id), []);
    await editor.remove('just-in', id);
  });

  test('what a person planned who may not publish any more is a problem, and not done', async () => {
    const { admin } = strapi;
    const role = await admin.call('GET', '/admin/roles?filters[code]=website-coordinator');
    const roles = [at(role.json, 'data', 0, 'id')];
    const ids: unknown[] = [];
    const users: string[] = [];
    for (const [method, body] of [['DELETE'], ['PUT', { roles }]] as const) {
      const leaving = await staffMember(strapi.url, admin, 'Editor');
      const id = await draft({ title: 'Night of stars', description: 'Bring a torch.' });
      const times = { seen: [], publish: inMinutes(5) };
      assert.equal((await leaving.call('POST', plansOf('just-in', id), times)).status, 200);
      const me = await leaving.call('GET', '/admin/users/me');
      const user = `/admin/users/${at(me.json, 'data', 'id')}`;
      assert.equal((await admin.call(method, user, body)).status, 200);
      ids.push(id);
      users.push(user);
    }
    await Promise.all(ids.map(letItBeTime));
    for (const id of ids) {
      const [failed] = await shown(id);
      assert.match(String(at(failed, 'problem')), /Editor Sample may not publish it any more/);
      assert.doesNotMatch(await live(), /Night of stars/);
      await plan(id, { seen: [at(failed, 'id')] });
      await editor.remove('just-in', id);
    }
    // Other tests count the Coordinators.
    await Promise.all(users.map((user) => admin.call('DELETE', user)));
  });

  test('a Coordinator neither sees nor changes what is planned', async () => {
    const id = await draft({ title: 'Story hour', description: 'Every Saturday.' });
    const { coordinator } = strapi;
    for (const [method, path] of [
      ['GET', '/website/planned'],
      ['GET', plansOf('just-in', id)],
      ['POST', plansOf('just-in', id)],
    ] as const) {
      const { status } = await coordinator.call(method, path, method === 'POST' ? {} : undefined);
      assert.equal(status, 403, path);
    }
    await editor.remove('just-in', id);
  });
});
