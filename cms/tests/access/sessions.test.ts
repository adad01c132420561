import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inviteForTest } from '../support/entries.ts';
import { call } from '../support/http.ts';
import {
  assertEndsAllSessions,
  isSessionValid,
  newPassword,
  post,
  sessionOf,
} from '../support/sessions.ts';
import { sharedCms, until } from '../support/shared.ts';

const strapi = await sharedCms();
const { admin } = strapi;

test('a log-in is valid for twelve hours, and with “Remember me” for a week', async (t) => {
  const person = await inviteForTest(t, 'Author');
  for (const [rememberMe, hours] of [
    [false, 12],
    [true, 7 * 24],
  ] as const) {
    const { cookie } = sessionOf(await post('login', { ...person, rememberMe }));
    const [, payload = ''] = cookie.split('.');
    const { exp }: { exp: number } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const hoursLeft = (exp * 1000 - Date.now()) / 3_600_000;
    assert.ok(Math.abs(hoursLeft - hours) < 0.1, `${hoursLeft}`);
  }
});

test('a password that an administrator sets ends all sessions of that person', async (t) => {
  const password = newPassword();
  const { person } = await assertEndsAllSessions(t, async (_, id) => {
    const { status, text } = await admin.call('PUT', `/admin/users/${id}`, { password });
    assert.equal(status, 200, text);
  });
  assert.equal((await post('login', person)).status, 400);
  assert.equal((await post('login', { ...person, password })).status, 200);
});

test('the sessions of a deactivated person stay ended after the account is active again', async (t) => {
  const { id, sessions } = await assertEndsAllSessions(t, (_, id) =>
    admin.call('PUT', `/admin/users/${id}`, { isActive: false }),
  );
  await admin.call('PUT', `/admin/users/${id}`, { isActive: true });
  for (const session of sessions) assert.equal(await isSessionValid(session), false);
});

test('a deleted person has no session', async (t) => {
  await assertEndsAllSessions(t, (_, id) => admin.call('DELETE', `/admin/users/${id}`));
});

test('a person who was deleted from the list of people has no session', async (t) => {
  await assertEndsAllSessions(t, (_, id) =>
    admin.call('POST', '/admin/users/batch-delete', { ids: [id] }),
  );
});

test('a new password that a person sets in the account ends all earlier sessions', async (t) => {
  await assertEndsAllSessions(t, async ({ password: currentPassword }, _, { token }) => {
    const body = { currentPassword, password: newPassword() };
    await call(`${strapi.url}/admin/users/me`, { method: 'PUT', token, body });
  });
});

test('a new password from the link in a mail ends all earlier sessions, and logs the person in', async (t) => {
  await assertEndsAllSessions(t, async ({ email }) => {
    await post('forgot-password', { email });
    const codes = () => strapi.mailServer.about('reset-password?code=');
    const mail = () => codes().find(({ to }) => to.includes(email));
    await until(() => mail() !== undefined);
    assert.match(mail()?.text ?? '', /<a href="https:[^"]*code=\w+">Set a new password<\/a>/);
    const [, resetPasswordToken] = /code=(\w+)/.exec(mail()?.text ?? '') ?? [];
    const body = { resetPasswordToken, password: newPassword() };
    assert.equal(await isSessionValid(sessionOf(await post('reset-password', body))), true);
  });
});
