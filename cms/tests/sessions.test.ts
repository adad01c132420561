import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { adminCommand, invite, type Login } from './admin.ts';
import { type Answer, call, listAt, valueAt } from './http.ts';
import { shared, until } from './shared.ts';

const strapi = await shared();
const { admin } = strapi;

const newPassword = () => `Aa1${randomBytes(12).toString('hex')}`;

/** A session as a browser has it: a token for half an hour, and a cookie with which it gets the next one. */
interface Session {
  readonly token: string;
  /** Each use gives another one. */
  cookie: string;
}

function post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  return call(`${strapi.url}/admin/${path}`, { method: 'POST', body, headers });
}

function sessionOf({ json, headers, text }: Answer): Session {
  const token = valueAt(json, 'data', 'token');
  assert.equal(typeof token, 'string', text);
  return { token: String(token), cookie: cookieOf(headers) };
}

function cookieOf(headers: Headers): string {
  const cookies = headers.getSetCookie().map((each) => each.split(';')[0]);
  return cookies.join('; ');
}

async function lives(session: Session): Promise<boolean> {
  const me = await call(`${strapi.url}/admin/users/me`, { token: session.token });
  const renewed = await post('access-token', {}, { Cookie: session.cookie });
  session.cookie = cookieOf(renewed.headers);
  assert.equal(me.status === 200, renewed.status === 200, 'token and cookie hold alike');
  return me.status === 200;
}

async function idOf({ email }: Login): Promise<unknown> {
  const { json } = await admin.call('GET', `/admin/users?pageSize=100`);
  const people = listAt(json, 'data', 'results');
  return valueAt(
    people.find((each) => valueAt(each, 'email') === email),
    'id',
  );
}

/** A person who is logged in with two browsers, who then loses both by what is done. */
async function losesAll(done: (person: Login, id: unknown, first: Session) => Promise<unknown>) {
  const person = await invite(strapi.url, admin, 'Author');
  const sessions = [
    sessionOf(await post('login', { ...person, rememberMe: true })),
    sessionOf(await post('login', person)),
  ] as const;
  const other = sessionOf(await post('login', await invite(strapi.url, admin, 'Author')));
  const id = await idOf(person);
  for (const session of sessions) assert.equal(await lives(session), true);
  await done(person, id, sessions[0]);
  for (const session of sessions) assert.equal(await lives(session), false);
  assert.equal(await lives(other), true, 'other people stay logged in');
  return { person, id, sessions };
}

test('a password that an administrator sets ends all sessions of that person', async () => {
  const password = newPassword();
  const { person } = await losesAll(async (_, id) => {
    const { status, text } = await admin.call('PUT', `/admin/users/${id}`, { password });
    assert.equal(status, 200, text);
  });
  assert.equal((await post('login', person)).status, 400);
  assert.equal((await post('login', { ...person, password })).status, 200);
});

test('a deactivated person’s sessions stay ended when the account is active again', async () => {
  const { id, sessions } = await losesAll((_, id) =>
    admin.call('PUT', `/admin/users/${id}`, { isActive: false }),
  );
  await admin.call('PUT', `/admin/users/${id}`, { isActive: true });
  for (const session of sessions) assert.equal(await lives(session), false);
});

test('a deleted person has no session', async () => {
  await losesAll((_, id) => admin.call('DELETE', `/admin/users/${id}`));
  await losesAll((_, id) => admin.call('POST', '/admin/users/batch-delete', { ids: [id] }));
});

test('a password that the person sets ends all sessions from before', async () => {
  await losesAll(async ({ password: currentPassword }, _, { token }) => {
    const body = { currentPassword, password: newPassword() };
    await call(`${strapi.url}/admin/users/me`, { method: 'PUT', token, body });
  });
  await losesAll(async ({ email }) => {
    await post('forgot-password', { email });
    const codes = () => strapi.mailServer.about('reset-password?code=');
    const mail = () => codes().find(({ to }) => to.includes(email));
    await until(() => mail() !== undefined);
    assert.match(mail()?.text ?? '', /<a href="https:[^"]*code=\w+">Set a new password<\/a>/);
    const [, resetPasswordToken] = /code=(\w+)/.exec(mail()?.text ?? '') ?? [];
    const body = { resetPasswordToken, password: newPassword() };
    assert.equal(await lives(sessionOf(await post('reset-password', body))), true);
  });
});

test('the operator’s commands end all sessions of that person', async () => {
  await losesAll(({ email }) =>
    adminCommand(strapi, 'reset-user-password', `--email=${email}`, `--password=${newPassword()}`),
  );
  const { person } = await losesAll(({ email }) =>
    adminCommand(strapi, 'block-user', `--email=${email}`, '--block=true'),
  );
  assert.equal((await post('login', person)).status, 400, 'who is blocked cannot log in');
});
