import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type { TestContext } from 'node:test';
import type { Login } from './admin.ts';
import { inviteForTest } from './entries.ts';
import { type Answer, call, listAt, valueAt } from './http.ts';
import { sharedCms } from './shared.ts';

const strapi = await sharedCms();
const { admin, author } = strapi;

export const newPassword = () => `Aa1${randomBytes(12).toString('hex')}`;

/** A session of a browser: a token for half an hour, and a cookie that gets the next token. */
interface Session {
  readonly token: string;
  /** Each use replaces it. */
  cookie: string;
}

/** Sends a request of the log-in page and the account, such as `login`. */
export function post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  return call(`${strapi.url}/admin/${path}`, { method: 'POST', body, headers });
}

export function sessionOf({ json, headers, text }: Answer): Session {
  const token = valueAt(json, 'data', 'token');
  assert.equal(typeof token, 'string', text);
  return { token: String(token), cookie: cookieOf(headers) };
}

function cookieOf(headers: Headers): string {
  const cookies = headers.getSetCookie().map((each) => each.split(';')[0]);
  return cookies.join('; ');
}

/** Whether the token of a session is accepted and its cookie gets the next token. */
export async function isSessionValid(session: Session): Promise<boolean> {
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

/** Checks that an action ends both sessions of a person who is logged in with two browsers. */
export async function assertEndsAllSessions(
  t: TestContext,
  endSessions: (person: Login, id: unknown, first: Session) => Promise<unknown>,
) {
  const person = await inviteForTest(t, 'Author');
  const sessions = [
    sessionOf(await post('login', { ...person, rememberMe: true })),
    sessionOf(await post('login', person)),
  ] as const;
  const id = await idOf(person);
  for (const session of sessions) {
    assert.equal(await isSessionValid(session), true, 'the person is logged in');
  }
  await endSessions(person, id, sessions[0]);
  for (const session of sessions) {
    assert.equal(await isSessionValid(session), false, 'the session has ended');
  }
  const ofAuthor = await author.call('GET', '/admin/users/me');
  assert.equal(ofAuthor.status, 200, 'other people stay logged in');
  return { person, id, sessions };
}
