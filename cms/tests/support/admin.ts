import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ENGLISH } from '../../src/content/languages/languages.ts';
import { query } from './database.ts';
import { type Answer, call, listAt, valueAt } from './http.ts';
import type { StartedStrapi } from './start-strapi.ts';
import { addInvitedPerson, makeAdministrator } from './tables.ts';
import { adminPath } from './types.ts';

const CMS = path.join(import.meta.dirname, '../..');

/** A member of the staff who is logged in to the admin. */
export interface Admin {
  readonly token: string;
  /** Sends one request and opens no form. A write is sent as from a form or list that was read earlier. */
  call(method: string, path: string, body?: unknown): Promise<Answer>;
  /**
   * Opens the form of an entry, as a person does, and sends one write from it: save, publish, take off, discard or delete.
   * So the CMS refuses none because of changes that the person has not seen.
   */
  callAsForm(method: string, path: string, body?: unknown): Promise<Answer>;
  /** Creates and publishes an entry of a type such as `project`. Returns the last reply, or the one that failed. */
  publish(type: string, data: object): Promise<Answer>;
  /** Deletes the draft and the published row of an entry in English. */
  remove(type: string, documentId: unknown): Promise<Answer>;
}

export const PERSON = {
  firstname: 'Test',
  lastname: 'Person',
  email: 'admin@mazhavil.example',
  password: 'Correct-horse-7-battery',
};

type Started = Pick<StartedStrapi, 'url' | 'dataDir' | 'env'>;

/** Stores the first administrator of a new database as an invited person, who then registers. */
export async function firstAdmin(strapi: Started): Promise<Admin> {
  const place = { dataDir: strapi.dataDir, databaseUrl: strapi.env.DATABASE_URL };
  const { firstname, lastname, email, password } = PERSON;
  const registrationToken = randomBytes(20).toString('hex');
  const database = { query: (sql: string) => query(place, sql) };
  await addInvitedPerson(database, { firstname, lastname, email, registrationToken });
  await makeAdministrator(database, email);
  const userInfo = { firstname, lastname, password };
  return loggedIn(strapi.url, 'register', { registrationToken, userInfo });
}

/** Makes the first administrator with Strapi's own command, as the operator does. */
export async function firstAdminByCommand(strapi: Started): Promise<Admin> {
  const options = Object.entries(PERSON).map(([name, value]) => `--${name}=${value}`);
  const stdout = await adminCommand(strapi, 'create-user', ...options);
  assert.doesNotMatch(
    stdout,
    /There is no administrator|SMTP_HOST/,
    'the command makes an administrator',
  );
  return sameAdmin(strapi);
}

/**
 * Runs what `npm run cms:admin` runs and returns what it printed. The command builds the program again, which
 * would disturb a Strapi that is starting: so it runs in a copy.
 */
export async function adminCommand(
  { env }: Pick<StartedStrapi, 'env'>,
  command: string,
  ...options: readonly string[]
): Promise<string> {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'cms-program-'));
  const notCopied = new Set(['node_modules', 'dist', 'seed-media', 'tests']);
  try {
    await cp(CMS, copy, {
      recursive: true,
      filter: (file) => !notCopied.has(path.relative(CMS, file)),
    });
    await symlink(path.join(CMS, 'node_modules'), path.join(copy, 'node_modules'));
    const args = ['node_modules/@strapi/strapi/bin/strapi.js', `admin:${command}`, ...options];
    return (await promisify(execFile)(process.execPath, args, { cwd: copy, env })).stdout;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Logs the first administrator in again, after a new start on the same database. */
export function sameAdmin({ url }: Pick<StartedStrapi, 'url'>): Promise<Admin> {
  const { email, password } = PERSON;
  return logIn(url, { email, password });
}

export function logIn(url: string, login: Login): Promise<Admin> {
  return loggedIn(url, 'login', login);
}

export type Login = Readonly<Record<'email' | 'password', string>>;

/** Invites a person with the role of that name, such as `Editor`, and logs the person in. */
export async function staffMember(url: string, administrator: Admin, role: string): Promise<Admin> {
  return logIn(url, await invite(url, administrator, role));
}

/**
 * Invites and registers a person with the role of that name, as the admin does.
 * @throws if no role has that name
 */
export async function invite(url: string, administrator: Admin, role: string): Promise<Login> {
  const roles = await administrator.call('GET', '/admin/roles');
  const named = listAt(roles.json, 'data').find((each) => valueAt(each, 'name') === role);
  if (!named) throw new Error(`There is no role ${role}`);
  const [firstname, lastname, suffix] = [role, 'Sample', randomBytes(4).toString('hex')];
  const email = `${role.toLowerCase().replaceAll(' ', '-')}-${suffix}@mazhavil.example`;
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
    call: (method, route, sent) => call(url + route, { method, token, body: sent }),
    async callAsForm(method, route, sent) {
      await admin.call('GET', formOf(route, sent));
      return admin.call(method, route, sent);
    },
    async publish(type, data) {
      const draft = await admin.call('POST', adminPath(type), data);
      const documentId = valueAt(draft.json, 'data', 'documentId');
      if (typeof documentId !== 'string') return draft;
      return admin.callAsForm('POST', `${adminPath(type, documentId)}/actions/publish`, data);
    },
    remove: (type, documentId) => admin.callAsForm('DELETE', adminPath(type, documentId)),
  };
  return admin;
}

/**
 * Returns the path that opens the form from which a write is sent. It is the English form for a write of all languages:
 * each form shows when the others were changed.
 * @throws if no form of an entry sends such a request
 */
function formOf(route: string, sent: unknown): string {
  const [path = '', query] = route.split('?');
  const isOfEntry = /^\/content-manager\/(?:collection-types\/[^/]+\/[^/]+|single-types\/[^/]+)$/;
  const form = path.replace(/\/actions\/(?:publish|unpublish|discard)$/, '');
  if (!isOfEntry.test(form)) throw new Error(`No form of an entry sends a request to ${route}`);
  const locale = new URLSearchParams(query).get('locale') ?? valueAt(sent, 'locale') ?? ENGLISH;
  return `${form}?locale=${locale === '*' ? ENGLISH : locale}`;
}
