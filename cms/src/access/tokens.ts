import type { Core } from '@strapi/strapi';
import type { CmsSettings } from '../../config/cms';
import { SUBMISSION_TYPES } from '../content/submission-types';
import { CONTENT_UIDS, SLUG_RECORD } from '../content/types';
import type { UnknownRecord } from '../platform/record';

interface StoredToken extends UnknownRecord {
  readonly id: number;
  readonly permissions: readonly { readonly action: string }[];
}

const TOKENS = 'admin::api-token';
const PERMISSIONS = 'admin::api-token-permission';
/** On a new database Strapi makes two tokens for everything. */
const STRAPIS_OWN = { name: { $in: ['Read Only', 'Full Access'] }, lastUsedAt: null };

/**
 * Makes the website's API tokens what the settings say (7, R1). A token that was changed in the admin
 * is made anew; one that the settings no longer name is deleted.
 */
export async function ensureTokens(strapi: Core.Strapi, website: CmsSettings): Promise<void> {
  const reads = [...CONTENT_UIDS, SLUG_RECORD].map((uid) => `${uid}.find`);
  const writes = SUBMISSION_TYPES.map(({ uid }) => `${uid}.create`);
  const all = [
    ['CMS_TOKEN', website.readToken, 'reads content', reads],
    ['CMS_WRITE_TOKEN', website.writeToken, 'sends forms', writes],
    ['CMS_TOKEN_NEXT', website.readTokenNext, 'reads content (second)', reads],
    ['CMS_WRITE_TOKEN_NEXT', website.writeTokenNext, 'sends forms (second)', writes],
  ] as const;
  // The ids of the website's tokens are kept, since an administrator may rename a token.
  const store = strapi.store({ type: 'core', name: 'website_tokens' });
  await strapi.db.transaction(async () => {
    const stored: unknown = await store.get({ key: 'ids' });
    const before: unknown[] = Array.isArray(stored) ? stored : [];
    if (before.length === 0) await deleteTokens(strapi, STRAPIS_OWN);
    const after: number[] = [];
    for (const [setting, token, purpose, actions] of all) {
      if (token === undefined) continue;
      const description = `Made from ${setting} at every start. Change the setting, not this.`;
      after.push(await ensureToken(strapi, `Website: ${purpose}`, description, token, actions));
    }
    await deleteTokens(strapi, { id: { $in: before.filter((id) => !after.includes(Number(id))) } });
    await store.set({ key: 'ids', value: after });
  });
}

async function ensureToken(
  strapi: Core.Strapi,
  name: string,
  description: string,
  token: string,
  actions: readonly string[],
): Promise<number> {
  const tokens = strapi.db.query(TOKENS);
  const accessKey: string = strapi.service('admin::api-token').hash(token);
  const data = {
    name,
    description,
    accessKey,
    type: 'custom',
    kind: 'content-api',
    // The admin cannot show the token, which has no end date.
    encryptedKey: null,
    lifespan: null,
    expiresAt: null,
  };
  // A second token of this name or hash would grant other permissions.
  const where = { $or: [{ name }, { accessKey }] };
  const existing: StoredToken[] = await tokens.findMany({ where, populate: ['permissions'] });
  const [only] = existing;
  if (only && existing.length === 1) {
    const granted = only.permissions.map(({ action }) => action);
    const isSame = Object.entries(data).every(([field, value]) => only[field] === value);
    if (isSame && granted.sort().join() === [...actions].sort().join()) return only.id;
  }
  await deleteTokens(strapi, where);
  const { id } = await tokens.create({ data });
  for (const action of actions) {
    await strapi.db.query(PERMISSIONS).create({ data: { action, token: id } });
  }
  return id;
}

async function deleteTokens(strapi: Core.Strapi, where: object): Promise<void> {
  const tokens = strapi.db.query(TOKENS);
  const found: { id: number }[] = await tokens.findMany({ select: ['id'], where });
  const ids = found.map(({ id }) => id);
  await strapi.db.query(PERMISSIONS).deleteMany({ where: { token: { id: { $in: ids } } } });
  await tokens.deleteMany({ where: { id: { $in: ids } } });
}
