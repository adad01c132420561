import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { LANGUAGE_CODES } from '../src/content/languages/language-names.ts';
import { query } from './database.ts';
import { type Answer, call, listAt, valueAt } from './http.ts';
import type { StartedStrapi } from './start-strapi.ts';
import { adminPath } from './types.ts';

const CMS = path.join(import.meta.dirname, '..');

/** A member of the staff who is logged in, as the admin's own pages are. */
export interface Admin {
  readonly token: string;
  /** One request. What a form saves was opened just before, as the admin does. */
  call(method: string, path: string, body?: unknown): Promise<Answer>;
  /** Creates a draft of a type (`project`) and publishes it; the second reply, or the failed one. */
  publish(type: string, data: object): Promise<Answer>;
  /** Deletes an entry of a type, draft and published. */
  remove(type: string, documentId: unknown): Promise<Answer>;
}

export const PERSON = {
  firstname: 'Test',
  lastname: 'Person',
  email: 'admin@mazhavil.example',
  password: 'Correct-horse-7-battery',
};

type Started = Pick<StartedStrapi, 'url' | 'dataDir' | 'env'>;

/** The first administrator of a new database: a row as of an invited person, who then registers. */
export async function firstAdmin(strapi: Started): Promise<Admin> {
  const place = { dataDir: strapi.dataDir, databaseUrl: strapi.env.DATABASE_URL };
  const { firstname, lastname, email, password } = PERSON;
  const registrationToken = randomBytes(20).toString('hex');
  const values = [randomBytes(12).toString('hex'), firstname, lastname, email, registrationToken];
  await query(
    place,
    `insert into admin_users
      (document_id, firstname, lastname, email, registration_token, is_active, blocked)
      values (${values.map((value) => `'${value}'`)}, false, false)`,
  );
  await query(
    place,
    `insert into admin_users_roles_lnk (user_id, role_id) select admin_users.id, admin_roles.id
      from admin_users, admin_roles where email = '${email}' and code = 'strapi-super-admin'`,
  );
  const userInfo = { firstname, lastname, password };
  return loggedIn(strapi.url, 'register', { registrationToken, userInfo });
}

/** The same as the operator does it, with Strapi's own command. */
export async function firstAdminByCommand(strapi: Started): Promise<Admin> {
  const options = Object.entries(PERSON).map(([name, value]) => `--${name}=${value}`);
  const stdout = await adminCommand(strapi, 'create-user', ...options);
  assert.doesNotMatch(stdout, /There is no administrator|SMTP_HOST/, 'it makes one');
  return sameAdmin(strapi);
}

/**
 * What `npm run cms:admin` runs; gives what it printed. It compiles the program anew, which it would do under
 * the feet of every Strapi that is starting: so it has a copy.
 */
export async function adminCommand(
  { env }: Pick<StartedStrapi, 'env'>,
  command: string,
  ...options: readonly string[]
): Promise<string> {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'cms-program-'));
  const left = new Set(['node_modules', 'dist', 'seed-media', 'tests']);
  try {
    await cp(CMS, copy, { recursive: true, filter: (file) => !left.has(path.relative(CMS, file)) });
    await symlink(path.join(CMS, 'node_modules'), path.join(copy, 'node_modules'));
    const args = ['node_modules/@strapi/strapi/bin/strapi.js', `admin:${command}`, ...options];
    return (await promisify(execFile)(process.execPath, args, { cwd: copy, env })).stdout;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** The first administrator again, on a database that was started anew. */
export function sameAdmin({ url }: Pick<StartedStrapi, 'url'>): Promise<Admin> {
  const { email, password } = PERSON;
  return logIn(url, { email, password });
}

export function logIn(url: string, login: Login): Promise<Admin> {
  return loggedIn(url, 'login', login);
}

/** What a person logs in with. */
export type Login = Readonly<Record<'email' | 'password', string>>;

/** A person with the role of that name (`Editor`), logged in as in the admin. */
export async function staffMember(url: string, administrator: Admin, role: string): Promise<Admin> {
  return logIn(url, await invite(url, administrator, role));
}

/**
 * A new person with the role of that name, invited and registered as in the admin.
 * @throws where there is no such role
 */
export async function invite(url: string, administrator: Admin, role: string): Promise<Login> {
  const roles = await administrator.call('GET', '/admin/roles');
  const named = listAt(roles.json, 'data').find((each) => valueAt(each, 'name') === role);
  if (!named) throw new Error(`There is no role ${role}`);
  const [firstname, lastname, suffix] = [role, 'Sample', randomBytes(4).toString('hex')];
  const email = `${role.toLowerCase()}-${suffix}@mazhavil.example`;
  const person = { firstname, lastname, email, roles: [valueAt(named, 'id')] };
  const invited = await administrator.call('POST', '/admin/users', person);
  const registrationToken = valueAt(invited.json, 'data', 'registrationToken');
  const password = `Aa1${randomBytes(12).toString('hex')}`;
  const userInfo = { firstname, lastname, password };
  await loggedIn(url, 'register', { registrationToken, userInfo });
  return { email, password };
}

async function loggedIn(url: string, path: string, body: object): Promise<Admin> {
  const reply = await call(`${url}/admin/${path}`, { method: 'POST', body });
  const token = valueAt(reply.json, 'data', 'token');
  if (typeof token !== 'string') throw new Error(`The login failed: ${reply.text}`);
  const admin: Admin = {
    token,
    async call(method, route, sent) {
      for (const form of formsOf(method, route, sent)) await call(url + form, { token });
      return call(url + route, { method, token, body: sent });
    },
    async publish(type, data) {
      const draft = await admin.call('POST', adminPath(type), data);
      const documentId = valueAt(draft.json, 'data', 'documentId');
      if (typeof documentId !== 'string') return draft;
      return admin.call('POST', `${adminPath(type, documentId)}/actions/publish`, data);
    },
    remove: (type, documentId) => admin.call('DELETE', adminPath(type, documentId)),
  };
  return admin;
}

/** The paths with which the admin fills the forms whose button sends a request; none for any other request. */
function formsOf(method: string, route: string, sent: unknown): string[] {
  const [path = '', query] = route.split('?');
  const isOfEntry = /^\/content-manager\/(?:collection-types\/[^/]+\/[^/]+|single-types\/[^/]+)$/;
  const form = path.replace(/\/actions\/(?:publish|unpublish|discard)$/, '');
  if (method === 'GET' || !isOfEntry.test(form)) return [];
  const locale = new URLSearchParams(query).get('locale') ?? valueAt(sent, 'locale') ?? 'en';
  const locales = locale === '*' ? LANGUAGE_CODES : [locale];
  return locales.map((each) => `${form}?locale=${each}`);
}
