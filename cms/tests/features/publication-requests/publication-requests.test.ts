import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { colleagueForTest, createDraft } from '../../support/entries.ts';
import { call, listAt, valueAt } from '../../support/http.ts';
import { SITE_URL, shared, until } from '../../support/shared.ts';
import { countRequests, setTimeOfPlans } from '../../support/tables.ts';
import { adminPath, apiPath, schemaOf } from '../../support/types.ts';

const strapi = await shared();
const { admin, editor, author, coordinator, mailServer } = strapi;

const TYPE = 'api::just-in.just-in';
const pathOf = (id: unknown, locale = 'en') =>
  `/website/publication-requests/${TYPE}/${id}?locale=${locale}`;
const sendBackPathOf = (id: unknown, locale = 'en') =>
  `/website/publication-requests/send-back/${TYPE}/${id}?locale=${locale}`;

const draft = (t: TestContext, title: string, person = author) =>
  createDraft(t, person, 'just-in', { title, description: 'Come and see.' });

async function save(id: string, data: object, person = author, locale = 'en'): Promise<void> {
  const reply = await person.call('PUT', `${adminPath('just-in', id)}?locale=${locale}`, data);
  assert.equal(reply.status, 200, reply.text);
}

async function ask(id: string, message = '', person = author, locale = 'en'): Promise<void> {
  const reply = await person.call('POST', pathOf(id, locale), { message });
  assert.equal(reply.status, 200, reply.text);
}

async function readRequest(id: string, locale = 'en'): Promise<unknown> {
  const reply = await editor.call('GET', pathOf(id, locale));
  assert.equal(reply.status, 200, reply.text);
  return valueAt(reply.json, 'data');
}

async function readAllRequests(person = editor): Promise<readonly unknown[]> {
  return listAt((await person.call('GET', '/website/publication-requests')).json, 'data');
}

const publish = (id: string, locale = 'en') =>
  editor.call('POST', `${adminPath('just-in', id)}/actions/publish?locale=${locale}`, {});

async function readHistory(id: string): Promise<string> {
  const { json } = await editor.call('GET', `/website/history/${TYPE}/${id}?locale=en`);
  return listAt(json, 'data')
    .toReversed()
    .map((each) => `${valueAt(each, 'action')} by ${valueAt(each, 'byName')}`)
    .join(', ');
}

function sendBack(id: string, request: unknown, reason = 'Which day is it?', person = editor) {
  return person.call('POST', sendBackPathOf(id), { id: valueAt(request, 'id'), reason });
}

test('an Editor reads who asked for a publication, and the message', async (t) => {
  const id = await draft(t, 'Kite day');
  await ask(id, 'The  kites\nare ready.');
  const request = await readRequest(id);
  assert.equal(valueAt(request, 'message'), 'The  kites\nare ready.');
  assert.equal(valueAt(request, 'byName'), 'Author Sample');
  assert.deepEqual(valueAt(request, 'changersSince'), []);
  const row = (await readAllRequests()).find((each) => valueAt(each, 'documentId') === id);
  assert.equal(valueAt(row, 'name'), 'Kite day');
});

test('an Author cannot ask again before an Editor has answered', async (t) => {
  const id = await draft(t, 'Kite day');
  await ask(id);
  const twice = await author.call('POST', pathOf(id), { message: '' });
  assert.match(twice.text, /Author Sample asked for it already/);
});

test('an Editor sends a request back once, and the Author reads the reason', async (t) => {
  const id = await draft(t, 'Kite day');
  await ask(id);
  const request = await readRequest(id);
  const reason = 'Which day is it?';
  assert.equal((await sendBack(id, request, reason, author)).status, 403);
  const back = await sendBack(id, request, reason);
  assert.equal(back.status, 200, back.text);
  const again = await sendBack(id, request, reason);
  assert.match(again.text, /published, sent back or asked for again in the meantime/);
  const seen = valueAt((await author.call('GET', pathOf(id))).json, 'data', 'sentBack');
  assert.deepEqual([valueAt(seen, 'byName'), valueAt(seen, 'reason')], ['Editor Sample', reason]);
});

test('an Editor who saw an earlier request cannot send back the next one', async (t) => {
  const id = await draft(t, 'Kite day');
  await ask(id);
  const first = await readRequest(id);
  assert.equal((await sendBack(id, first)).status, 200);
  await ask(id);
  const late = await sendBack(id, first);
  assert.equal(late.status, 400, late.text);
  assert.equal(valueAt(await readRequest(id), 'sentBack'), null);
});

test('a publication ends the request, and the history names each step until then', async (t) => {
  const id = await draft(t, 'Kite day');
  await ask(id);
  assert.equal((await sendBack(id, await readRequest(id))).status, 200);
  await save(id, { description: 'On Monday.' });
  await ask(id);
  assert.equal((await publish(id)).status, 200);
  assert.equal(await readRequest(id), null);
  assert.equal(
    await readHistory(id),
    [
      'saved by Author Sample',
      'asked by Author Sample',
      'sent-back by Editor Sample',
      'saved by Author Sample',
      'asked by Author Sample',
      'published by Editor Sample',
    ].join(', '),
  );
});

test('an Editor sees what was changed since the request, by whom, and compared in the history', async (t) => {
  const id = await draft(t, 'Rain walk');
  await ask(id);
  await save(id, { description: 'Bring boots.' }, editor);
  const changed = await readRequest(id);
  assert.deepEqual(valueAt(changed, 'changersSince'), ['Editor Sample']);
  const version = `/website/history/${TYPE}/${id}/${valueAt(changed, 'versionId')}`;
  const [field] = listAt((await editor.call('GET', version)).json, 'data', 'fields');
  assert.equal(valueAt(field, 'before', 'text'), 'Come and see.');
  assert.equal(valueAt(field, 'after', 'text'), 'Bring boots.');
  await save(id, { description: 'Come and see.' }, editor);
  assert.deepEqual(
    valueAt(await readRequest(id), 'changersSince'),
    [],
    'the entry is again as it was',
  );
});

test('each language has its own request, and a deletion ends the request for good', async (t) => {
  const id = await draft(t, 'Story night');
  await save(id, { title: 'கதை இரவு', description: 'வாருங்கள்.' }, author, 'ta');
  await ask(id);
  await ask(id, '', author, 'ta');
  assert.equal((await publish(id)).status, 200);
  assert.equal(await readRequest(id), null);
  assert.notEqual(await readRequest(id, 'ta'), null);
  await editor.call('DELETE', `${adminPath('just-in', id)}?locale=*`);
  assert.equal(await readRequest(id, 'ta'), null);
  const bin = listAt((await editor.call('GET', '/website/bin')).json, 'data');
  const binned = bin.find((each) => valueAt(each, 'title') === 'Story night');
  await editor.call('POST', `/website/bin/${valueAt(binned, 'id')}/restore`, {});
  assert.equal(await readRequest(id, 'ta'), null);
  assert.ok(!(await readAllRequests()).some((each) => valueAt(each, 'documentId') === id));
});

test('if two people send the same request at the same time, one is refused', async (t) => {
  const id = await draft(t, 'Two ask');
  const sent = [author, author, editor, editor].map((person) =>
    person.call('POST', pathOf(id), { message: '' }),
  );
  const statuses = (await Promise.all(sent)).map(({ status }) => status).sort();
  assert.deepEqual(statuses, [200, 400, 400, 400]);
  assert.equal(await countRequests(strapi, id), 1);
});

test('the request of an Author who was blocked or has left keeps the name and can be published', async (t) => {
  for (const [method, body] of [['PUT', { isActive: false }], ['DELETE']] as const) {
    const leaving = await colleagueForTest(t, 'Author');
    const id = await draft(t, 'Left behind', leaving);
    await ask(id, 'Before I go.', leaving);
    const me = await leaving.call('GET', '/admin/users/me');
    const user = `/admin/users/${valueAt(me.json, 'data', 'id')}`;
    assert.equal((await admin.call(method, user, body)).status, 200);
    assert.equal((await leaving.call('POST', pathOf(id), { message: '' })).status, 401);
    const row = (await readAllRequests()).find((each) => valueAt(each, 'documentId') === id);
    assert.equal(valueAt(row, 'byName'), 'Author Sample');
    const back = { id: valueAt(row, 'id'), reason: 'Nobody reads it.' };
    assert.equal((await editor.call('POST', sendBackPathOf(id), back)).status, 200);
    assert.equal((await publish(id)).status, 200);
    assert.equal(await readRequest(id), null);
  }
});

test('Editors get a mail for a request, with its message and a link', async (t) => {
  const id = await draft(t, 'Mail day');
  await ask(id, 'Please by Friday.');
  await until(() => mailServer.about(id).length > 0);
  const [mail] = mailServer.about(id);
  assert.match(mail?.text ?? '', /Mail day/);
  assert.match(mail?.text ?? '', /Please by Friday/);
  assert.match(
    mail?.text ?? '',
    new RegExp(`/admin/content-manager/collection-types/${TYPE}/${id}`),
  );
  assert.ok(
    mail?.to.every((address) => address.startsWith('editor-')),
    mail?.to.join(),
  );
  assert.doesNotMatch(await strapi.log(), /Please by Friday|editor-\w+@/);
});

test('the Author of a request gets a mail for its return, with the reason', async (t) => {
  const id = await draft(t, 'Return day');
  await ask(id);
  const reason = 'Friday is a holiday.';
  assert.equal((await sendBack(id, await readRequest(id), reason)).status, 200);
  await until(() => mailServer.about(reason).length > 0);
  assert.match(mailServer.about(reason)[0]?.to.join() ?? '', /^author-[^,]+$/);
});

test('the Author of a request, and no one else, gets a mail for its publication', async (t) => {
  const id = await draft(t, 'Joy day');
  await ask(id);
  assert.equal((await publish(id)).status, 200);
  const mails = () =>
    mailServer
      .about('for whose publication you asked.')
      .filter((each) => each.text.includes('Joy day'));
  await until(() => mails().length > 0);
  assert.deepEqual(
    mails().map(({ to }) => to.join().replace(/-.*/, '')),
    ['author'],
  );
});

test('a request is kept although its mail could not be sent, and the log says so without personal data', async (t) => {
  const id = await draft(t, 'Quiet day');
  await mailServer.close();
  t.after(() => mailServer.open());
  await ask(id, 'Before the holidays.');
  await strapi.logs(/The mail about what is to be published could not be sent \(\w+\)/);
  assert.doesNotMatch(await strapi.log(), /Before the holidays|editor-\w+@/);
  assert.equal(valueAt(await readRequest(id), 'message'), 'Before the holidays.');
});

for (const [title, visitorsSee, expected] of [
  ['Mail page', 'this-page', new RegExp(`^${SITE_URL}/mail-page$`, 'm')],
  ['Page of nobody', 'no-page', /Visitors do not see it: it is set to “No page”/],
] as const) {
  test(`the mail about a publication says where visitors see the entry: ${title}`, async (t) => {
    const data = { title, body: 'Come and see.', visitorsSee };
    const id = await createDraft(t, author, 'page', data);
    const path = `/website/publication-requests/api::page.page/${id}?locale=en`;
    assert.equal((await author.call('POST', path, { message: '' })).status, 200);
    const publication = `${adminPath('page', id)}/actions/publish?locale=en`;
    assert.equal((await editor.call('POST', publication, {})).status, 200);
    const mails = () => mailServer.about(`“${title}”`).filter(({ text }) => /you asked/.test(text));
    await until(() => mails().length > 0);
    assert.match(mails()[0]?.text ?? '', expected);
  });
}

test('text from an Author is plain text in a mail, neither HTML nor a header', async (t) => {
  const writer = await colleagueForTest(t, 'Author');
  const firstname = `<b>Bank</b>\r\nBcc: victim@example.org\u202e${'x'.repeat(180)}`;
  await writer.call('PUT', '/admin/users/me', { firstname, lastname: '“&”' });
  const id = await draft(t, 'Rain\r\nBcc: victim@example.org\r\n\r\n<i>day</i>', writer);
  await ask(id, 'See <img src="https://example.org/x.png"> & say\nyes.', writer);
  await until(() => mailServer.about(id).length > 0);
  const [mail] = mailServer.about(id);
  assert.ok(mail?.to.every((address) => address.startsWith('editor-')));
  const [head = '', ...parts] = mail?.text.split('\r\n\r\n') ?? [];
  assert.doesNotMatch(head, /^Bcc:/im);
  const body = parts.join('\r\n\r\n');
  const [plain = '', html = ''] = body.split(/Content-Type: text\/html.*/);
  assert.match(plain, /^<b>Bank<\/b> Bcc: victim@example\.org x{1,60}… asks for/m);
  assert.match(plain, /See <img src="https:\/\/example\.org\/x\.png"> & say\r\nyes\./);
  assert.match(html, /&lt;b&gt;Bank&lt;\/b&gt; .*&lt;i&gt;day&lt;\/i&gt;/);
  assert.match(html, /See &lt;img src=&quot;https:.*&gt; &amp; say<br>/);
  assert.match(
    html,
    new RegExp(`<a href="https://[^"]*/${TYPE}/${id}[^"]*">Open it in the admin</a>`),
  );
  assert.deepEqual(new Set(html.match(/<[/a-z]+/g)), new Set(['<p', '</p', '<br', '<a', '</a']));
});

test('a request is refused for an entry that would break a page or does not exist, or with a malformed message', async (t) => {
  const id = await draft(t, 'Empty');
  const refusals = [
    [pathOf(id), { message: 'x'.repeat(501) }, /at most 500 letters/],
    [pathOf(id), { message: { $ne: '' } }, /at most 500 letters/],
    [pathOf(id), [], /at most 500 letters/],
    [pathOf(id, 'ta'), { message: '' }, /never saved in this language/],
    [pathOf('none'), { message: '' }, /no longer exists/],
  ] as const;
  for (const [path, body, reason] of refusals) {
    const { status, text } = await author.call('POST', path, body);
    assert.equal(status, 400, text);
    assert.match(text, reason);
  }
  const unknown = await author.call('POST', pathOf(id, '../x'), { message: '' });
  assert.equal(unknown.status, 403);
  await save(id, { description: '' });
  const unfinished = await author.call('POST', pathOf(id), { message: '' });
  assert.match(unfinished.text, /It could not be published like this/);
  assert.equal(await readRequest(id), null);
});

test('a request cannot be sent back if it does not exist or the reason is malformed', async (t) => {
  const id = await draft(t, 'Empty');
  for (const wrong of [
    { id: 1.5, reason: 'x' },
    { id: '1', reason: 'x' },
    { id: 2 ** 40, reason: 'x' },
    { id: 1, reason: '  ' },
  ]) {
    assert.equal((await editor.call('POST', sendBackPathOf(id), wrong)).status, 400);
  }
  const none = await editor.call('POST', sendBackPathOf(id), { id: 1, reason: 'x' });
  assert.match(none.text, /Load the page again/);
});

test('a Coordinator and a visitor can neither see nor change requests', async (t) => {
  const id = await draft(t, 'Hidden');
  await ask(id);
  for (const [method, path] of [
    ['GET', '/website/publication-requests'],
    ['GET', pathOf(id)],
    ['POST', pathOf(id)],
    ['POST', sendBackPathOf(id)],
  ] as const) {
    const body = method === 'POST' ? {} : undefined;
    assert.equal((await coordinator.call(method, path, body)).status, 403, path);
    assert.equal((await call(`${strapi.url}${path}`, { method, body })).status, 401, path);
  }
  const form = '/website/publication-requests/api::contact-form.contact-form/x';
  assert.equal((await admin.call('GET', form)).status, 404);
  const { info } = schemaOf('publication-request');
  const open = await call(`${strapi.url}/api/${info.pluralName}`, { token: strapi.readToken });
  assert.equal(open.status, 404);
});

test('a change by an Author after an Editor’s plan is not published before an Editor has read it', async (t) => {
  const [unread, read] = [
    await draft(t, 'Open garden', editor),
    await draft(t, 'Open kitchen', editor),
  ];
  const plansPath = (id: string) => `/website/plans/${TYPE}/${id}?locale=en`;
  const readPlan = async (id: string) => {
    const { json } = await author.call('GET', plansPath(id));
    return listAt(json, 'data')[0];
  };
  const plan = async (id: string, shownIds: unknown[]) => {
    const inYears = { publish: '2099-01-01T09:00', unpublish: '', shownIds };
    assert.equal((await editor.call('POST', plansPath(id), inYears)).status, 200);
  };
  for (const id of [unread, read]) {
    await plan(id, []);
    await save(id, { description: 'Slipped in.' });
    assert.equal(valueAt(await readPlan(id), 'unapprovedBy'), 'Author Sample');
  }
  await plan(read, [valueAt(await readPlan(read), 'id')]);
  assert.equal(valueAt(await readPlan(read), 'unapprovedBy'), null, 'the Editor planned it again');
  // The CMS looks for due plans every five seconds: so both get their time together.
  await setTimeOfPlans(strapi, [unread, read], -2_000);
  await until(async () => (await readPlan(read)) === undefined);
  await until(async () => valueAt(await readPlan(unread), 'problem') !== null);
  const failed = await readPlan(unread);
  assert.match(String(valueAt(failed, 'problem')), /Author Sample, who may not publish, changed/);
  const published = await call(`${strapi.url}/${apiPath('just-in')}`, { token: strapi.readToken });
  assert.match(published.text, /Open kitchen/);
  assert.doesNotMatch(published.text, /Open garden/);
  await plan(unread, [valueAt(failed, 'id')]);
});
