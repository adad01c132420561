// @postgres-slow
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { deletePersonAfterTest, inviteForTest, publishAgainAfterTest } from '../support/entries.ts';
import { listAt, valueAt } from '../support/http.ts';
import { post } from '../support/sessions.ts';
import { CMS_URL, sharedCms, until } from '../support/shared.ts';
import { adminPath } from '../support/types.ts';

const strapi = await sharedCms();
const { admin, editor, mailServer } = strapi;

async function mailTo(email: string, part: string): Promise<string> {
  const mail = () => mailServer.about(part).find(({ to }) => to.includes(email));
  await until(() => mail() !== undefined);
  return mail()?.text ?? '';
}

async function inviteSample(t: TestContext, email: string): Promise<string> {
  deletePersonAfterTest(t, email);
  const roles = listAt((await admin.call('GET', '/admin/roles')).json, 'data');
  const person = { firstname: 'Asha', lastname: 'Sample', email, roles: [valueAt(roles[0], 'id')] };
  const { status, json, text } = await admin.call('POST', '/admin/users', person);
  assert.equal(status, 201, text);
  return String(valueAt(json, 'data', 'registrationToken'));
}

test('an invited person gets a mail in the name of the organisation, with a link that registers the person', async (t) => {
  const path = adminPath('organisation');
  await publishAgainAfterTest(t, path, ['name']);
  const name = 'Sunbird "Trust" & <b>Sons</b>';
  const named = await editor.callAsForm('POST', `${path}/actions/publish`, { name });
  assert.equal(named.status, 200, named.text);
  const email = 'asha@sunbird.example';
  const registrationToken = await inviteSample(t, email);
  const mail = await mailTo(email, registrationToken);
  assert.match(mail, /^From: "?Sunbird Trust & <b>Sons<\/b>"? <website@mazhavil\.example>\r$/m);
  assert.match(mail, /Test Person invites you .* Sunbird "Trust" & <b>Sons<\/b>/);
  assert.match(mail, /Sunbird &quot;Trust&quot; &amp; &lt;b&gt;Sons&lt;\/b&gt;/);
  const link = `${CMS_URL}/admin/auth/register?registrationToken=${registrationToken}`;
  assert.ok(mail.includes(`<a href="${link}">`), mail);
  const userInfo = { firstname: 'Asha', lastname: 'Sample', password: 'Correct-horse-8-battery' };
  assert.equal((await post('register', { registrationToken, userInfo })).status, 200);
});

test('an administrator can invite a person although the mail server refuses the mail, and the log names the failure', async (t) => {
  mailServer.refuseNext(t);
  await inviteSample(t, 'refused@sunbird.example');
  await strapi.logs(/warn.*The mail with the invitation could not be sent \(\w+ \d+\)/);
});

test('a person who forgot the password gets a mail with a link, as text and as HTML', async (t) => {
  const { email } = await inviteForTest(t, 'Author');
  assert.equal((await post('forgot-password', { email })).status, 204);
  const mail = await mailTo(email, 'reset-password?code=');
  assert.match(mail, /^From: website@mazhavil\.example\r$/m);
  const link = `${CMS_URL}/admin/auth/reset-password?code=`;
  assert.ok(mail.includes(`\r\n${link}`), mail);
  assert.ok(mail.includes(`<a href="${link}`), mail);
});
