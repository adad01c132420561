// @postgres-slow
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afterTest } from '../../support/cleanup.ts';
import { colleagueForTest, createDraft } from '../../support/entries.ts';
import { SITE_URL, sharedCms, until } from '../../support/shared.ts';
import { adminPath } from '../../support/types.ts';
import { ask, draft, publish, readRequest, sendBack, TYPE } from './requests.ts';

const strapi = await sharedCms();
const { author, editor, mailServer } = strapi;
/** Matches the addresses of one or more Editors, with commas between them. */
const ONLY_EDITORS = /^(editor-[^,]+(,(?!$)|$))+$/;

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
  assert.match(mail?.to.join() ?? '', ONLY_EDITORS);
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
  afterTest(t, () => mailServer.open());
  await ask(id, 'Before the holidays.');
  await strapi.logs(/The mail about what is to be published could not be sent \(\w+\)/);
  assert.doesNotMatch(await strapi.log(), /Before the holidays|editor-\w+@/);
  assert.equal((await readRequest(id))?.message, 'Before the holidays.');
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
    assert.equal((await editor.callAsForm('POST', publication, {})).status, 200);
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
  assert.match(mail?.to.join() ?? '', ONLY_EDITORS);
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
