// @postgres-slow
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { ListedVersion } from '../../../src/features/history/server/handlers.ts';
import type { ShownPlan } from '../../../src/features/planning/plan.ts';
import type { ListedPlan } from '../../../src/features/planning/server/handlers.ts';
import { formatWallTime } from '../../../src/features/planning/server/times.ts';
import { DAY_MS, HOUR_MS } from '../../../src/platform/time.ts';
import { afterTest, type Cleanup, endOfSuite } from '../../support/cleanup.ts';
import { colleagueForTest, createDraft } from '../../support/entries.ts';
import { call, dataOf, succeeded, valueAt } from '../../support/http.ts';
import { sharedCms, until } from '../../support/shared.ts';
import {
  blockPerson,
  countPlans,
  countPublishedRows,
  makeAllPlansDue,
  setClock,
  setTimeOfPlans,
} from '../../support/tables.ts';
import { adminPath, apiPath, tableOf } from '../../support/types.ts';

const strapi = await sharedCms();
const { author, editor, mailServer } = strapi;
const ZONE = 'Asia/Kolkata';
const MINUTE = 60_000;

const plansPath = (type: string, id: unknown, locale = 'en') =>
  `/website/plans/api::${type}.${type}/${id}?locale=${locale}`;
const inMinutes = (minutes: number) =>
  formatWallTime(new Date(Date.now() + minutes * MINUTE), ZONE);

const draft = (t: Cleanup, data: object) => createDraft(t, editor, 'just-in', data);

async function plan(id: unknown, times: object, locale?: string) {
  return editor.call('POST', plansPath('just-in', id, locale), { shownIds: [], ...times });
}

async function createPlanned(t: Cleanup, data: object, times: object): Promise<string> {
  const id = await draft(t, data);
  const { status, text } = await plan(id, times);
  assert.equal(status, 200, text);
  return id;
}

async function readPlans(id: unknown, locale?: string): Promise<ShownPlan[]> {
  return dataOf(await editor.call('GET', plansPath('just-in', id, locale)));
}

/** Makes all plans due, in their order, and waits until the CMS has carried them out. */
async function carryOutPlans(): Promise<void> {
  await makeAllPlansDue(strapi);
  await until(async () => (await countPlans(strapi)) === 0);
}

/** Returns the activities as visitors read them. */
async function readActivities(locale = 'en'): Promise<string> {
  const url = `${strapi.url}/${apiPath('just-in')}?locale=${locale}`;
  return (await succeeded(call(url, { token: strapi.readToken }))).text;
}

async function newestVersion(id: unknown): Promise<string> {
  const path = `/website/history/api::just-in.just-in/${id}?locale=en`;
  const [newest] = dataOf<ListedVersion[]>(await editor.call('GET', path));
  return `${newest?.action} by ${newest?.byName}`;
}

test('a plan that cannot happen is refused with the reason', async (t) => {
  const id = await draft(t, { title: 'Science day', description: 'Come and see.' });
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
  await editor.callAsForm('PUT', adminPath('just-in', id), { description: '' });
  const unfinished = await plan(id, { publish: inMinutes(9) });
  assert.match(unfinished.text, /It cannot be published like this/);
  assert.deepEqual(await readPlans(id), []);
});

test('nothing is planned for a type that the website shows at any time', async () => {
  for (const type of ['home-page', 'organisation']) {
    const path = plansPath(type, 'any');
    const planned = await editor.call('POST', path, { shownIds: [], publish: inMinutes(9) });
    assert.equal(planned.status, 404, planned.text);
    assert.match(planned.text, /Nothing is planned for this type/);
    assert.equal((await editor.call('GET', path)).status, 404);
  }
});

test('if two people plan the same entry at the same time, one is refused', async (t) => {
  const id = await draft(t, { title: 'Kite day', description: 'Come and see.' });
  const sent = [6, 7, 8, 9, 10, 11, 12, 13].map((minutes) =>
    plan(id, { publish: inMinutes(minutes) }),
  );
  const answers = await Promise.all(sent);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array(7).fill(400)]);
  for (const { status, text } of answers)
    if (status === 400) assert.match(text, /changed what is planned/);
});

/** Plans the publication of an entry, and then changes it in two languages. */
async function planChangedEntry(t: Cleanup): Promise<string> {
  const data = { title: 'Open house', description: 'First words.' };
  const id = await createPlanned(t, data, { publish: inMinutes(5) });
  const inTamil = { title: 'திறந்த இல்லம்', description: 'வாருங்கள்.' };
  await editor.callAsForm('PUT', `${adminPath('just-in', id)}?locale=ta`, inTamil);
  await editor.callAsForm('PUT', adminPath('just-in', id), { description: 'Later words.' });
  return id;
}

function planBothTimes(t: Cleanup): Promise<string> {
  const film = { title: 'Film evening', description: 'Under the trees.' };
  return createPlanned(t, film, { publish: inMinutes(5), unpublish: inMinutes(9) });
}

/** Plans the publication of an entry, and then empties a field that it needs. */
async function planUnfinishedEntry(t: Cleanup): Promise<string> {
  const data = { title: 'Seed festival', description: 'Seeds.' };
  const id = await createPlanned(t, data, { publish: inMinutes(5) });
  await editor.callAsForm('PUT', adminPath('just-in', id), { description: '' });
  return id;
}

/** Plans an entry for each way in which its Editor can lose the right to publish. Returns the entries. */
async function planEntriesOfLeavers(t: Cleanup): Promise<string[]> {
  const { admin } = strapi;
  const role = await admin.call('GET', '/admin/roles?filters[code]=website-coordinator');
  const roles = [valueAt(role.json, 'data', 0, 'id')];
  const ids: string[] = [];
  for (const leave of [
    (user: number) => admin.call('DELETE', `/admin/users/${user}`),
    (user: number) => admin.call('PUT', `/admin/users/${user}`, { roles }),
    (user: number) => admin.call('PUT', `/admin/users/${user}`, { isActive: false }),
    (user: number) => blockPerson(strapi, user),
  ]) {
    const leaving = await colleagueForTest(t, 'Editor');
    const id = await draft(t, { title: 'Night of stars', description: 'Bring a torch.' });
    const times = { shownIds: [], publish: inMinutes(5) };
    assert.equal((await leaving.call('POST', plansPath('just-in', id), times)).status, 200);
    const me = await leaving.call('GET', '/admin/users/me');
    await leave(Number(valueAt(me.json, 'data', 'id')));
    ids.push(id);
  }
  return ids;
}

// The CMS looks for due plans every five seconds: so all of these plans get their time together.
describe('when the time has come', () => {
  let changed: string;
  let ended: string;
  let unfinished: string;
  let idsOfLeavers: string[];
  const suite = endOfSuite();

  before(async () => {
    changed = await planChangedEntry(suite);
    ended = await planBothTimes(suite);
    unfinished = await planUnfinishedEntry(suite);
    idsOfLeavers = await planEntriesOfLeavers(suite);
    await carryOutPlans();
  });

  test('an entry is published as it is at that time, only in its language', async () => {
    assert.match(await readActivities(), /Later words/);
    assert.doesNotMatch(await readActivities('ta'), /திறந்த இல்லம்/);
    assert.equal(await newestVersion(changed), 'published by Editor Sample');
    assert.deepEqual(await readPlans(changed), []);
  });

  test('plans of one entry that are due together are carried out in their order', async () => {
    assert.equal(await newestVersion(ended), 'published by Editor Sample');
    assert.doesNotMatch(await readActivities(), /Film evening/);
    assert.deepEqual(await readPlans(ended), []);
  });

  test('an entry that cannot be published stays a draft, and the panel, the page and one mail give the reason', async () => {
    assert.doesNotMatch(await readActivities(), /Seed festival/);
    const [failed] = await readPlans(unfinished);
    assert.match(failed?.problem ?? '', /“Text” is empty/);
    const listed = dataOf<ListedPlan[]>(await editor.call('GET', '/website/planned'));
    const row = listed.find(({ name }) => name === 'Seed festival');
    assert.equal(row?.problem, failed?.problem);
    await until(() => mailServer.about('Seed festival').length > 0);
    const [mail, ...more] = mailServer.about('Seed festival');
    assert.match(mail?.to.join() ?? '', /^editor-/);
    assert.deepEqual(more, []);
  });

  test('a plan fails with the reason if the person who planned it may no longer publish', async () => {
    for (const id of idsOfLeavers) {
      const [failed] = await readPlans(id);
      assert.match(failed?.problem ?? '', /Editor Sample may not publish it any more/);
    }
    assert.doesNotMatch(await readActivities(), /Night of stars/);
  });
});

/** Plans an activity that the database refuses to publish, once `refuseToPublish` has run. */
const planRefused = (t: Cleanup, times: object) =>
  createPlanned(t, { title: 'Lantern walk', description: 'Bring a lantern.' }, times);

/** Makes the database refuse the published row beside the draft, until the returned function has run. */
async function refuseToPublish(t: Cleanup): Promise<() => Promise<unknown>> {
  const allow = () => strapi.query('drop index if exists one_lantern_row');
  afterTest(t, allow);
  await strapi.query(`create unique index one_lantern_row on ${tableOf('just-in')} (document_id)
    where title = 'Lantern walk'`);
  return allow;
}

describe('when the database refuses a publication,', () => {
  let waiting: string;
  let overdue: string;
  let ended: string;
  let activitiesMeanwhile: string;
  let waitingMeanwhile: ShownPlan[];
  const suite = endOfSuite();

  before(async () => {
    waiting = await planRefused(suite, { publish: inMinutes(5) });
    overdue = await planRefused(suite, { publish: inMinutes(5) });
    ended = await planRefused(suite, { publish: inMinutes(5), unpublish: inMinutes(9) });
    const data = { title: 'Drum circle', description: 'Bring a drum.' };
    const other = await createPlanned(suite, data, { publish: inMinutes(5) });
    const allow = await refuseToPublish(suite);
    await setTimeOfPlans(strapi, [other], -500);
    await setTimeOfPlans(strapi, [overdue], -11 * MINUTE);
    await setTimeOfPlans(strapi, [waiting, ended], -2_000);
    await until(async () => (await countPlans(strapi, other)) === 0);
    await until(async () => (await countPlans(strapi, overdue)) === 0);
    activitiesMeanwhile = await readActivities();
    waitingMeanwhile = await readPlans(waiting);
    await allow();
    await until(async () => (await countPlans(strapi)) === 0);
  });

  test('the plan waits, and is carried out as soon as the database takes it', async () => {
    assert.deepEqual(
      waitingMeanwhile.map(({ problem }) => problem),
      [null],
    );
    assert.deepEqual(await readPlans(waiting), []);
    assert.equal(await newestVersion(waiting), 'published by Editor Sample');
  });

  test('the plans of other entries are carried out meanwhile', () => {
    assert.match(activitiesMeanwhile, /Drum circle/);
    assert.doesNotMatch(activitiesMeanwhile, /Lantern walk/);
  });

  test('a later plan of the entry waits too, so that the entry is off at the end', async () => {
    assert.deepEqual(await readPlans(ended), []);
    assert.equal(await countPublishedRows(strapi, 'just-in', ended), 0);
  });

  test('a plan that is ten minutes late fails, and a mail says so', async () => {
    const [failed] = await readPlans(overdue);
    assert.match(failed?.problem ?? '', /its log says why/);
    await until(() => mailServer.about('Lantern walk').length > 0);
  });
});

test('a change by an Author after an Editor’s plan is not published before an Editor has read it', async (t) => {
  const publish = '2099-01-01T09:00';
  const planEntry = (title: string) =>
    createPlanned(t, { title, description: 'Come and see.' }, { publish });
  const [unread, read] = [await planEntry('Open garden'), await planEntry('Open kitchen')];
  for (const id of [unread, read]) {
    const changed = { description: 'Slipped in.' };
    await succeeded(author.callAsForm('PUT', adminPath('just-in', id), changed));
    const [shown] = await readPlans(id);
    assert.equal(shown?.unapprovedChangeBy, 'Author Sample');
  }
  const planAgain = async (id: string) => {
    const shownIds = (await readPlans(id)).map((each) => each.id);
    await succeeded(plan(id, { publish, shownIds }));
  };
  await planAgain(read);
  const [plannedAgain] = await readPlans(read);
  assert.equal(plannedAgain?.unapprovedChangeBy, null, 'the Editor planned it again');
  // The CMS looks for due plans every five seconds: so both get their time together.
  await setTimeOfPlans(strapi, [unread, read], -2_000);
  await until(async () => (await countPlans(strapi)) === 0);
  const [failed] = await readPlans(unread);
  assert.match(failed?.problem ?? '', /Author Sample, who may not publish, changed/);
  assert.match(await readActivities(), /Open kitchen/);
  assert.doesNotMatch(await readActivities(), /Open garden/);
  await planAgain(unread);
});

test('an editor sees the plans of an entry and can change them', async (t) => {
  const [publish, unpublish] = [inMinutes(5), inMinutes(9)];
  const id = await createPlanned(
    t,
    { title: 'Book fair', description: 'Ten.' },
    { publish, unpublish },
  );
  const plans = await readPlans(id);
  assert.deepEqual(
    plans.map(({ action, time, byName }) => [action, time, byName]),
    [
      ['publish', publish, 'Editor Sample'],
      ['unpublish', unpublish, 'Editor Sample'],
    ],
  );
  const shownIds = plans.map((each) => each.id);
  const changed = await plan(id, { publish, shownIds });
  assert.equal(changed.status, 200, changed.text);
  assert.deepEqual(
    (await readPlans(id)).map(({ action }) => action),
    ['publish'],
  );
});

test('plans wait while the clock may be wrong', async (t) => {
  const now = Date.now();
  const data = { title: 'Published too early', description: 'X' };
  const id = await createPlanned(t, data, { publish: inMinutes(30), unpublish: '' });
  // The clock seems to be forty days ahead of the last look.
  await setClock(strapi, { lookedAt: now - 40 * DAY_MS, since: 0, hasJumped: false });
  await setTimeOfPlans(strapi, [id], -1_000);
  await strapi.logs(/nothing planned is done for an hour: check the clock/);
  assert.equal(await countPlans(strapi, id), 1);
  assert.doesNotMatch(await readActivities(), /Published too early/);
  await setClock(strapi, { lookedAt: now, since: now - 2 * HOUR_MS, hasJumped: true });
  await until(async () => /Published too early/.test(await readActivities()));
});
