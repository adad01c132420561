import { type Answer, at, call } from './http.ts';
import type { StartedStrapi } from './start-strapi.ts';

/** An administrator who is logged in, as the admin's own pages are. */
export interface Admin {
  readonly token: string;
  call(method: string, path: string, body?: unknown): Promise<Answer>;
  /** Creates a draft of a type (`project`) and publishes it; the second reply, or the failed one. */
  publish(type: string, data: object): Promise<Answer>;
}

const PERSON = {
  firstname: 'Test',
  lastname: 'Person',
  email: 'admin@mazhavil.example',
  password: 'Correct-horse-7-battery',
};

/** Registers the first administrator of a new database. */
export async function firstAdmin(strapi: Pick<StartedStrapi, 'url'>): Promise<Admin> {
  const reply = await call(`${strapi.url}/admin/register-admin`, { method: 'POST', body: PERSON });
  const token = at(reply.json, 'data', 'token');
  if (typeof token !== 'string') throw new Error(`No administrator: ${reply.text}`);
  return adminWith(strapi.url, token);
}

/** The administrator whom `firstAdmin` registered, on a database that was started anew. */
export async function sameAdmin(strapi: Pick<StartedStrapi, 'url'>): Promise<Admin> {
  const { email, password } = PERSON;
  const body = { email, password };
  const reply = await call(`${strapi.url}/admin/login`, { method: 'POST', body });
  const token = at(reply.json, 'data', 'token');
  if (typeof token !== 'string') throw new Error(`No administrator: ${reply.text}`);
  return adminWith(strapi.url, token);
}

/** The administrator who has that token. */
export function adminWith(url: string, token: string): Admin {
  const admin: Admin = {
    token,
    call: (method, path, body) => call(`${url}${path}`, { method, token, body }),
    async publish(type, data) {
      const types = `/content-manager/collection-types/api::${type}.${type}`;
      const draft = await admin.call('POST', types, data);
      const documentId = at(draft.json, 'data', 'documentId');
      if (typeof documentId !== 'string') return draft;
      return admin.call('POST', `${types}/${documentId}/actions/publish`, data);
    },
  };
  return admin;
}
